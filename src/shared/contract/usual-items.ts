import * as z from 'zod/mini'
import { ArticleInPlace } from './changed-lines.ts'
import { endpoint, success } from './endpoint.ts'
import { moment, rupees } from './fields.ts'

/** An article that a shopper ordered twice at least. */
const UsualItem = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  /** Names and picture as the last order has them. */
  name: z.string(),
  variantName: z.nullable(z.string()),
  image: z.string(),
  /** Orders that have it, without cancelled ones. */
  times: z.int(),
  /** Pieces that were ordered at once most often. */
  usual: z.int(),
  lastOrderedAt: moment,
  /** Reason why other pieces go into the cart than usual, as reorder says it; null: the usual ones do. */
  why: z.nullable(z.enum(['stock', 'gone', 'replaced', 'least'])),
  /** Article that is sold, and goes into the cart, in place of an item that is replaced. */
  replacedBy: z.optional(ArticleInPlace),
  /** The offer of today: `offerPrice` is for so many `pieces`, which go into the cart (0: out of stock). Null: no longer sold. */
  now: z.nullable(z.strictObject({ price: rupees, offerPrice: rupees, pieces: z.int(), stock: z.int() })),
})
export type UsualItem = z.infer<typeof UsualItem>

export const usualItems = {
  usualItems: endpoint({
    method: 'GET',
    path: '/order/usual-items',
    summary:
      'What the caller ordered in two orders at least, most often first, with the usual quantity, today’s price and stock',
    access: 'shopper',
    answer: success({ data: z.array(UsualItem) }),
  }),
}
