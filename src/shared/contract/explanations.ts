import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { endpoint, success } from './endpoint.ts'
import { id, rupees } from './fields.ts'

/** Explanation of a cart, an order or a paper; `note`: why there is none. Less is a negative amount. */
export const Explained = z.strictObject({
  title: z.string(),
  note: z.nullable(z.string()),
  amounts: z.array(z.strictObject({ name: z.string(), amount: rupees, sentences: z.array(z.string()) })),
})
export type Explained = z.infer<typeof Explained>

export const explanations = {
  explainCart: endpoint({
    method: 'GET',
    path: '/cart/explain',
    summary: 'How the amounts of the cart come about, at the prices and terms of now',
    access: 'shopper',
    query: z.object({
      pincode: z.optional(z.string().check(z.regex(/^[1-9]\d{5}$/, forms.pincode))),
      state: z.optional(z.string()),
    }),
    answer: success({ data: z.array(Explained) }),
  }),
  explainOrder: endpoint({
    method: 'GET',
    path: '/order/{id}/explain',
    summary:
      'How the amounts of an own order, its invoice, credit notes and refunds came about, from what was kept with it',
    access: 'shopper',
    params: z.object({ id }),
    answer: success({ data: z.array(Explained) }),
  }),
}
