import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { ProviderPayment } from '../../payments/provider/payment-provider.ts'
import { type Settlement, settlePayment } from '../settle/settle-payment.ts'
import { keepProviderOrder, type StoredCheckout } from './checkout-queries.ts'

/** The provider's answer about a checkout. `underWay`: a payment that may still be captured. */
export type Heard = { paid: Settlement[]; underWay: boolean }

const nothing: Heard = { paid: [], underWay: false }

/**
 * Asks the provider about a checkout and settles whatever was captured, the first payment first. Never call it inside a
 * transaction. Throws ProviderAway or ProviderRefused.
 */
export async function askProvider(shop: PayingShop, checkout: StoredCheckout): Promise<Heard> {
  const orderId = checkout.provider_order_id ?? (await findLostOrder(shop, checkout))
  if (orderId === null) return nothing
  const payments = await shop.provider.paymentsOfOrder(orderId)
  const paid: Settlement[] = []
  for (const payment of [...payments].sort(byTime)) {
    const settlement = await settlePayment(shop, payment)
    if (settlement) paid.push(settlement)
  }
  return { paid, underWay: payments.some(({ status }) => status === 'created' || status === 'authorized') }
}

/** An order that the provider made although its answer was lost: nobody was told its id, but it costs one call to know. */
async function findLostOrder(shop: PayingShop, { id, follows }: StoredCheckout): Promise<string | null> {
  // a payment link that nobody has opened has none, for a day
  if (follows !== null) return null
  const found = await shop.provider.findOrderByReceipt(id)
  return found ? keepProviderOrder(shop.db, id, found, shop.clock()) : null
}

function byTime(a: ProviderPayment, b: ProviderPayment): number {
  return a.createdAt.getTime() - b.createdAt.getTime()
}
