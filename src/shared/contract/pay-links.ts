import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { endpoint, success } from './endpoint.ts'
import { moment, requiredId, rupees } from './fields.ts'
import { Breakdown } from './orders.ts'
import { PaymentIntent } from './payments.ts'

const key = z.string(forms.required).check(z.trim(), z.minLength(1, forms.required), z.maxLength(100, forms.tooLong))

/**
 * A payment link, as whoever has its key sees it. `waiting`: a payment is under way; `over`: it can be paid no more; `refunded`: a payment
 * that came too late goes back, `message` says why.
 */
export const PayLinkView = z.strictObject({
  /** Of the order that the goods are added to. */
  number: z.string(),
  /** Number of the order that it became; null: not paid. */
  placed: z.nullable(z.string()),
  state: z.enum(['open', 'waiting', 'paid', 'over', 'refunded']),
  message: z.nullable(z.string()),
  /** Its last moment. */
  until: moment,
  lines: z.array(
    z.strictObject({
      name: z.string(),
      variantName: z.nullable(z.string()),
      quantity: z.int(),
      /** Of one piece. */
      price: rupees,
      /** Of all pieces, before the online discount. */
      total: rupees,
    }),
  ),
  money: Breakdown,
  /** No money moves. */
  test: z.boolean(),
})
export type PayLinkView = z.infer<typeof PayLinkView>

export const payLinks = {
  readPayLink: endpoint({
    method: 'POST',
    path: '/pay-link',
    summary: 'What a payment link asks for, and how it stands; 404 for a key that the shop did not sign',
    access: 'public',
    rate: { network: ['payLink'] },
    body: z.object({ key }),
    answer: success({ data: PayLinkView }),
  }),
  payByLink: endpoint({
    method: 'POST',
    path: '/pay-link/intent',
    summary: 'Start the payment of a link; `amount` in paise',
    access: 'public',
    rate: { network: ['payByLink'] },
    body: z.object({ key }),
    answer: success(PaymentIntent),
  }),
  verifyByLink: endpoint({
    method: 'POST',
    path: '/pay-link/verify',
    summary: 'Hand in the provider’s signed success for a link',
    access: 'public',
    rate: { network: ['payByLink'] },
    body: z.object({
      key,
      razorpay_payment_id: requiredId,
      razorpay_signature: z.string(forms.required).check(z.minLength(1, forms.required)),
    }),
    answer: success({ message: z.string(), data: PayLinkView }),
  }),
}
