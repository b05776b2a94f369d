import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { id, rupees, variantId } from './fields.ts'

/** Something that can be bought, with why it fits, a sentence for each thing that was compared. */
export const FittingArticle = z.strictObject({
  _id: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  mainImage: z.string(),
  price: rupees,
  stock: z.int(),
  why: z.array(z.string()),
})
export type FittingArticle = z.infer<typeof FittingArticle>

/** Products that one rule finds for a product, those in stock first: they go with it, or take its place. */
export const FittingGroup = z.strictObject({
  rule: z.string(),
  name: z.string(),
  relation: z.enum(['with', 'instead']),
  articles: z.array(FittingArticle),
})
export type FittingGroup = z.infer<typeof FittingGroup>

const named = z.strictObject({ _id: z.string(), variantId: z.nullable(z.string()), name: z.string() })

/** Two things that do not fit: why, in numbers, and what in stock would fit the second. */
export const FitWarning = z.strictObject({
  rule: z.string(),
  /** Somebody gets hurt, or something burns. */
  danger: z.boolean(),
  part: named,
  host: named,
  why: z.array(z.string()),
  instead: z.array(FittingArticle),
})
export type FitWarning = z.infer<typeof FitWarning>

export const fit = {
  fits: endpoint({
    method: 'GET',
    path: '/product/fits/{id}',
    summary: 'What fits a product, or one of its variants, by the rules of the trade',
    access: 'public',
    params: z.object({ id }),
    query: z.object({ variantId: z.optional(id) }),
    answer: success({ data: z.strictObject({ groups: z.array(FittingGroup) }) }),
  }),
  checkCart: endpoint({
    method: 'GET',
    path: '/cart/fits',
    summary: 'What in the cart does not fit, and what would; with a product: that one beside the cart',
    access: 'shopper',
    query: z.object({ productId: z.optional(id), variantId: z.optional(variantId) }),
    answer: success({
      data: z.strictObject({
        warnings: z.array(FitWarning),
        /** Of a product that was asked about: the things in the cart that it fits. */
        fits: z.array(z.strictObject({ name: z.string(), why: z.array(z.string()) })),
      }),
    }),
  }),
}
