import { askAgainAt, nextAskAt } from '../../../../domain/selling/payments/backoff.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { ProviderAway, ProviderRefused } from '../../payments/provider/provider-failure.ts'
import { sendDueRefunds } from '../../payments/send-refunds.ts'
import { askProvider } from '../pay/ask-provider.ts'
import { planAsk, type StoredCheckout, takeCheckoutsToAsk } from '../pay/checkout-queries.ts'
import { closeCheckout } from '../pay/close-checkout.ts'
import { askDueQrCodes } from '../qr-codes/ask-about-qr.ts'
import { handleDueEvents } from './receive-webhook.ts'

/** Asked at once: several processes share the work, and a provider that answers slowly holds up few holds. */
const BATCH = 10

/**
 * Does what is due: webhooks that could not be handled, checkouts and QR codes about which the provider is to be asked, refunds. So an
 * order appears though neither the browser nor a webhook ever came. Several processes may do it at once.
 */
export async function reconcile(shop: PayingShop, stopped = () => false): Promise<void> {
  await handleDueEvents(shop, stopped)
  await askDueCheckouts(shop, stopped)
  await askDueQrCodes(shop, stopped)
  await sendDueRefunds(shop, stopped)
}

async function askDueCheckouts(shop: PayingShop, stopped: () => boolean): Promise<void> {
  let silent = false
  while (!stopped()) {
    const due = await takeCheckoutsToAsk(shop.db, shop.clock(), BATCH)
    // while the provider is away, holds end on time all the same
    const answers = await Promise.all(due.map((checkout) => askOne(shop, checkout, silent)))
    if (due.length < BATCH) return
    silent = !answers.includes(true)
  }
}

/**
 * Asks about a checkout and plans when to ask again. A hold whose time is over ends here, whether or not the provider
 * answers: a payment that comes later is a late one. Gives whether it answered.
 */
async function askOne(shop: PayingShop, checkout: StoredCheckout, silent: boolean): Promise<boolean> {
  try {
    const answered = !silent && (await ask(shop, checkout))
    const now = shop.clock()
    const isOver = checkout.status === 'open' && checkout.expires_at <= now
    const after = isOver ? await closeCheckout(shop, checkout.id, 'expired') : checkout
    // nobody was ever told an order id: it cannot be paid
    if (isOver && after.provider_order_id === null) return answered
    const isLink = checkout.follows !== null
    const times = { status: after.status, createdAt: checkout.created_at, expiresAt: checkout.expires_at, isLink }
    const failedAsks = answered ? 0 : checkout.failed_asks + 1
    const askAt = answered ? nextAskAt(times, now) : askAgainAt(times, failedAsks, now)
    await planAsk(shop.db, checkout.id, askAt, failedAsks)
    return answered
  } catch (error) {
    shop.log.error({ err: error, checkout: checkout.id }, 'a checkout could not be settled')
    return true
  }
}

/** False where the provider gave no answer. One that it does not know has no payments. */
async function ask(shop: PayingShop, checkout: StoredCheckout): Promise<boolean> {
  try {
    await askProvider(shop, checkout)
    return true
  } catch (error) {
    if (error instanceof ProviderAway) return false
    if (error instanceof ProviderRefused) return true
    throw error
  }
}
