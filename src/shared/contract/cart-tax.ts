import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { pincode, state } from './addresses.ts'
import { shipTo } from './buyer.ts'
import { deliveryWay } from './delivery-way.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'
import { TaxSplit } from './tax-split.ts'

export const cartTax = {
  cartTax: endpoint({
    method: 'GET',
    path: '/cart/tax',
    summary:
      'The tax of the cart by rate and head as the invoice of a firm would have it, at an address; no GSTIN is sent',
    access: 'shopper',
    query: z.object({
      pincode,
      state,
      /** The first two digits of the GSTIN. */
      gstState: z.string(forms.required).check(z.regex(/^\d{2}$/, forms.state)),
      shipTo,
      deliveryWay,
      paymentMethod: z._default(z.enum(['cod', 'online']), 'cod'),
    }),
    answer: success({
      data: z.strictObject({
        placeOfSupply: z.strictObject({ state: z.string(), stateCode: z.string() }),
        ...TaxSplit.shape,
        /** Amount to be paid. */
        payable: rupees,
      }),
    }),
  }),
}
