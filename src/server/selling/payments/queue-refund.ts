import type { Kysely } from 'kysely'
import type { RefundReason } from '../../../domain/selling/payments/judge-payment.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { queuePaymentMail } from './mail/queue-payment-mail.ts'
import { addToJournal, lockPaymentOfOrder, type StoredPayment, setPaymentStatus } from './payment-queries.ts'

type Owed = Pick<StoredPayment, 'id' | 'amount' | 'currency'>

/**
 * Owes a payment back, whole, in the caller's transaction: it is sent afterwards, as often as it takes, under one key. A
 * payment is owed back once: a second time breaks the transaction. It is asked for at `leavesAt`, or at once.
 */
export async function queueRefund(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock' | 'newId'>,
  payment: Owed,
  reason: RefundReason,
  leavesAt?: Date,
): Promise<string> {
  const [id, now] = [shop.newId(), shop.clock()]
  await db
    .insertInto('refunds')
    .values({
      id,
      payment_id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      reason,
      status: 'queued',
      idempotency_key: `refund-${id}-1`,
      vouchered: true,
      due_at: leavesAt ?? now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await setPaymentStatus(db, payment.id, 'refund_pending')
  // what becomes of an order is written about the order
  const isOfOrder = reason === 'order_cancelled' || reason === 'order_returned'
  if (!isOfOrder) await queuePaymentMail(db, shop, payment.id, 'returning')
  return id
}

/**
 * Owes the payment of a cancelled or returned order back: the money leaves the order in the journal. False where the order
 * was not paid online.
 */
export async function refundOrder(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock' | 'newId'>,
  orderId: string,
  reason: 'order_cancelled' | 'order_returned',
  leavesAt?: Date,
): Promise<boolean> {
  const payment = await lockPaymentOfOrder(db, orderId)
  if (!payment) return false
  const refundId = await queueRefund(db, shop, payment, reason, leavesAt)
  const entry = { payment_id: payment.id, created_at: shop.clock() }
  await addToJournal(db, [
    { ...entry, account: 'order', order_id: orderId, amount: payment.amount },
    { ...entry, account: 'refund', refund_id: refundId, amount: -payment.amount },
  ])
  return true
}
