import type { Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import type { FailureReason } from './bank-failures.ts'
import { queueWebhook } from './queue-webhook.ts'
import type { SandboxShop } from './sandbox.ts'
import { findOrder, type OrderRow } from './sandbox-orders.ts'
import { changePayment, findPayment, type PaymentRow } from './sandbox-payments.ts'
import { insertRefund } from './sandbox-refunds.ts'
import { refundSeconds } from './test-instruments.ts'

/**
 * The bank said yes: the payment is captured (or waits for that where its order says so), unless its order is paid already
 * or it comes too late for the order; then the provider gives it back by itself. The caller holds the order's lock.
 */
export async function authorisePayment(
  shop: SandboxShop,
  tx: Transaction<Database>,
  order: OrderRow,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const answered = { status: 'authorized', waits_for: null, answer_at: null, error_reason: null } as const
  const authorized = await changePayment(tx, payment.id, answered)
  await queueWebhook(shop, tx, 'payment.authorized', { payment: authorized })
  const isSecond = order.amount_paid !== null
  if ((isSecond && !shop.sandbox?.faults.captureTwice()) || isTooLate(order, payment, shop.clock())) {
    return giveBack(shop, tx, authorized)
  }
  return order.capture === 'manual' ? authorized : takeMoney(shop, tx, order, authorized)
}

/** An authorised payment is captured, and the shop is told. The caller holds the order's lock. */
export async function takeMoney(
  shop: SandboxShop,
  tx: Transaction<Database>,
  order: OrderRow,
  { id }: PaymentRow,
): Promise<PaymentRow> {
  const captured = await changePayment(tx, id, { status: 'captured', captured: true })
  await queueWebhook(shop, tx, 'payment.captured', { payment: captured })
  const paid = await findOrder(tx, order.id)
  if (order.amount_paid === null && paid) {
    await queueWebhook(shop, tx, 'order.paid', { payment: captured, order: paid })
  }
  return captured
}

/** The bank said no, or nothing. */
export async function failPayment(
  shop: SandboxShop,
  tx: Transaction<Database>,
  payment: PaymentRow,
  reason: FailureReason,
  answerAt: Date | null = null,
): Promise<PaymentRow> {
  const answered = { status: 'failed', waits_for: null, answer_at: answerAt, error_reason: reason } as const
  const failed = await changePayment(tx, payment.id, answered)
  await queueWebhook(shop, tx, 'payment.failed', { payment: failed })
  return failed
}

async function giveBack(shop: SandboxShop, tx: Transaction<Database>, { id, amount }: PaymentRow): Promise<PaymentRow> {
  const now = shop.clock()
  const refund = await insertRefund(tx, {
    id: `rfnd_${shop.newId().slice(-14)}`,
    payment_id: id,
    amount,
    receipt: null,
    notes: '{}',
    speed: 'normal',
    status: 'pending',
    reference: null,
    idempotency_key: null,
    asked: null,
    process_at: new Date(now.getTime() + refundSeconds * 1000),
    created_at: now,
  })
  const payment = await findPayment(tx, id)
  if (!payment) throw new Error('The payment is gone')
  await queueWebhook(shop, tx, 'refund.created', { payment, refund })
  return payment
}

function isTooLate({ expiry_minutes: minutes }: OrderRow, { created_at: made }: PaymentRow, now: Date): boolean {
  return minutes !== null && now.getTime() > made.getTime() + minutes * 60_000
}
