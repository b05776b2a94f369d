import type { OrderEvent } from '../../../../shared/contract/office/order-shapes.ts'
import { orderEvents as copy } from '../../../../shared/copy/office/order-events.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { MoneyOfOrder } from '../../payments/money-of-order.ts'
import { event, proofOf } from './order-events.ts'

/** Returns the entries of the books about an order's money as events, in no order; for staff who may see amounts. */
export function tellMoney({ payment, journal, refunds, late }: MoneyOfOrder, seesPayments: boolean): OrderEvent[] {
  const paymentId = seesPayments ? payment?.id : null
  return [
    ...journal.map(({ id, account, amount, created_at }) =>
      event('money', created_at, copy.journal[payment?.is_test && account === 'captured' ? 'test' : account], {
        proof: proofOf({
          [copy.proof.amount]: inRupees(amount),
          [copy.proof.payment]: paymentId,
          [copy.proof.entry]: id,
        }),
      }),
    ),
    ...late.map(({ amount, created_at, payment_id }) =>
      event('money', created_at, copy.latePayment, {
        proof: proofOf({
          [copy.proof.amount]: inRupees(amount),
          [copy.proof.payment]: seesPayments ? payment_id : null,
        }),
      }),
    ),
    ...[...refunds, ...late].map((refund) =>
      event('money', refund.updated_at, copy.refund[refund.status], {
        state: refund.status === 'processed' ? 'done' : refund.status === 'stopped' ? 'failed' : 'waits',
        proof: proofOf({
          [copy.proof.amount]: inRupees(refund.amount),
          [copy.proof.reference]: refund.reference,
          [copy.proof.due]: refund.due_at?.toISOString(),
          [copy.proof.refusals]: refund.refusals || null,
          [copy.proof.lastError]: refund.last_error,
          [copy.proof.key]: seesPayments ? refund.idempotency_key : null,
        }),
      }),
    ),
  ]
}

/** Returns the provider's webhooks about an order's payment as events; for staff who may see payments. */
export function tellWebhooks({ webhooks }: MoneyOfOrder): OrderEvent[] {
  return webhooks.map(({ id, event: name, received_at, due_at, last_error }) =>
    event('webhook', received_at, copy.webhook(name), {
      state: due_at === null ? 'done' : last_error ? 'failed' : 'waits',
      proof: proofOf({
        [copy.proof.event]: id,
        [copy.proof.handled]: due_at === null ? copy.proof.yes : copy.proof.waits,
        [copy.proof.lastError]: last_error,
      }),
    }),
  )
}

function inRupees(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatRupees(rupeesFromPaise(Math.abs(amount)))}`
}
