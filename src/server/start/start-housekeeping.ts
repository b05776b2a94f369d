import { setTimeout } from 'node:timers/promises'
import { applyScheduled } from '../catalogue/schedules/apply-scheduled.ts'
import { keepHouse } from './delete-expired-records.ts'
import type { WholeShop } from './make-shop.ts'

const dayMs = 86_400_000
/** Longest delay of scheduled work after its moment, where nobody asks for anything meanwhile, in ms. */
const momentMs = 10_000
/**
 * Longest wait for work under way at the end, in ms. It may be cut off: every step is whole by itself, and is done again the next
 * time.
 */
const stopMs = 5000

/** Keeps house at start and once a day from then on, and lets what has a moment come, until it is stopped. */
export function startHousekeeping(shop: WholeShop): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = Promise.all([run(shop, stopping.signal), letMomentsCome(shop, stopping.signal)])
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, pause(stopMs)])
    },
  }
}

async function run(shop: WholeShop, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await keepHouse(shop)
    await pause(dayMs, stopping)
  }
}

async function letMomentsCome(shop: WholeShop, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    // the database may be away for a while: they come when it is back
    shop.moments.pass()
    await applyScheduled(shop).catch((err) => shop.log.warn({ err }, 'scheduled prices could not come yet'))
    await pause(momentMs, stopping)
  }
}

/** Waits, or less where it is told to stop. Waiting alone keeps no process alive. */
async function pause(milliseconds: number, stopping?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(stopping && { signal: stopping }) }
  await setTimeout(milliseconds, undefined, options).catch(() => undefined)
}
