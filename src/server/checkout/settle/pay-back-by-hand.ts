import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { lockOrder, markRefunded } from '../../orders/order-queries.ts'
import { finishRefund } from '../../payments/note-refund.ts'
import { listOwedRefunds } from '../../payments/owed-refunds.ts'
import { findPayment } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { transact } from '../../platform/db/transact.ts'

/**
 * The owner has paid back by hand what the provider could not, or what was cash: `reference` is what the shopper can show
 * the bank. Throws `not_found`, and `order_state` where it may still go back by itself: it would be paid back twice.
 */
export async function payBackByHand(shop: PayingShop, of: string, reference: string): Promise<void> {
  const [owed] = await listOwedRefunds(shop.db, of)
  if (!owed) throw new Failure('not_found', failures.noRefundOwed)
  if (owed.refundId === null && owed.orderNumber !== null) return payBackCash(shop, owed.orderNumber)
  if (owed.status !== 'stopped' || owed.refundId === null || owed.paymentId === null) {
    throw new Failure('order_state', failures.refundUnderWay)
  }
  const payment = await findPayment(shop.db, owed.paymentId)
  const refund = { id: owed.refundId, payment_id: owed.paymentId, order_id: payment?.order_id ?? null }
  await finishRefund(shop, refund, { id: null, reference })
}

function payBackCash(shop: PayingShop, number: string): Promise<void> {
  return transact(shop, async ({ tx }) => {
    const order = await lockOrder(tx, { number })
    if (order?.payment_status !== 'refund_pending') throw new Failure('not_found', failures.noRefundOwed)
    await markRefunded(tx, order.id, shop.clock())
    await queueOrderMail(tx, shop, { orderId: order.id, news: 'refunded' })
  })
}
