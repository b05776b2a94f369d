import { startWorker } from '../server/platform/jobs/start-worker.ts'
import { answerLatePayments } from './answer-payment.ts'
import { deliverDueWebhooks } from './deliver-webhooks.ts'
import { closeDueQrCodes } from './pay-qr-code.ts'
import { processDueRefunds } from './refund-payment.ts'
import type { SandboxShop } from './sandbox.ts'
import { dropOldWebhooks } from './sandbox-webhooks.ts'

const pauseMs = 500

/** Runs the provider's background work once: banks answer, refunds reach them, webhooks go out. Tests call it as they need. */
export async function runSandbox(shop: SandboxShop, stopped = () => false): Promise<void> {
  await answerLatePayments(shop)
  await closeDueQrCodes(shop)
  await processDueRefunds(shop)
  await deliverDueWebhooks(shop, stopped)
}

/** Keeps the played provider going until it is stopped; it rests while a real one takes the payments. */
export function startSandbox(shop: SandboxShop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'the sandbox provider',
    pauseMs,
    // an account at a real provider may be set at any time, and taken out again
    work: async (stopped) => {
      if (shop.sandbox) await runSandbox(shop, stopped)
    },
    tidy: async () => {
      if (shop.sandbox) await dropOldWebhooks(shop)
    },
  })
}
