import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, rupees } from './fields.ts'

/** Terms on which the shop delivers to a PIN code, and whether it does; amounts in rupees. */
export const DeliveryCheck = z.strictObject({
  pincode: z.string(),
  /** null: the code lies in two states, and the address decides. */
  state: z.nullable(z.strictObject({ code: z.string(), name: z.string() })),
  serviceable: z.boolean(),
  reason: z.nullable(z.string()),
  charge: rupees,
  /** Goods for so much are delivered free; null: never. */
  freeFrom: z.nullable(rupees),
  expectedDelivery: moment,
  /** Orders below `limit` can be paid in cash. */
  cod: z.strictObject({ allowed: z.boolean(), reason: z.nullable(z.string()), limit: rupees }),
})
export type DeliveryCheck = z.infer<typeof DeliveryCheck>

export const delivery = {
  checkDelivery: endpoint({
    method: 'GET',
    path: '/delivery/check',
    summary:
      'Whether the shop delivers to a PIN code, when, and for how much; of a product or its variant: for one piece of it',
    access: 'public',
    query: z.object({
      pincode: z.string(forms.pincode).check(z.trim(), z.regex(/^[1-9]\d{5}$/, forms.pincode)),
      productId: z.optional(id),
      variantId: z.optional(id),
    }),
    answer: success({ data: DeliveryCheck }),
  }),
}
