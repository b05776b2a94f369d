import { refundBackoffMs } from '../../../domain/selling/payments/backoff.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { queueOrderMail } from '../orders/mail/queue-order-mail.ts'
import { writeOpenReturns } from '../orders/open-returns.ts'
import { lockOrderRow } from '../orders/order-queries.ts'
import { queuePaymentMail } from './mail/queue-payment-mail.ts'
import { noteOutsideRefund } from './note-outside-refund.ts'
import { noteRefusal } from './note-refusal.ts'
import { type StoredRefund, writePaymentState } from './payment-queries.ts'
import type { ProviderRefund } from './provider/payment-provider.ts'
import { findRefundAtProvider, updateRefund } from './refund-queries.ts'

/**
 * Writes down what the provider says about a refund of ours, by webhook or when asked; a finished one never moves back.
 * One that the shop did not ask for is noted beside its payment.
 */
export async function noteRefund(shop: Shop, heard: ProviderRefund): Promise<void> {
  const refund = await findRefundAtProvider(shop.db, heard)
  await (refund ? noteRefundAs(shop, refund, heard) : noteOutsideRefund(shop, heard))
}

/** The same, of a refund that is known to be this one. */
export async function noteRefundAs(shop: Shop, refund: StoredRefund, heard: ProviderRefund): Promise<void> {
  if (refund.status === 'processed') return
  if (heard.status === 'processed') return finishRefund(shop, refund, heard)
  if (heard.status === 'failed') return noteRefusal(shop, refund, 'failed at the bank')
  const now = shop.clock()
  const isNew = refund.status !== 'pending'
  const tries = isNew ? 0 : refund.tries
  await updateRefund(
    shop.db,
    { id: refund.id, key: refund.idempotency_key },
    {
      status: 'pending',
      provider_refund_id: heard.id,
      last_error: null,
      tries,
      due_at: new Date(now.getTime() + refundBackoffMs(tries)),
      updated_at: now,
    },
  )
}

/** The money is back. `id`: the provider's; null: it was paid back by hand, in this way. */
type Finish =
  | { id: string; reference: string | null }
  | { id: null; reference: string; way: Exclude<StoredRefund['way'], 'provider'> }

type Finished = Pick<StoredRefund, 'id' | 'payment_id' | 'order_id'>

/** A refund has come to its end: order, payment and shopper are told, in one transaction. A repeat does nothing. */
function finishRefund(shop: Shop, refund: Finished, heard: Finish): Promise<void> {
  return transact(shop, ({ tx }) => writeFinish(shop, tx, refund, heard))
}

/**
 * Writes the end of a refund in the caller's transaction. Throws `order_state` where it was paid by hand though it goes back by
 * itself, or is back.
 */
export async function writeFinish(shop: Shop, tx: Work['tx'], refund: Finished, heard: Finish): Promise<void> {
  const now = shop.clock()
  const { id, order_id: orderId, payment_id: paymentId } = refund
  // the order first, as everybody locks it
  if (orderId !== null) await lockOrderRow(tx, { id: orderId })
  const byHand = heard.id === null
  const isWritten = await updateRefund(
    tx,
    { id, ...(byHand && { from: ['stopped', 'owed'] }) },
    {
      status: 'processed',
      ...(byHand && { way: heard.way }),
      provider_refund_id: heard.id,
      reference: heard.reference,
      due_at: null,
      last_error: null,
      paid_at: now,
      updated_at: now,
    },
  )
  if (byHand && !isWritten) throw new Failure('order_state', failures.refundUnderWay)
  if (paymentId !== null) await writePaymentState(tx, paymentId)
  if (orderId === null) return paymentId === null ? undefined : queuePaymentMail(tx, shop, paymentId, 'returned')
  await writeOpenReturns(tx, orderId, now)
  await queueOrderMail(tx, shop, { orderId, news: 'refunded', refundId: id })
}
