import * as z from 'zod/mini'
import { checkoutToasts } from '../copy/checkout-toasts.ts'
import { forms } from '../copy/forms.ts'
import { DeliverTo } from './addresses.ts'
import { buyer } from './buyer.ts'
import { deliveryWay } from './delivery-way.ts'
import { endpoint, success } from './endpoint.ts'
import { requiredId, shownAmount, stateConfirmed } from './fields.ts'
import { Order } from './orders.ts'

/**
 * States of an online payment. `waiting`: the provider is at work on it, or cannot be asked. `failed`: nothing is paid and no
 * payment is under way as far as the provider knows; not final, a later try or a late bank may still pay. `paid`: there is an
 * order. `refunded`: the money goes back or has gone back; the order is `null` where there was none.
 */
const paymentStates = ['waiting', 'paid', 'failed', 'refunded'] as const

/** `message` is what to tell the shopper. */
const PaymentProgress = z.strictObject({
  state: z.enum(paymentStates),
  message: z.string(),
  order: z.nullable(Order),
})
export type PaymentProgress = z.infer<typeof PaymentProgress>

/** `script_url` is the provider's checkout script; `test`: no money moves. */
export const PaymentIntent = {
  order_id: z.string(),
  currency: z.literal('INR'),
  amount: z.int(),
  key_id: z.string(),
  script_url: z.string(),
  test: z.boolean(),
}

export const payments = {
  paymentIntent: endpoint({
    method: 'POST',
    path: '/order/paymentIntent',
    summary: 'Freeze the cart as a checkout and start an online payment; `amount` in paise',
    access: 'shopper',
    rate: { within: ['checkoutOfNetwork', 'newcomerHold'] },
    body: z.object({ address: DeliverTo, shownAmount, stateConfirmed, buyer, deliveryWay }),
    incomplete: checkoutToasts.selectAddress,
    answer: success(PaymentIntent),
  }),
  paymentVerify: endpoint({
    method: 'POST',
    path: '/order/paymentVerify',
    summary: 'Hand in the provider’s signed success; answers the order',
    access: 'shopper',
    rate: { account: 'paymentVerified' },
    body: z.object({
      razorpay_payment_id: requiredId,
      razorpay_order_id: requiredId,
      razorpay_signature: z.string(forms.required).check(z.minLength(1, forms.required)),
      address: z.optional(DeliverTo),
    }),
    answer: success({ message: z.string(), data: Order }),
  }),
  paymentStatus: endpoint({
    method: 'GET',
    path: '/order/payment-status/{order_id}',
    summary: 'Where an online payment stands, by the provider’s order id; asks the provider while it is open',
    access: 'shopper',
    params: z.object({ order_id: requiredId }),
    answer: success({ data: PaymentProgress }),
  }),
}
