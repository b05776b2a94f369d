import { setTimeout } from 'node:timers/promises'
import type { Shop } from '../shop.ts'

const TIDY_MS = 6 * 3_600_000
/**
 * Longest time in milliseconds that stopping waits for a round without an answer: work leased to this process becomes due again
 * by itself.
 */
const STOP_MS = 5_000

/** A task that a process does regularly, beside answering requests. */
export interface Duty {
  /** For the log: what could not be done. */
  name: string
  /** Rests between two rounds, in milliseconds. */
  pauseMs: number
  /** One round: does what is due. `stopped` tells it to begin nothing more. */
  work: (stopped: () => boolean) => Promise<void>
  /** Forgets what is long done; a few times a day. */
  tidy: () => Promise<unknown>
}

/** Does a duty round after round until it is stopped; a round that fails is logged and tried again. Stopping waits for the round. */
export function startWorker(shop: Pick<Shop, 'clock' | 'log'>, duty: Duty): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = run(shop, duty, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, pause(STOP_MS)])
    },
  }
}

async function run({ clock, log }: Pick<Shop, 'clock' | 'log'>, duty: Duty, stopping: AbortSignal): Promise<void> {
  let tidiedAt = 0
  while (!stopping.aborted) {
    try {
      await duty.work(() => stopping.aborted)
      const now = clock().getTime()
      if (now - tidiedAt > TIDY_MS) {
        await duty.tidy()
        tidiedAt = now
      }
    } catch (error) {
      log.warn({ err: error }, `${duty.name} could not be done`)
    }
    await pause(duty.pauseMs, stopping)
  }
}

/** Waits, or less where it is told to stop. Waiting alone keeps no process alive. */
async function pause(milliseconds: number, stopping?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(stopping && { signal: stopping }) }
  await setTimeout(milliseconds, undefined, options).catch(() => undefined)
}
