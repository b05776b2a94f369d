import { givesBack, type Mover, paymentAfter, refuseMove } from '../../../domain/orders/order-status.ts'
import type { OrderStatus } from '../../../shared/contract/orders.ts'
import { failures } from '../../../shared/copy/failures.ts'
import type { OrderNews } from '../../../shared/copy/order-mails.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { noteOrderSeen } from '../../alerts/note-order-seen.ts'
import { giveBackCoupon } from '../../coupons/coupon-uses.ts'
import { issueCreditNote } from '../../invoices/issue-credit-note.ts'
import { issueInvoice } from '../../invoices/issue-invoice.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { findOrder, writeMove } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { refundOrder } from '../../payments/queue-refund.ts'
import type { Work } from '../../platform/db/transact.ts'
import { returnStock } from '../../stock/stock-queries.ts'

/**
 * Moves an order that this transaction has locked, with all that follows: the one way in which orders move. Throws
 * `order_state` or `not_allowed` where domain/orders does not have the move.
 */
export async function transitionOrder(
  shop: PayingShop,
  work: Work,
  order: StoredOrder,
  to: OrderStatus,
  by: Mover,
): Promise<StoredOrder> {
  const refusal = refuseMove(order.status, to, by)
  if (refusal) throw new Failure(refusal, to === 'cancelled' ? failures.orderNotPending : failures.orderMoveRefused)
  const at = shop.clock()
  const paymentStatus = paymentAfter(to, order.payment_status)
  const moved = await writeMove(work.tx, order, { status: to, paymentStatus, by, at })
  await noteOrderSeen(work.tx, order.id, null, at)
  work.news({ topic: 'orders', id: order.id })
  const refunded = paymentStatus === 'refund_pending' && (await refund(shop, work, order, to))
  if (givesBack(to)) await giveBack(work, order, at)
  if (isNews(to)) await queueOrderMail(work.tx, shop, order.id, to)
  if (to === 'confirmed') return { ...moved, invoice: await issueInvoice(shop, work.tx, moved) }
  const credited = order.invoice !== null && (to === 'returned' || to === 'cancelled')
  if (credited) await issueCreditNote(shop, work.tx, order.id, to)
  return refunded || credited ? ((await findOrder(work.tx, { id: order.id })) ?? moved) : moved
}

/** The moves that the shopper is written about. */
function isNews(to: OrderStatus): to is OrderStatus & OrderNews {
  return to === 'confirmed' || to === 'shipped' || to === 'delivered' || to === 'cancelled' || to === 'returned'
}

/** Cash that was collected is paid back by hand; what was paid online goes back by itself. */
function refund(shop: PayingShop, { tx }: Work, order: StoredOrder, to: OrderStatus): Promise<boolean> {
  return refundOrder(tx, shop, order.id, to === 'returned' ? 'order_returned' : 'order_cancelled')
}

/** What a cancelled order had taken: its pieces, and its use of a coupon. */
async function giveBack(work: Work, order: StoredOrder, now: Date): Promise<void> {
  const lines = order.lines.map((line) => ({
    productId: line.product_id,
    variantId: line.variant_id,
    quantity: line.quantity,
  }))
  await returnStock(work, lines, { orderId: order.id, now })
  if (order.coupon_id !== null) await giveBackCoupon(work.tx, order.coupon_id, order.user_id)
}
