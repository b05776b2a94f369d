import { givesBack, paymentAfter, refuseMove } from '../../../../domain/selling/orders/order-status.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { pickupCopy } from '../../../../shared/copy/office/pickups.ts'
import type { OrderNews } from '../../../../shared/copy/order-mails.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import { returnStock, type StockLine } from '../../../catalogue/stock/stock-queries.ts'
import { verifyBuyer } from '../../../feedback/reviews/verify-buyer.ts'
import type { Work } from '../../../platform/db/transact.ts'
import { noteOrderSeen } from '../../../staff/alerts/note-order-seen.ts'
import { giveBackCoupon } from '../../coupons/coupon-uses.ts'
import { issueCreditNote } from '../../invoices/issue-credit-note.ts'
import { issueInvoice } from '../../invoices/issue-invoice.ts'
import { issueRefundVoucher } from '../../invoices/issue-refund-voucher.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { type MovedBy, writeMove } from '../../orders/move-queries.ts'
import { writeOpenReturns } from '../../orders/open-returns.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { issuePickup } from '../../orders/pickup-queries.ts'
import { insertReturned } from '../../orders/returned-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { refundOrder } from '../../payments/queue-refund.ts'
import { endPayLink } from '../linked/withdraw-pay-link.ts'
import { followWithParcels, paidAtDoor } from '../parcels/follow-parcels.ts'
import { refuseCashBesideRun } from '../runs/refuse-cash-beside-run.ts'
import { taxOrderAnew } from './tax-order-anew.ts'

/** Details of a move beside the status: the way in which the amount due was paid at the door; what is done already. */
interface Beside {
  collectedAs?: 'cash' | 'online'
  /** Its last pieces were credited and their money is on its way back (return-pieces.ts). */
  credited?: true
  /** It follows from what its parcels did. */
  byParcels?: true
}

/**
 * Moves an order that this transaction has locked, with all that follows: the one way in which orders go on. Throws
 * `order_state` or `not_allowed` where domain/selling/orders does not have the move; `order_state` where its cash is collected
 * on a run.
 */
export async function transitionOrder(
  shop: PayingShop,
  work: Work,
  before: StoredOrder,
  to: OrderStatus,
  by: MovedBy,
  { collectedAs = 'cash', credited: isCredited, byParcels: isDone }: Beside = {},
): Promise<StoredOrder> {
  const refusal = refuseMove(before.status, to, by.mover, before.delivery_way)
  if (refusal) throw new Failure(refusal, sayRefused(before, to, by))
  const at = shop.clock()
  const order = await followWithParcels(work.tx, before, { to, collectedAs, at, isDone })
  const paymentStatus = paymentAfter(to, order.payment_status)
  const paid = await collect(work, order, paymentStatus, { collectedAs, isDone })
  const moved = await writeMove(work.tx, order, { status: to, paymentStatus, collectedAs: paid, by, at })
  await noteOrderSeen(work.tx, order.id, null, at)
  work.news({ topic: 'orders', id: order.id })
  const refunded = paymentStatus === 'refund_pending' && !isCredited
  if (refunded) await refund(shop, work, moved, to, by)
  if (to === 'cancelled' || to === 'returned') await endPayLink(shop, work, order.id, stockOf(order))
  if (givesBack(to)) await giveBack(work, order, at)
  // who buys at the counter stands there, with the bill in hand
  if (isNews(to) && by.mover !== 'counter') await tell(shop, work, order, to, by)
  if (to === 'confirmed') {
    const taxed = await taxOrderAnew(shop, work, moved)
    return { ...taxed, invoice: await issueInvoice(shop, work.tx, taxed) }
  }
  if (to === 'packed' && order.delivery_way === 'pickup') return waitAtCounter(shop, work, moved, by)
  if (to === 'delivered') await verify(work, order)
  const credited = !isCredited && (await credit(shop, work, order, to))
  if (refunded && !credited) await issueRefundVoucher(shop, work.tx, { orderId: order.id }, 'order_cancelled')
  return refunded || credited ? ((await findOrder(work.tx, { id: order.id })) ?? moved) : moved
}

/**
 * Returns how the amount of an order was paid, where a move that brings its payment to this status collects it. Throws
 * `order_state` where its cash is collected on a run.
 */
