import { type LeasedWork, workOff } from '../server/platform/jobs/work-off.ts'
import { signWebhook } from '../server/selling/payments/provider/signatures.ts'
import { apiBase } from '../shared/contract/endpoint.ts'
import type { Sandbox, SandboxShop } from './sandbox.ts'
import { markDelivered, takeDueWebhooks, type WebhookRow } from './sandbox-webhooks.ts'

const path = `${apiBase}/order/webhook`
/** An answer that takes longer counts as none. */
const TIMEOUT_MS = 5000

/**
 * Sends every webhook that is due now, one after the other, to the shop of this process. One that is not answered with a
 * 2xx is sent again later: seconds at first, hours in the end.
 */
export async function deliverDueWebhooks(shop: SandboxShop, stopped = () => false): Promise<void> {
  const { sandbox } = shop
  if (!sandbox) return
  const webhooks: LeasedWork<WebhookRow> = {
    take: async () => (await takeDueWebhooks(shop, 1))[0],
    work: async (row) => {
      if (await send(sandbox, row)) await markDelivered(shop, row.id)
    },
  }
  await workOff(webhooks, { stopped })
}

async function send(sandbox: Sandbox, { event_id, body, created_at }: WebhookRow): Promise<boolean> {
  const { webhookSecret, webhookSecretPrevious: previous } = await sandbox.keys()
  const secret = previous && created_at < previous.until ? previous.secret : webhookSecret
  try {
    const response = await fetch(sandbox.url() + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': event_id,
        'x-razorpay-signature': signWebhook(body, secret),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
