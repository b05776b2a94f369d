import * as z from 'zod/mini'
import { goodsLimits } from '../../goods-limits.ts'
import { gridColumns } from '../../office/grid-columns.ts'
import { goodsStates } from '../../office/units.ts'
import { officeLimits } from '../../office-limits.ts'
import { sheetLimits } from '../../sheet-limits.ts'
import { success } from '../endpoint.ts'
import { staffEndpoint } from './staff-endpoint.ts'

const key = z.string().check(z.minLength(1), z.maxLength(goodsLimits.id))
const Column = z.enum(gridColumns)

/** A product or a variant as a row: its cells as they stand in a file; what it has none of is left out. */
const Row = z.strictObject({
  product: z.string(),
  variant: z.nullable(z.string()),
  name: z.string(),
  cells: z.partialRecord(Column, z.string()),
})
export type GridRow = z.infer<typeof Row>

const text = z.string().check(z.maxLength(goodsLimits.line))

/** Goods as a table that is edited cell by cell. */
export const officeGrid = {
  goodsGrid: staffEndpoint({
    method: 'GET',
    path: '/goods-grid',
    summary: 'A page of products with their variants, as rows',
    needs: 'products.import',
    query: z.object({
      text: z.optional(z.string().check(z.maxLength(officeLimits.officeSearchMax))),
      category: z.optional(key),
      brand: z.optional(key),
      state: z.optional(z.enum(goodsStates)),
      after: z.optional(key),
    }),
    answer: success({ data: z.array(Row), next: z.nullable(z.string()) }),
  }),
  saveGrid: staffEndpoint({
    method: 'PATCH',
    path: '/goods-grid',
    summary: 'Writes the cells that were changed; rows with something wrong stay, each with its sentence',
    needs: 'products.import',
    command: 'goods.grid',
    bodyLimit: 1024 * 1024,
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            product: key,
            variant: z.nullable(key),
            cells: z.partialRecord(Column, z.strictObject({ was: text, now: text })),
          }),
        )
        .check(z.minLength(1), z.maxLength(sheetLimits.gridRows)),
    }),
    answer: success({
      message: z.string(),
      saved: z.array(Row),
      wrong: z.array(z.strictObject({ row: z.int(), column: z.string(), sentence: z.string() })),
    }),
  }),
}
