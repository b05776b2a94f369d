import { startWorker } from '../../platform/jobs/start-worker.ts'
import { workOff } from '../../platform/jobs/work-off.ts'
import { dropOldMails, markSent, takeDue } from '../../platform/mail/outbox-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { callForNextOrder } from './call-for-order.ts'
import { orderAlertKind } from './order-alert-kind.ts'
import { openOrderAlert } from './order-alert-queries.ts'
import { type SendPush, sendPush } from './push/send-push.ts'
import { dropOldNotes } from './push-note-queries.ts'
import { sendDuePushes } from './send-due-pushes.ts'

const pauseMs = 1000

/** Tells people of what happens, until it is stopped. */
export function startAlerts(shop: Shop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'alerts',
    pauseMs,
    work: (stopped) => sendAlerts(shop, sendPush, stopped),
    tidy: () => Promise.all([dropOldNotes(shop), dropOldMails(shop, [orderAlertKind])]),
  })
}

/** One round: orders that were placed or wait are called for, and what is due goes out. */
export async function sendAlerts(shop: Shop, send: SendPush, stopped: () => boolean = () => false): Promise<void> {
  await workOff(
    {
      take: () => takeDue(shop, [orderAlertKind]),
      work: async ({ id, payload }) => {
        await openOrderAlert(shop.db, (payload as { orderId: string }).orderId, shop.clock())
        await markSent(shop, id)
      },
    },
    { stopped },
  )
  while (!stopped() && (await callForNextOrder(shop)));
  await sendDuePushes(shop, send, stopped)
}
