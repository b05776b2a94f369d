import { setTimeout } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { openTransport } from './mail-transport.ts'
import { dropOldMails } from './outbox-queries.ts'
import { sendDueMails } from './send-due-mails.ts'

const pauseMs = 1000
const tidyMs = 6 * 3_600_000
/** A mail server that does not answer may not hold up stopping: what it did not take is tried again later. */
const stopMs = 5000

/** Sends queued mails as they fall due, until it is stopped. Stopping waits for the mail under way. */
export function startMailer(shop: Shop): { stop: () => Promise<void> } {
  const transport = openTransport(shop.config)
  const stopping = new AbortController()
  const running = run(shop, stopping.signal, () => sendDueMails(shop, transport, () => stopping.signal.aborted))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, pause(stopMs)])
      transport.close()
    },
  }
}

async function run(shop: Shop, stopping: AbortSignal, send: () => Promise<void>): Promise<void> {
  let tidiedAt = 0
  while (!stopping.aborted) {
    try {
      await send()
      const now = shop.clock().getTime()
      if (now - tidiedAt > tidyMs) {
        await dropOldMails(shop)
        tidiedAt = now
      }
    } catch (error) {
      shop.log.warn({ err: error }, 'the outbox could not be read')
    }
    await pause(pauseMs, stopping)
  }
}

/** Waits, or less where it is told to stop. Waiting alone keeps no process alive. */
async function pause(milliseconds: number, stopping?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(stopping && { signal: stopping }) }
  await setTimeout(milliseconds, undefined, options).catch(() => undefined)
}
