import { nextAskAt } from '../../../../domain/selling/payments/backoff.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { ProviderOrder } from '../../payments/provider/payment-provider.ts'
import { ProviderAway, ProviderRefused } from '../../payments/provider/provider-failure.ts'
import { keepProviderOrder, type StoredCheckout } from './checkout-queries.ts'
import { abandonCheckout } from './close-checkout.ts'

/** A payment that the bank authorises later than this is not captured but given back by the provider. */
const EXPIRY_MINUTES = 20

/**
 * The provider's order of an open checkout, made where there is none yet (receipt = the checkout's id). Throws
 * `unavailable` where the provider gives none: the checkout of a cart is then over, and holds nothing; a payment link goes on.
 */
export async function orderAtProvider(shop: PayingShop, checkout: StoredCheckout): Promise<string> {
  if (checkout.provider_order_id !== null) return checkout.provider_order_id
  try {
    const order = await createOrFind(shop, checkout)
    return await keepProviderOrder(shop.db, checkout.id, order, firstAsk(shop, checkout))
  } catch (error) {
    // a database that is away would keep the shopper waiting once more
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    shop.log.warn({ err: error, checkout: checkout.id }, 'the provider gave no order')
    if (checkout.follows !== null) throw new Failure('unavailable', payments.linkLater)
    const { provider_order_id: madeMeanwhile } = await abandonCheckout(shop, checkout.id)
    if (madeMeanwhile !== null) return madeMeanwhile
    throw new Failure('unavailable', payments.providerAway)
  }
}

/**
 * An order whose answer was lost on the way is looked for before one gives up, but not where the provider hangs: the shopper has
 * waited, and an order that nobody was shown can be paid by nobody.
 */
async function createOrFind(shop: PayingShop, { id, amount }: StoredCheckout): Promise<ProviderOrder> {
  const expiryMinutes = Math.max(EXPIRY_MINUTES, Math.ceil(shop.config.paymentWindowSeconds / 60))
  try {
    return await shop.provider.createOrder({ amount, currency: 'INR', receipt: id, notes: {}, expiryMinutes })
  } catch (error) {
    if (error instanceof ProviderAway && error.why === 'timeout') throw error
    const found = await shop.provider.findOrderByReceipt(id).catch(() => undefined)
    if (found) return found
    throw error
  }
}

function firstAsk(shop: PayingShop, checkout: StoredCheckout): Date {
  const now = shop.clock()
  const { created_at: createdAt, expires_at: expiresAt, follows } = checkout
  return nextAskAt({ status: 'open', createdAt, expiresAt, isLink: follows !== null }, now) ?? now
}
