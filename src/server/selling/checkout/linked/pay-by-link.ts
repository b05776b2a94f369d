import { payLinks as copy } from '../../../../shared/copy/pay-links.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { orderAtProvider } from '../pay/order-at-provider.ts'
import { type PaymentIntent, presentIntent } from '../pay/start-payment.ts'
import { explainRefund, settleSuccess } from '../settle/verify-payment.ts'
import { findPayLink } from './pay-link-key.ts'

/**
 * Starts the payment of a link: the provider's order for exactly its amount, the same one however often it is asked for. Throws
 * `not_found` for a wrong key, `order_state` where it is paid or over, `unavailable` where the provider is off or cannot be reached.
 */
export async function payByLink(shop: PayingShop, key: string): Promise<PaymentIntent> {
  const link = await findPayLink(shop, key)
  if (link.status === 'settled') throw new Failure('order_state', copy.paidAlready)
  if (link.status !== 'open' || link.expires_at <= shop.clock()) throw new Failure('order_state', copy.over)
  if (shop.provider.isOff) throw new Failure('unavailable', payments.linkLater)
  return presentIntent(shop, link, await orderAtProvider(shop, link))
}

/** The provider's signed success, as the browser hands it in. */
interface Success {
  key: string
  paymentId: string
  signature: string
}

/**
 * Settles the payment of a link that a signed success names. The signature is checked against the order id that the shop stored. Throws
 * `not_found`, `payment_not_verified`, `payment_refunded` where it became no order, and `in_progress` while the provider has not captured
 * it: the shop goes on asking by itself.
 */
export async function verifyByLink(shop: PayingShop, { key, paymentId, signature }: Success): Promise<void> {
  const link = await findPayLink(shop, key)
  if (link.provider_order_id === null) throw new Failure('not_found', copy.wrongKey)
  const settlement = await settleSuccess(shop, link, { paymentId, signature })
  if (!settlement) throw new Failure('in_progress', payments.beingConfirmed, { retryAfterSeconds: 2 })
  if (settlement.orderId === null) await explainRefund(shop, link.id, paymentId)
}
