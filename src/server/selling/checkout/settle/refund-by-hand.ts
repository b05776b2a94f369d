import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { RefundWay } from '../../../../shared/office/refund-ways.ts'
import { atTerminal } from '../../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { lockOrder, markRefunded } from '../../orders/order-queries.ts'
import { writeFinish } from '../../payments/note-refund.ts'
import { listOwedRefunds } from '../../payments/owed-refunds.ts'
import { findPayment } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'

/** A refund by hand: `way` where it was said; `reference` is what the shopper can show the bank. */
interface ByHand {
  way: RefundWay | null
  reference: string
}

/** The owner has paid back by hand, at the terminal. Throws as payBack does. */
export function payBackByHand(shop: PayingShop, of: string, byHand: ByHand): Promise<void> {
  return atTerminal(shop, 'refund.by_hand', { ...byHand }, (work) => payBack(shop, work, of, byHand))
}

/**
 * Somebody has paid back by hand what the provider could not, or what was cash; `of` is the order's number, the payment or the
 * refund. In a command. Throws `not_found`, and `order_state` where it may still go back by itself: it would be paid back twice.
 */
export async function payBack(
  shop: PayingShop,
  work: CommandWork,
  of: string,
  { reference }: Pick<ByHand, 'reference'>,
): Promise<void> {
  const [owed] = await listOwedRefunds(work.tx, of)
  if (!owed) throw new Failure('not_found', failures.noRefundOwed)
  if (owed.refundId === null && owed.orderNumber !== null) return payBackCash(shop, work, owed.orderNumber)
  if (owed.status !== 'stopped' || owed.refundId === null || owed.paymentId === null) {
    throw new Failure('order_state', failures.refundUnderWay)
  }
  const payment = await findPayment(work.tx, owed.paymentId)
  const refund = { id: owed.refundId, payment_id: owed.paymentId, order_id: payment?.order_id ?? null }
  await writeFinish(shop, work.tx, refund, { id: null, reference })
  work.about({ kind: 'refund', id: refund.id, name: owed.orderNumber ?? refund.payment_id })
  work.changed('refund', refund.id, { status: owed.status }, { status: 'processed' })
}

async function payBackCash(shop: PayingShop, work: CommandWork, number: string): Promise<void> {
  const { tx } = work
  const order = await lockOrder(tx, { number })
  if (order?.payment_status !== 'refund_pending') throw new Failure('not_found', failures.noRefundOwed)
  await markRefunded(tx, order.id, shop.clock())
  await queueOrderMail(tx, shop, { orderId: order.id, news: 'refunded' })
  work.news({ topic: 'orders', id: order.id })
  work.about({ kind: 'order', id: order.id, name: number })
  work.changed('order', order.id, { payment_status: 'refund_pending' }, { payment_status: 'refunded' })
}
