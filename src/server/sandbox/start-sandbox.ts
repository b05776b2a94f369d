import { setTimeout } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { answerLatePayments } from './answer-payment.ts'
import { deliverDueWebhooks } from './deliver-webhooks.ts'
import { processDueRefunds } from './refund-payment.ts'
import { dropOldWebhooks } from './webhook-queries.ts'

const pauseMs = 500
const tidyMs = 6 * 3_600_000

/** What the provider does by itself, once: banks answer, refunds reach them, webhooks go out. Tests call it as they need. */
export async function runSandbox(shop: Shop, stopped = () => false): Promise<void> {
  await answerLatePayments(shop)
  await processDueRefunds(shop)
  await deliverDueWebhooks(shop, stopped)
}

/** Keeps the played provider going until it is stopped; nothing where a real one takes the payments. */
export function startSandbox(shop: Shop): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = shop.sandbox ? run(shop, stopping.signal) : Promise.resolve()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function run(shop: Shop, stopping: AbortSignal): Promise<void> {
  let tidiedAt = 0
  while (!stopping.aborted) {
    try {
      await runSandbox(shop, () => stopping.aborted)
      const now = shop.clock().getTime()
      if (now - tidiedAt > tidyMs) {
        await dropOldWebhooks(shop)
        tidiedAt = now
      }
    } catch (error) {
      shop.log.warn({ err: error }, 'the sandbox provider could not go on')
    }
    await setTimeout(pauseMs, undefined, { ref: false, signal: stopping }).catch(() => undefined)
  }
}
