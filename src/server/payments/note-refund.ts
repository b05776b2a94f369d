import { refundGapMs } from '../../domain/payments/ask-times.ts'
import { transact } from '../db/transact.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { markRefunded } from '../orders/order-queries.ts'
import type { Shop } from '../shop.ts'
import { setPaymentStatus } from './payment-queries.ts'
import type { ProviderRefund } from './provider/payment-provider.ts'
import { findRefundAtProvider, type RefundOfOrder, updateRefund } from './refund-queries.ts'

/**
 * Writes down what the provider says about a refund of ours, by webhook or when asked; a finished one never moves back.
 * One that the bank refused is asked for anew under a new key. Does nothing with a refund that is none of ours.
 */
export async function noteRefund(shop: Shop, heard: ProviderRefund): Promise<void> {
  const refund = await findRefundAtProvider(shop.db, heard)
  if (refund) await noteRefundAs(shop, refund, heard)
}

/** The same, of a refund that is known to be this one. */
export async function noteRefundAs(shop: Shop, refund: RefundOfOrder, heard: ProviderRefund): Promise<void> {
  if (refund.status === 'processed') return
  if (heard.status === 'processed') return finish(shop, refund, heard)
  const now = shop.clock()
  const due = (tries: number) => new Date(now.getTime() + refundGapMs(tries))
  if (heard.status === 'pending') {
    const isNew = refund.status === 'queued'
    const next = isNew ? { tries: 0, due_at: due(0) } : { due_at: due(refund.tries) }
    const set = { status: 'pending', provider_refund_id: heard.id, last_error: null, ...next } as const
    await updateRefund(shop.db, refund.id, { ...set, updated_at: now })
    return
  }
  shop.log.error({ refund: refund.id, payment: refund.payment_id }, 'a refund failed at the bank')
  await updateRefund(shop.db, refund.id, {
    status: 'queued',
    provider_refund_id: null,
    idempotency_key: nextKey(refund.idempotency_key),
    last_error: 'failed at the bank',
    due_at: due(refund.tries),
    updated_at: now,
  })
}

function finish(shop: Shop, refund: RefundOfOrder, heard: ProviderRefund): Promise<void> {
  return transact(shop, async ({ tx }) => {
    const now = shop.clock()
    // the order first, as everybody locks it
    if (refund.order_id !== null) {
      await markRefunded(tx, refund.order_id, now)
      await queueOrderMail(tx, shop, refund.order_id, 'refunded')
    }
    await setPaymentStatus(tx, refund.payment_id, 'refunded')
    await updateRefund(tx, refund.id, {
      status: 'processed',
      provider_refund_id: heard.id,
      reference: heard.reference,
      due_at: null,
      last_error: null,
      updated_at: now,
    })
  })
}

/** `refund-abc-1` becomes `refund-abc-2`. */
function nextKey(key: string): string {
  return key.replace(/\d+$/, (count) => String(Number(count) + 1))
}
