import type { Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { presentOrder, presentPayment, presentQrCode, presentRefund } from './present-entities.ts'
import type { SandboxShop } from './sandbox.ts'
import { noFaults } from './sandbox-faults.ts'
import type { OrderRow } from './sandbox-orders.ts'
import type { PaymentRow } from './sandbox-payments.ts'
import type { QrCodeRow } from './sandbox-qr-codes.ts'
import type { RefundRow } from './sandbox-refunds.ts'
import { insertWebhooks } from './sandbox-webhooks.ts'

type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | 'qr_code.credited'
  | 'qr_code.closed'

interface Subjects {
  payment?: PaymentRow
  qrCode?: QrCodeRow
  order?: OrderRow
  refund?: RefundRow
}

/** Queues what happened for the shop's webhook, as it is now, in the transaction in which it happens. */
export async function queueWebhook(
  shop: SandboxShop,
  tx: Transaction<Database>,
  event: EventName,
  subjects: Subjects,
): Promise<void> {
  const now = shop.clock()
  const eventId = `evt_${shop.newId().slice(-14)}`
  const body = JSON.stringify(envelope(event, subjects, now))
  const askFault = shop.sandbox?.faults.webhook ?? noFaults.webhook
  const first = askFault({ event, eventId, copy: 0 })
  const copies = Array.from({ length: first.copies ?? 0 }, (_, copy) => askFault({ event, eventId, copy: copy + 1 }))
  const rows = [first, ...copies]
    .filter((fault) => !fault.drop)
    .map(({ delayMs = 0 }) => new Date(now.getTime() + delayMs))
    .map((due_at) => ({ event_id: eventId, event, body, due_at, delivered_at: null, created_at: now }))
  if (rows.length > 0) await insertWebhooks(tx, rows)
}

function envelope(event: EventName, { payment, order, refund, qrCode }: Subjects, now: Date): object {
  const payload = {
    ...(refund && { refund: { entity: presentRefund(refund) } }),
    ...(payment && { payment: { entity: presentPayment(payment) } }),
    ...(qrCode && { qr_code: { entity: presentQrCode(qrCode) } }),
    ...(order && { order: { entity: presentOrder(order) } }),
  }
  return {
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(now.getTime() / 1000),
  }
}
