import { startWorker } from '../../../platform/jobs/start-worker.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { dropOldEvents } from '../../payments/webhook-queries.ts'
import { reconcile } from './reconcile.ts'

const pauseMs = 1000

/** Settles, releases and refunds as it falls due, until it is stopped. */
export function startReconciler(shop: PayingShop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'reconciliation',
    pauseMs,
    work: (stopped) => reconcile(shop, stopped),
    tidy: () => dropOldEvents(shop.db, shop.clock()),
  })
}
