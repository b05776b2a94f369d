import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'

/** Something that the search box offers; prices in rupees as cards show them, stock what can be bought now. */
export const Suggestion = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** The category's name. */
  category: z.string(),
  mainImage: z.string(),
  price: rupees,
  offerPrice: z.nullable(rupees),
  stock: z.int(),
})
export type Suggestion = z.infer<typeof Suggestion>

/**
 * Products that a text asks for, and those only similar to it, each the best first; `readAs`: what was looked for instead of the
 * text.
 */
export const Suggestions = z.strictObject({
  exact: z.array(Suggestion),
  similar: z.array(Suggestion),
  readAs: z.optional(z.string()),
})
export type Suggestions = z.infer<typeof Suggestions>

/** Calls of the search box while one types. */
export const suggestions = {
  suggest: endpoint({
    method: 'GET',
    path: '/product/suggest',
    summary: 'What a search text asks for, and what is only similar, the best first',
    access: 'public',
    query: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(limits.searchTextMax)), '') }),
    answer: success({ data: Suggestions }),
  }),
}
