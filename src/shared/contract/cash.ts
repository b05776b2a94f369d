import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { deliveryWay } from './delivery-way.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'

/** Answer whether the own cart can be paid in cash at an address; `reason` and `hint` say what to do. Amounts in rupees. */
export const CashAnswer = z.strictObject({
  allowed: z.boolean(),
  /** Amount to be paid in cash, the fee in it. */
  amount: rupees,
  fee: rupees,
  /** Null where it is allowed. */
  reason: z.nullable(z.string()),
  /** Way to pay more in cash later; null where there is nothing to earn. */
  hint: z.nullable(z.string()),
})
export type CashAnswer = z.infer<typeof CashAnswer>

export const cash = {
  cashForCart: endpoint({
    method: 'GET',
    path: '/order/cash',
    summary:
      'Whether the own cart can be paid in cash, as far as the own account tells, and why not; nothing is changed',
    access: 'shopper',
    query: z.object({
      /** Id of a saved address. */
      address: z.optional(z.string().check(z.maxLength(64))),
      pincode: z.optional(z.string().check(z.regex(/^[1-9]\d{5}$/, forms.pincode))),
      state: z.optional(z.string().check(z.maxLength(60))),
      deliveryWay,
    }),
    answer: success({ data: CashAnswer }),
  }),
}
