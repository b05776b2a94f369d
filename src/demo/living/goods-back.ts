import { creditPrice } from '../../server/selling/checkout/returns/credit-price.ts'
import { inspectReturned } from '../../server/selling/checkout/returns/inspect-returned.ts'
import { findOrder } from '../../server/selling/orders/order-queries.ts'
import { presentOrder } from '../../server/selling/orders/present-order.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { planReturnRequest } from './asked-returns.ts'
import { planReview } from './feedback.ts'
import { give, isSettled, type LivingShop, type PlacedOrder } from './living-shop.ts'
import { managersRefund, planPayBack, takeBack } from './take-back.ts'
import { later } from './working-hours.ts'

/** Plans the days after an order came: a review; some pieces back, or a lower price for what was scratched. */
export function planAfterDelivery(living: LivingShop, placed: PlacedOrder): void {
  const { timeline, hours, chance } = living
  planReview(living, placed)
  if (!placed.mayEnd) return
  const backAt = hours.whileOpen(later(timeline.clock(), { days: 1 + chance.next() * 4 }))
  const fate = chance.next()
  if (fate < 0.05) timeline.plan(backAt, () => takeBackPart(living, placed.order, backAt))
  else if (fate < 0.08) timeline.plan(backAt, () => takeBackTwice(living, placed.order, backAt))
  else if (fate < 0.1) timeline.plan(backAt, () => takeBackAll(living, placed.order, 'Not needed any more.'))
  else if (fate < 0.15) planReturnRequest(living, placed, backAt)
}

/** Plans a piece that came back the day before the end, and waits to be looked at. */
export function planWaitingReturn(living: LivingShop): void {
  const { timeline, hours, ends, shop } = living
  timeline.plan(hours.lastOpen(later(ends, { hours: -30 })), async () => {
    const { id } = await shop.db
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.status', '=', 'delivered')
      .where('o.payment_method', '=', 'cod')
      .where(
        'o.user_id',
        'in',
        living.customers.map(({ userId }) => userId),
      )
      .where('o.payable', '<', managersRefund * 100)
      .where((eb) => eb.not(eb.exists(eb.selectFrom('credit_notes as n').whereRef('n.order_id', '=', 'o.id'))))
      .orderBy('o.delivered_at', 'desc')
      .executeTakeFirstOrThrow()
    const stored = await findOrder(shop.db, { id })
    if (!stored) throw new Error(`the order ${id} is gone`)
    const lines = [{ position: 1, pieces: 1 }]
    const reason = 'Does not fit the shaft, the customer says.'
    await takeBack(living, presentOrder(stored), { lines, delivery: false, condition: 'inspect', reason })
  })
}

/** A cash parcel that nobody took: all of it is credited, nothing goes back. */
export async function takeBackRefused(living: LivingShop, { order }: PlacedOrder): Promise<void> {
  if (isSettled(living)) return
  await takeBackAll(living, order, 'Refused at the door.')
}

async function takeBackAll(living: LivingShop, order: Order, reason: string): Promise<void> {
  if (isSettled(living) || order.totalAmount > managersRefund * (order.paymentStatus === 'due' ? 100 : 1)) return
  const all = order.products.map(({ quantity }, index) => ({ position: index + 1, pieces: quantity }))
  const delivery = order.breakdown.deliveryCharges > 0
  await takeBack(living, order, { lines: all, delivery, condition: 'restock', reason })
}

async function takeBackPart(living: LivingShop, order: Order, at: Date): Promise<void> {
  const lines = smallPart(living, order)
  if (isSettled(living) || lines.length === 0) return
  const condition = living.chance.pick(['restock', 'restock', 'scrap', 'inspect'] as const)
  await takeBack(living, order, { lines, delivery: false, condition, reason: 'Wrong size ordered.' })
  if (condition !== 'inspect' || living.chance.comes(0.3)) return
  const inspectAt = living.hours.whileOpen(later(at, { hours: 20 }))
  living.timeline.plan(inspectAt, () => inspect(living, order, lines))
}

/** A piece comes back, and two days later the price of another line is reduced: two credit notes of one order. */
async function takeBackTwice(living: LivingShop, order: Order, at: Date): Promise<void> {
  const lines = smallPart(living, order)
  if (isSettled(living) || lines.length === 0) return
  await takeBack(living, order, { lines, delivery: false, condition: 'restock', reason: 'One piece was scratched.' })
  const againAt = living.hours.whileOpen(later(at, { hours: 44 }))
  living.timeline.plan(againAt, async () => {
    const reason = 'The carton was damaged: a part of the price goes back.'
    const [{ position } = { position: 1 }] = leftAfter(order, lines)
    const { refund } = await give(
      living,
      'manager',
      { name: 'order.credit_price', input: { order: order._id }, reason },
      (work) =>
        creditPrice(living.shop, work, {
          order: { id: order._id },
          version: null,
          amount: 2500,
          lines: [position],
          refund: 'same_way',
        }),
    )
    planPayBack(living, refund)
  })
}

/** Some pieces of the line that costs least, for no more than a manager gives back; none where that is the whole order. */
function smallPart({ chance }: LivingShop, { products }: Order): { position: number; pieces: number }[] {
  const lines = products.map((line, index) => ({ ...line, position: index + 1 }))
  const [cheapest] = lines.toSorted((a, b) => a.price * a.quantity - b.price * b.quantity)
  if (!cheapest || (lines.length === 1 && cheapest.quantity < 2)) return []
  const most = Math.min(Math.ceil(cheapest.quantity / 2), Math.floor(managersRefund / Math.max(1, cheapest.price)))
  return most < 1 ? [] : [{ position: cheapest.position, pieces: chance.whole(1, most) }]
}

function leftAfter({ products }: Order, back: readonly { position: number; pieces: number }[]) {
  return products.flatMap(({ quantity }, index) => {
    const position = index + 1
    const gone = back.find((each) => each.position === position)?.pieces ?? 0
    return quantity > gone ? [{ position }] : []
  })
}

async function inspect(
  living: LivingShop,
  { _id: orderId }: Order,
  lines: { position: number; pieces: number }[],
): Promise<void> {
  if (isSettled(living)) return
  await give(living, 'manager', { name: 'order.inspect_items', input: { orderId } }, async (work) => {
    const looked = lines.map(({ position, pieces }) => ({ position, restock: pieces - 1, scrap: 1 }))
    return { number: await inspectReturned(living.shop, work, { orderId, lines: looked }) }
  })
}
