import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { listOwedRefunds, type OwedRefund } from './owed-refunds.ts'
import { updateRefund } from './refund-queries.ts'

/**
 * The owner has put right what was in the way of a refund (of this order, payment or refund): it is asked for at once, and
 * as patiently as the first time. Throws `not_found`, and `order_state` where it is on its way already, or was cash.
 */
export async function retryRefund(shop: Shop, of: string): Promise<void> {
  const [owed] = await listOwedRefunds(shop.db, of)
  if (!owed) throw new Failure('not_found', failures.noRefundOwed)
  if (owed.refundId === null) throw new Failure('order_state', failures.refundOfCash)
  if (owed.status === 'pending') throw new Failure('order_state', failures.refundUnderWay)
  await askAnew(shop, { ...owed, refundId: owed.refundId })
}

function askAnew(shop: Shop, { refundId, status, orderNumber, paymentId }: OwedRefund & { refundId: string }) {
  const now = shop.clock()
  return atTerminal(shop, 'refund.retry', {}, async (work) => {
    const isAsked = await updateRefund(
      work.tx,
      { id: refundId, from: ['queued', 'stopped'] },
      { status: 'queued', refusals: 0, tries: 0, due_at: now, updated_at: now },
    )
    if (!isAsked) throw new Failure('order_state', failures.refundUnderWay)
    work.about({ kind: 'refund', id: refundId, name: orderNumber ?? paymentId ?? '' })
    work.changed('refund', refundId, { status }, { status: 'queued' })
  })
}