async function collect(
  { tx }: Work,
  order: StoredOrder,
  paymentStatus: StoredOrder['payment_status'],
  { collectedAs, isDone }: { collectedAs: 'cash' | 'online'; isDone: boolean | undefined },
): Promise<StoredOrder['collected_as']> {
  if (paymentStatus !== 'collected' || order.payment_status !== 'due') return order.collected_as
  if (collectedAs === 'cash' && !isDone) await refuseCashBesideRun(tx, order)
  return paidAtDoor(order, collectedAs)
}

/** Credits the invoice of an order that ends. Gives false where there is none, or it goes on. */
async function credit(shop: PayingShop, work: Work, order: StoredOrder, to: OrderStatus): Promise<boolean> {
  if (order.invoice === null || (to !== 'returned' && to !== 'cancelled')) return false
  await creditRest(shop, work, order, to)
  return true
}

/** Makes a packed order ready for pick-up, with a code that the shopper is written. */
async function waitAtCounter(shop: PayingShop, work: Work, moved: StoredOrder, by: MovedBy): Promise<StoredOrder> {
  const pickup = await issuePickup(work.tx, moved.id, shop.clock())
  const time = pickup.issue - 1
  await queueOrderMail(work.tx, shop, { orderId: moved.id, news: 'ready', time, leavesAt: by.leavesAt })
  return { ...moved, pickup }
}

/** Tells the reviews who has the goods; without an account nobody writes one. */
async function verify(work: Work, order: StoredOrder): Promise<void> {
  if (order.user_id !== null) await verifyBuyer(work, order.user_id, productsOf(order))
}

function sayRefused({ delivery_way: way, status }: StoredOrder, to: OrderStatus, { mover }: MovedBy): string {
  if (to === 'cancelled') return mover === 'shopper' ? failures.orderNotPending : failures.orderOnItsWay
  return way === 'pickup' && status === 'packed' ? pickupCopy.shipRefused : failures.orderMoveRefused
}

/** A step that was taken back and is made again is news again. */
function tell(shop: PayingShop, { tx }: Work, order: StoredOrder, news: OrderNews & OrderStatus, by: MovedBy) {
  const time = timesReached(order, news)
  return queueOrderMail(tx, shop, { orderId: order.id, news, time, leavesAt: by.leavesAt })
}

/** Returns the ids of the products in an order. */
export function productsOf({ lines }: Pick<StoredOrder, 'lines'>): string[] {
  return lines.map((line) => line.product_id)
}

/** Counts the moves of an order to a status. */
export function timesReached({ moves }: Pick<StoredOrder, 'moves'>, status: OrderStatus): number {
  return moves.filter((move) => move.status === status).length
}

/** The moves that the shopper is written about. */
export function isNews(to: OrderStatus): to is OrderStatus & OrderNews {
  return to === 'confirmed' || to === 'shipped' || to === 'delivered' || to === 'cancelled' || to === 'returned'
}

/** Pays back what is left: cash that was collected by hand; what was paid online goes back by itself. */
async function refund(
  shop: PayingShop,
  { tx }: Work,
  order: StoredOrder,
  to: OrderStatus,
  { leavesAt }: MovedBy,
): Promise<void> {
  await refundOrder(tx, shop, order, to === 'returned' ? 'order_returned' : 'order_cancelled', leavesAt)
  await writeOpenReturns(tx, order.id, shop.clock())
}

/** Credits what no earlier note has. Pieces that come back with a whole order are put right in the stock by hand. */
async function creditRest(shop: PayingShop, { tx }: Work, order: StoredOrder, to: 'returned' | 'cancelled') {
  const note = await issueCreditNote(shop, tx, order, to)
  if (!note || to === 'cancelled') return
  const left = order.lines.flatMap(({ position, quantity, returned }) => {
    const pieces = quantity - returned
    return pieces === 0 ? [] : [{ position, pieces, restocked: 0, scrapped: 0, by_hand: pieces }]
  })
  await insertReturned(tx, { creditNoteId: note.id, orderId: order.id, at: shop.clock() }, left)
}

function stockOf({ lines }: StoredOrder): StockLine[] {
  return lines.map((line) => ({ productId: line.product_id, variantId: line.variant_id, quantity: line.quantity }))
}

/** Gives back what a cancelled order had taken: its pieces, and its use of a coupon. */
async function giveBack(work: Work, order: StoredOrder, now: Date): Promise<void> {
  await returnStock(work, stockOf(order), { orderId: order.id, now })
  if (order.coupon_id !== null && order.user_id !== null) await giveBackCoupon(work.tx, order.coupon_id, order.user_id)
}
