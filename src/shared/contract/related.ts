import * as z from 'zod/mini'
import { Product } from './catalogue.ts'
import { endpoint, success } from './endpoint.ts'
import { id } from './fields.ts'

/**
 * Products that several people bought together with a product, and products to be had instead: sold and in stock now, the best
 * first. `lookedAt`: all that was asked for it, shown or not.
 */
export const RelatedGoods = z.strictObject({
  productId: z.string(),
  goesWith: z.array(Product),
  insteadOf: z.array(Product),
  lookedAt: z.array(z.string()),
})
export type RelatedGoods = z.infer<typeof RelatedGoods>

/** Products to be laid side by side: those that are sold, without reviews, in the order asked; `missing`: those that are not. */
const Compared = z.strictObject({ products: z.array(Product), missing: z.array(z.string()) })
export type Compared = z.infer<typeof Compared>

export const related = {
  relatedGoods: endpoint({
    method: 'GET',
    path: '/product/related/{id}',
    summary: 'What goes with a product by orders of several people, and what can be had instead by its attributes',
    access: 'public',
    params: z.object({ id }),
    answer: success({ data: RelatedGoods }),
  }),
  comparedGoods: endpoint({
    method: 'GET',
    path: '/product/compare',
    summary: 'Up to four products by their ids, comma between them, to be laid side by side',
    access: 'public',
    query: z.object({
      ids: z.string('ids must be ids with commas between them').check(z.maxLength(500)),
    }),
    answer: success({ data: Compared }),
  }),
}
