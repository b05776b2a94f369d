import type { Order } from '../../../../shared/contract/orders.ts'
import { checkoutToasts } from '../../../../shared/copy/checkout-toasts.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { presentOrder } from '../../orders/present-order.ts'
import { findPayment, findRefundsOfCheckout } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { ProviderPayment } from '../../payments/provider/payment-provider.ts'
import { findCheckoutByProviderOrder, planAsk, type StoredCheckout } from '../pay/checkout-queries.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/** The provider's signed success, as the browser hands it in. */
type Success = { userId: string; providerOrderId: string; paymentId: string; signature: string }

/**
 * Gives the order that a payment became. The signature is checked against the order id that the shop stored. Throws
 * `not_found` for another's order, `payment_not_verified`, `payment_refunded` where it could not become an order, and
 * `in_progress` while it is not captured or the provider cannot be asked: the shop goes on asking by itself.
 */
export async function verifyPayment(shop: PayingShop, success: Success): Promise<Order> {
  const checkout = await findCheckoutByProviderOrder(shop.db, success.providerOrderId, success.userId)
  if (!checkout?.provider_order_id) throw new Failure('not_found', failures.orderNotFound)
  const settlement = await settleSuccess(shop, checkout, success)
  if (!settlement) throw new Failure('in_progress', payments.beingConfirmed, { retryAfterSeconds: 2 })
  const { orderId } = settlement
  return orderId === null ? explainRefund(shop, checkout.id, success.paymentId) : readOrder(shop, orderId)
}

/**
 * Settles the payment that a signed success names, and returns its outcome; undefined while it is not captured or the provider
 * cannot be asked: then the shop schedules a question of its own. Throws `payment_not_verified` where the provider did not sign
 * it.
 */
export async function settleSuccess(
  shop: PayingShop,
  checkout: StoredCheckout,
  { paymentId, signature }: Pick<Success, 'paymentId' | 'signature'>,
): Promise<Settlement | undefined> {
  const orderId = checkout.provider_order_id ?? ''
  const genuine = await shop.provider.verifyPaymentSignature(orderId, paymentId, signature)
  if (!genuine) throw new Failure('payment_not_verified', checkoutToasts.paymentVerificationFailed)
  const settlement = (await settledBefore(shop, paymentId)) ?? (await settle(shop, orderId, paymentId))
  if (!settlement) await planAsk(shop.db, checkout.id, shop.clock(), 0)
  return settlement
}

async function settledBefore(shop: PayingShop, paymentId: string): Promise<Settlement | undefined> {
  const payment = await findPayment(shop.db, paymentId)
  return payment && { orderId: payment.order_id }
}

/** The provider itself says what was paid: the browser's word is only that something was. */
async function settle(shop: PayingShop, providerOrderId: string, paymentId: string): Promise<Settlement | undefined> {
  let payment: ProviderPayment
  try {
    payment = await shop.provider.findPayment(paymentId)
  } catch (error) {
    shop.log.warn({ err: error, payment: paymentId }, 'the provider could not be asked')
    return undefined
  }
  if (payment.orderId !== providerOrderId)
    throw new Failure('payment_not_verified', checkoutToasts.paymentVerificationFailed)
  return settlePayment(shop, payment)
}

async function readOrder(shop: PayingShop, id: string): Promise<Order> {
  const order = await findOrder(shop.db, { id })
  if (!order) throw new Error(`the order ${id} of a payment is gone`)
  return presentOrder(order)
}

/** Throws `payment_refunded` with why a payment of a checkout goes back. */
export async function explainRefund(shop: PayingShop, checkoutId: string, paymentId: string): Promise<never> {
  const refunds = await findRefundsOfCheckout(shop.db, checkoutId)
  const refund = refunds.find((each) => each.payment_id === paymentId)
  throw new Failure('payment_refunded', refund ? payments.refundedBecause[refund.reason] : payments.refunded)
}
