import { cancelOrder } from '../../server/selling/checkout/transitions/cancel-order.ts'
import { stepOrder } from '../../server/selling/checkout/transitions/step-order.ts'
import type { Order } from '../../shared/contract/orders.ts'
import type { OrderStatus } from '../../shared/order-statuses.ts'
import { planAfterDelivery, takeBackRefused } from './goods-back.ts'
import { give, isSettled, type Job, type LivingShop, type PlacedOrder } from './living-shop.ts'
import { managersRefund } from './take-back.ts'
import { later } from './working-hours.ts'

const carriers = ['DTDC', 'Delhivery', 'India Post', 'Professional Couriers']

/** Plans how an order goes on: most come to the door; some are cancelled, some refused there. */
export function goOn(living: LivingShop, placed: PlacedOrder): void {
  const { timeline, hours, chance } = living
  const { order, customer, mayEnd } = placed
  const at = timeline.clock()
  const confirmAt = hours.whileOpen(later(at, { hours: 0.3 + chance.next() * 5 }))
  const fate = mayEnd ? chance.next() : 1
  if (fate < 0.04) {
    timeline.plan(new Date((at.getTime() + confirmAt.getTime()) / 2), async () => {
      if (isSettled(living)) return step(living, placed, 'confirmed')
      await cancelOrder(living.shop, { userId: customer.userId, orderId: order._id, status: 'cancelled' })
    })
    return
  }
  timeline.plan(confirmAt, async () => {
    await step(living, placed, 'confirmed')
    if (placed.stops === 'confirmed') return
    const isCancelled = fate < 0.07 && order.totalAmount < managersRefund
    const packAt = hours.whileOpen(later(confirmAt, { hours: 0.5 + chance.next() * 5 }))
    if (!isCancelled || packAt >= living.settles) return pack(living, placed, packAt)
    timeline.plan(packAt, () => cancelForShop(living, order))
  })
}

async function cancelForShop(living: LivingShop, { _id: orderId }: Order): Promise<void> {
  const reason = 'The customer called: ordered twice by mistake.'
  await give(living, 'manager', { name: 'order.cancel', input: { id: orderId }, reason }, (work) =>
    stepOrder(living.shop, work, { orderId, to: 'cancelled', saw: 'confirmed' }),
  )
}

function pack(living: LivingShop, placed: PlacedOrder, packAt: Date): void {
  const { timeline, hours, chance } = living
  const shipAt = hours.whileOpen(later(packAt, { hours: 1 + chance.next() * 14 }))
  const doorAt = hours.whileOpen(later(shipAt, { hours: 18 + chance.next() * 50 }))
  const endAt = later(doorAt, { hours: 0.5 + chance.next() * 4 })
  timeline.plan(packAt, () => step(living, placed, 'packed'))
  if (placed.stops === 'packed') return
  timeline.plan(shipAt, () => step(living, placed, 'shipped'))
  if (placed.stops === 'shipped') return
  timeline.plan(doorAt, () => step(living, placed, 'out_for_delivery'))
  if (placed.stops === 'out_for_delivery') return
  const isRefused = placed.mayEnd && placed.order.paymentStatus === 'due' && chance.comes(0.05)
  timeline.plan(endAt, async () => {
    if (isRefused) return takeBackRefused(living, placed)
    await step(living, placed, 'delivered')
    planAfterDelivery(living, placed)
  })
}

const steps = {
  confirmed: { name: 'order.confirm', saw: 'pending', by: 'counter' },
  packed: { name: 'order.pack', saw: 'confirmed', by: 'packer' },
  shipped: { name: 'order.ship', saw: 'packed', by: 'packer' },
  out_for_delivery: { name: 'order.out_for_delivery', saw: 'shipped', by: 'packer' },
  delivered: { name: 'order.deliver', saw: 'out_for_delivery', by: 'packer' },
} as const satisfies Partial<Record<OrderStatus, { name: string; saw: OrderStatus; by: Job }>>

/** Somebody of the shop brings an order a step on; `carrier`: one of the usual ones where it is left out. */
export async function step(
  living: LivingShop,
  { order }: Pick<PlacedOrder, 'order'>,
  to: keyof typeof steps,
  carrier = living.chance.pick(carriers),
): Promise<void> {
  const { name, saw, by } = steps[to]
  const { chance, shop } = living
  const shipment = { carrier, trackingNumber: `D${chance.whole(10_000_000, 99_999_999)}` }
  const collectedAs = chance.comes(0.7) ? ('cash' as const) : ('online' as const)
  await give(living, by, { name, input: { id: order._id } }, (work) =>
    stepOrder(shop, work, {
      orderId: order._id,
      to,
      saw,
      ...(to === 'shipped' && { shipment }),
      ...(to === 'delivered' && { collectedAs }),
    }),
  )
}
