import * as z from 'zod/mini'

/** Article that is sold in place of one that is gone. */
export const ArticleInPlace = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
})

/** Change of a line since it was ordered: `was` and `now` are rupees for a price, else pieces. */
export const ChangedLine = z.strictObject({
  /** Of the order, from 1. */
  line: z.int(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  was: z.number(),
  now: z.number(),
  why: z.enum(['price', 'stock', 'gone', 'least']),
})
export type ChangedLine = z.infer<typeof ChangedLine>

/** The same of a line that is bought again: what is gone may be replaced. */
export const ReorderChange = z.extend(ChangedLine, {
  why: z.enum(['price', 'stock', 'gone', 'replaced', 'least']),
  /** Of a line that is replaced: what is in the cart in its place; `now` 0: it is out of stock. */
  replacedBy: z.optional(ArticleInPlace),
})
export type ReorderChange = z.infer<typeof ReorderChange>
