import { setTimeout } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { reconcile } from './reconcile.ts'
import { dropOldEvents } from './webhook-queries.ts'

const pauseMs = 1000
const tidyMs = 6 * 3_600_000
/** A provider that does not answer may not hold up stopping: what was lent to this process falls due again by itself. */
const stopMs = 5000

/** Settles, releases and refunds as it falls due, until it is stopped. Stopping waits for what is under way. */
export function startReconciler(shop: Shop): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = run(shop, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, pause(stopMs)])
    },
  }
}

async function run(shop: Shop, stopping: AbortSignal): Promise<void> {
  let tidiedAt = 0
  while (!stopping.aborted) {
    try {
      await reconcile(shop, () => stopping.aborted)
      const now = shop.clock()
      if (now.getTime() - tidiedAt > tidyMs) {
        await dropOldEvents(shop.db, now)
        tidiedAt = now.getTime()
      }
    } catch (error) {
      shop.log.warn({ err: error }, 'reconciliation could not be done')
    }
    await pause(pauseMs, stopping)
  }
}

/** Waits, or less where it is told to stop. Waiting alone keeps no process alive. */
async function pause(milliseconds: number, stopping?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(stopping && { signal: stopping }) }
  await setTimeout(milliseconds, undefined, options).catch(() => undefined)
}
