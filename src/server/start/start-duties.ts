import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { startTellingOfStock } from '../feedback/stock-requests/tell-of-stock.ts'
import { startBackups } from '../operations/backup/start-backups.ts'
import { startCopies } from '../operations/backup/start-copies.ts'
import { startHealthWatch } from '../operations/health/watch-health.ts'
import { startSealing } from '../operations/history/seal-history.ts'
import type { Target } from '../platform/db/connect.ts'
import { type RunningWork, standForRunner } from '../platform/jobs/leader-lock.ts'
import { startMailer } from '../platform/mail/start-mailer.ts'
import { startCountingTogether } from '../search/related/count-together.ts'
import { startReconciler } from '../selling/checkout/settle/start-reconciler.ts'
import { startAlerts } from '../staff/alerts/start-alerts.ts'
import { startJobs } from '../warehouse/import-export/work-off-jobs.ts'
import { mailKinds } from './mail-writers.ts'
import type { WholeShop } from './make-shop.ts'
import { startHousekeeping } from './start-housekeeping.ts'

/**
 * Starts the background work of the shop: mails, refunds, alerts, nightly work. Of all processes on its database, one at a time
 * does it; this one is on standby from here on.
 */
export function startDuties(shop: WholeShop, target: Target): RunningWork {
  return standForRunner({ target, log: shop.log }, () => {
    const duties = [
      startMailer(shop, mailKinds),
      startReconciler(shop),
      startAlerts(shop),
      startHealthWatch(shop),
      startJobs(shop),
      startTellingOfStock(shop),
      startCountingTogether(shop),
      startSandbox(shop),
      startHousekeeping(shop),
      startSealing(shop),
      startBackups(shop),
      startCopies(shop),
    ]
    return { stop: () => Promise.all(duties.map(({ stop }) => stop())) }
  })
}
