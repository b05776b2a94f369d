import { busTo } from '../../../../domain/selling/delivery/delivery-terms.ts'
import { expectedDelivery } from '../../../../domain/selling/orders/expected-delivery.ts'
import type { EditWish } from '../../../../shared/contract/office/order-edit-calls.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { deliveryDays } from '../../../../shared/delivery-zones.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { lockStock, returnStock, takeStock } from '../../../catalogue/stock/stock-queries.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { giveBackCoupon } from '../../coupons/coupon-uses.ts'
import { writeEdit } from '../../orders/edit-queries.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { writeOpenReturns } from '../../orders/open-returns.ts'
import { findOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { type MadeRefund, refundPart } from '../../payments/queue-refund.ts'
import { followPicking } from '../../picking/follow-picking.ts'
import { lineRows, sumColumns } from '../place/record-order.ts'
import { checkRefundLimit, lockForCredit } from '../returns/credit-part.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'
import { isByHand, presentEdit, refuseShort, stockOfEdit } from './preview-edit.ts'
import { goodsInWords, tellChanges } from './tell-changes.ts'

/** An edit as a person asks for it: `digest` is that of the preview that they saw. */
interface Edit {
  orderId: string
  wish: EditWish
  digest: string
  mayRemoveCoupon: boolean
}

/** An order that was edited, and the refund of what it costs less; null: none. */
export interface Edited {
  order: StoredOrder
  refund: MadeRefund | null
}

/**
 * Edits an order that is not invoiced, in a command: lines, prices, tax, stock, coupon, address and refund at once, as its preview
 * said. Throws `not_found`; `order_state` with the new preview where price, stock or order have changed since, and where the order
 * cannot be edited; `out_of_stock` naming the line; `not_allowed` above the person's limit of refunds; and like planEdit.
 */
export async function editOrder(shop: PayingShop, work: CommandWork, edit: Edit): Promise<Edited> {
  const order = await lockForCredit(work, { id: edit.orderId }, null)
  const plan = await planSeen(shop, work, order, edit)
  if (plan.refund > 0) await checkRefundLimit(work, order, plan.refund)
  const at = shop.clock()
  await moveStock(work, order, plan, at)
  await write(shop, work, order, plan, at)
  const withoutCoupon = edit.wish.removeCoupon ? order.coupon_id : null
  if (withoutCoupon !== null && order.user_id !== null) await giveBackCoupon(work.tx, withoutCoupon, order.user_id)
  const refund = await giveBack(shop, work, order, plan)
  await queueOrderMail(work.tx, shop, {
    ...{ orderId: order.id, news: 'edited', time: order.version, leavesAt: work.leavesAt },
    changes: tellChanges(order, plan),
    ...(refund && { refundId: refund.id }),
  })
  const edited = await findOrder(work.tx, { id: order.id })
  if (!edited) throw new Failure('not_found', failures.orderNotFound)
  await followPicking(work, [order.id])
  work.changed('order', order.id, historyOf(order), historyOf(edited))
  return { order: edited, refund }
}

/** Plans the edit anew, with the order locked. Throws `order_state` with the new preview where it is not what the person saw. */
async function planSeen(shop: PayingShop, work: CommandWork, order: StoredOrder, edit: Edit): Promise<EditPlan> {
  const { wish, digest, mayRemoveCoupon } = edit
  const plan = await planEdit(shop, work.tx, order, wish, { mayRemoveCoupon }).catch((error: unknown) => {
    // of the order that was seen it was an edit; somebody else has done the same meanwhile, or taken a line off
    const isLate = error instanceof Failure && error.code === 'bad_input' && wish.version !== order.version
    throw isLate ? new Failure('order_state', copy.outdated) : error
  })
  await refuseShort(work.tx, order, plan)
  const preview = presentEdit(order, wish, plan, shop.settings.now()['company.state'])
  if (preview.digest === digest && wish.version === order.version) return plan
  throw new Failure('order_state', copy.outdated, { preview })
}

async function moveStock(work: CommandWork, order: StoredOrder, plan: EditPlan, now: Date): Promise<void> {
  const { taken, given } = stockOfEdit(order, plan)
  await lockStock(work.tx, [...taken, ...given])
  if (taken.length > 0) await takeStock(work, taken, { orderId: order.id, now })
  if (given.length > 0) await returnStock(work, given, { orderId: order.id, now })
}

async function write(shop: PayingShop, work: CommandWork, order: StoredOrder, plan: EditPlan, at: Date): Promise<void> {
  const { lines, price, derivation, address, doubt, hasMoved, coupon } = plan
  const rows = lineRows(lines, price).map((row, index) => ({ ...row, was: lines[index]?.was?.position ?? null }))
  const values = shop.settings.now()
  const days = deliveryDays(address.state, values['company.state'], values['delivery.days'])
  await writeEdit(work.tx, order, {
    ...{ lines: rows, sums: sumColumns(price), derivation, address, doubt, at },
    expectedDelivery: hasMoved ? expectedDelivery(order.created_at, days, values) : order.expected_delivery,
    withoutCoupon: coupon === null,
    // the goods go to the stand of the place that they go to
    ...(order.delivery_way === 'bus' && hasMoved && { busStand: busTo(values, address)?.stand ?? null }),
  })
}

/** Owes back what a paid order costs less. */
async function giveBack(
  shop: PayingShop,
  work: CommandWork,
  order: StoredOrder,
  { refund: amount }: EditPlan,
): Promise<MadeRefund | null> {
  if (amount === 0) return null
  const way = isByHand(amount) ? 'upi' : 'provider'
  const money = { orderId: order.id, amount, reason: 'order_edited', way, leavesAt: work.leavesAt } as const
  const refund = await refundPart(work.tx, shop, money)
  await writeOpenReturns(work.tx, order.id, shop.clock())
  return refund
}

/** Fields of an order that the history keeps of an edit: no amounts, which not everybody sees. */
function historyOf({ lines, coupon_code, delivery_address }: StoredOrder): Record<string, unknown> {
  return { ...delivery_address, items: goodsInWords(lines), coupon: coupon_code }
}
