import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { listOwedRefunds } from './owed-refunds.ts'
import { updateRefund } from './refund-queries.ts'

/**
 * The owner has put right, at the terminal, what was in the way of a refund (of this order, payment or refund). Throws as
 * retryRefund does.
 */
export function retryAtTerminal(shop: Shop, of: string): Promise<void> {
  return atTerminal(shop, 'refund.retry', {}, async (work) => {
    await retryRefund(shop, work, of)
  })
}

/**
 * Asks for a refund (of this order, payment or refund) at once, and as patiently as the first time, in a command. Gives the
 * order's number, or the payment. Throws `not_found`, and `order_state` where it is on its way already, or is paid by hand.
 */
export async function retryRefund(shop: Shop, work: CommandWork, of: string): Promise<string> {
  const owed = await listOwedRefunds(work.tx, of)
  const one = owed.find(({ status }) => status === 'stopped' || status === 'queued') ?? owed[0]
  if (!one) throw new Failure('not_found', failures.noRefundOwed)
  const { refundId, status, orderNumber, paymentId } = one
  if (status === 'owed') throw new Failure('order_state', failures.refundOfCash)
  const now = shop.clock()
  const isAsked = await updateRefund(
    work.tx,
    { id: refundId, from: ['queued', 'stopped'] },
    { status: 'queued', refusals: 0, tries: 0, due_at: now, updated_at: now },
  )
  if (!isAsked) throw new Failure('order_state', failures.refundUnderWay)
  const name = orderNumber ?? paymentId ?? ''
  work.about({ kind: 'refund', id: refundId, name })
  work.changed('refund', refundId, { status }, { status: 'queued' })
  return name
}
