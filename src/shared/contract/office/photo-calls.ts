import * as z from 'zod/mini'
import { goodsLimits } from '../../goods-limits.ts'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Goods that a photo shows by the name of its file, and its place among those of that; null: nothing is called so. */
const Matched = z.strictObject({
  file: z.string(),
  shows: z.nullable(
    z.strictObject({ product: z.string(), variant: z.nullable(z.string()), name: z.string(), place: z.int() }),
  ),
})
export type MatchedPhoto = z.infer<typeof Matched>

/** Many photos at once: matched to goods by the names of their files, then added one by one. */
export const officePhotos = {
  matchPhotos: staffEndpoint({
    method: 'POST',
    path: '/goods-photos/match',
    summary: 'Says which product or variant each photo shows, by the name of its file. Nothing is written',
    needs: 'products.edit',
    rate: { account: 'officeCall' },
    body: z.strictObject({
      files: z
        .array(z.string().check(z.minLength(1), z.maxLength(200)))
        .check(z.minLength(1), z.maxLength(goodsLimits.photosAtOnce)),
    }),
    answer: success({ data: z.array(Matched) }),
  }),
}
