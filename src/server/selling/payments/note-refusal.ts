import { refusalBackoffMs } from '../../../domain/selling/payments/backoff.ts'
import type { Shop } from '../../platform/shop.ts'
import type { StoredRefund } from './payment-queries.ts'
import { nextKey, updateRefund } from './refund-queries.ts'

/**
 * A refund was refused for good, by the bank or by the provider: it is asked for anew under a new key after a growing gap,
 * and in the end no more. Then it waits for the owner (`npm run shop -- refunds`).
 */
export async function noteRefusal(shop: Shop, refund: StoredRefund, why: string): Promise<void> {
  const now = shop.clock()
  const refusals = refund.refusals + 1
  const gap = refusalBackoffMs(refusals)
  const about = { refund: refund.id, payment: refund.payment_id, refusals, why }
  if (gap === null) shop.log.error(about, 'a refund is refused again and again: the owner has to decide')
  else shop.log.warn(about, 'a refund was refused')
  await updateRefund(
    shop.db,
    { id: refund.id, key: refund.idempotency_key },
    {
      status: gap === null ? 'stopped' : 'queued',
      provider_refund_id: null,
      idempotency_key: nextKey(refund.idempotency_key),
      refusals,
      last_error: why.slice(0, 500),
      due_at: gap === null ? null : new Date(now.getTime() + gap),
      updated_at: now,
    },
  )
}
