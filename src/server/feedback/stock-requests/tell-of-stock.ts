import { promisedLimits } from '../../../shared/legal-limits.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { transact } from '../../platform/db/transact.ts'
import { startWorker } from '../../platform/jobs/start-worker.ts'
import type { Shop } from '../../platform/shop.ts'
import { queueStockMail } from './queue-stock-mail.ts'
import { deleteOldRequests, takeTellable } from './stock-request-queries.ts'

const pauseMs = 15_000
const atOnce = 200
const dayMs = 86_400_000

/**
 * Owes a mail to everybody who waits for something that can be bought now, however it came in. It leaves as late as what a
 * command sends: goods that were booked by mistake are taken back until then, and nobody has heard of them.
 */
export async function tellOfStock(shop: Shop, stopped: () => boolean = () => false): Promise<void> {
  const tellSome = () =>
    transact(shop, async ({ tx }) => {
      const now = shop.clock()
      const ids = await takeTellable(tx, now, atOnce)
      const leavesAt = new Date(now.getTime() + officeLimits.leavesAfterMs)
      for (const requestId of ids) await queueStockMail(tx, shop, { requestId, news: 'back', at: now }, leavesAt)
      return ids.length
    })
  while (!stopped() && (await tellSome()) === atOnce);
}

/** Deletes requests that are over, that nobody confirmed, and those that have waited very long. */
export function forgetOldRequests({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs)
  return deleteOldRequests(db, {
    toldBefore: daysAgo(promisedLimits.traceDays),
    unconfirmedBefore: daysAgo(besideLimits.stockRequestConfirmDays),
    askedBefore: daysAgo(besideLimits.stockRequestDays),
  })
}

/** Tells of what is back until it is stopped. */
export function startTellingOfStock(shop: Shop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'telling of goods that are back',
    pauseMs,
    work: (stopped) => tellOfStock(shop, stopped),
    tidy: () => forgetOldRequests(shop),
  })
}
