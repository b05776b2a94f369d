import type { PaymentProgress } from '../../../../shared/contract/payments.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { findOrder, findOrderOfCart } from '../../orders/order-queries.ts'
import { presentOrder } from '../../orders/present-order.ts'
import { findRefundsOfCheckout } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { askProvider } from '../pay/ask-provider.ts'
import { findCheckoutByProviderOrder, keepHeard, mayAskAgain, type StoredCheckout } from '../pay/checkout-queries.ts'

/**
 * Returns the state of a shopper's online payment. While our books do not say that it is over, the provider is asked, so that
 * nobody is told "nothing was paid" by a shop that only has not received the news yet. Throws `not_found` for another's order.
 */
export async function paymentProgress(
  shop: PayingShop,
  userId: string,
  providerOrderId: string,
): Promise<PaymentProgress> {
  const checkout = await findOwn(shop, userId, providerOrderId)
  const written = await readBooks(shop, checkout)
  if (written) return written
  const underWay = await isUnderWay(shop, checkout)
  const now = await findOwn(shop, userId, providerOrderId)
  const settled = (await readBooks(shop, now)) ?? (await paidOtherwise(shop, now))
  if (settled) return settled
  return underWay !== false
    ? { state: 'waiting', message: payments.beingConfirmed, order: null }
    : { state: 'failed', message: payments.nothingPaid, order: null }
}

async function findOwn(shop: PayingShop, userId: string, providerOrderId: string): Promise<StoredCheckout> {
  const checkout = await findCheckoutByProviderOrder(shop.db, providerOrderId, userId)
  if (!checkout) throw new Failure('not_found', failures.orderNotFound)
  return checkout
}

/** Returns whether a payment may still arrive, as the provider says now or said a moment ago; null: it gave no answer. */
async function isUnderWay(shop: PayingShop, checkout: StoredCheckout): Promise<boolean | null> {
  if (!(await mayAskAgain(shop.db, checkout.id, shop.clock()))) return checkout.under_way
  const heard = await askProvider(shop, checkout).catch((error) => {
    shop.log.warn({ err: error, checkout: checkout.id }, 'the provider could not be asked')
    return undefined
  })
  const underWay = heard?.underWay ?? null
  await keepHeard(shop.db, checkout.id, underWay)
  return underWay
}

/** Returns the final state in the books; undefined where they have none yet. */
async function readBooks(shop: PayingShop, checkout: StoredCheckout): Promise<PaymentProgress | undefined> {
  if (checkout.order_id !== null) {
    const stored = await findOrder(shop.db, { id: checkout.order_id })
    if (!stored) throw new Error(`the order of checkout ${checkout.id} is gone`)
    const order = presentOrder(stored)
    return order.refund && (order.status === 'cancelled' || order.status === 'returned')
      ? { state: 'refunded', message: payments.orderRefunded, order }
      : { state: 'paid', message: payments.paid, order }
  }
  const [refund] = await findRefundsOfCheckout(shop.db, checkout.id)
  return refund && { state: 'refunded', message: payments.refundedBecause[refund.reason], order: null }
}

/** The order that the checkout's cart became by another payment, where nothing was paid on this one. */
async function paidOtherwise(
  shop: PayingShop,
  { cart_id: cartId }: StoredCheckout,
): Promise<PaymentProgress | undefined> {
  const order = cartId === null ? undefined : await findOrderOfCart(shop.db, cartId)
  if (order?.payment_method !== 'online') return undefined
  return { state: 'paid', message: payments.arrivedMeanwhile, order: presentOrder(order) }
}
