import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { DeliverTo } from './addresses.ts'
import { endpoint, success } from './endpoint.ts'
import { Order } from './orders.ts'

const providerId = z.string(forms.required).check(z.regex(/^\w{1,64}$/, forms.required))

export const payments = {
  paymentIntent: endpoint({
    method: 'POST',
    path: '/order/paymentIntent',
    summary: 'Freeze the cart as a checkout and start an online payment; `amount` in paise',
    access: 'shopper',
    body: z.object({ address: DeliverTo }),
    answer: success({ order_id: z.string(), currency: z.literal('INR'), amount: z.int(), key_id: z.string() }),
  }),
  paymentVerify: endpoint({
    method: 'POST',
    path: '/order/paymentVerify',
    summary: 'Hand in the provider’s signed success; answers the order',
    access: 'shopper',
    body: z.object({
      razorpay_payment_id: providerId,
      razorpay_order_id: providerId,
      razorpay_signature: z.string(forms.required).check(z.regex(/^[0-9a-f]{64}$/i, forms.required)),
      address: z.optional(DeliverTo),
    }),
    answer: success({ message: z.string(), data: Order }),
  }),
}
