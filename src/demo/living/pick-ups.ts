import { asOneTry, handOver } from '../../server/selling/checkout/pickups/hand-over.ts'
import { pickupCode } from '../../server/selling/orders/pickup-code.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { castLater } from './cast.ts'
import { openAccount } from './customers.ts'
import { give, type LivingShop } from './living-shop.ts'
import { step } from './order-life.ts'
import { daysBefore, pickNeighbours, placeStaged, readStored } from './staged-orders.ts'
import { later } from './working-hours.ts'

/** Orders for the counter, by days before stock is left alone; the last waits there. */
const pickUps: readonly { days: number; isOnline: boolean; isCollected: boolean }[] = [
  { days: 36, isOnline: false, isCollected: true },
  { days: 15, isOnline: true, isCollected: true },
  { days: 7, isOnline: false, isCollected: true },
  { days: 1.5, isOnline: false, isCollected: false },
]

/** Orders by bus, by days before stock is left alone; the last is on its way. */
const busOrders: readonly { days: number; isCollected: boolean }[] = [
  { days: 20, isCollected: true },
  { days: 3, isCollected: false },
]

/** Plans orders that are handed over at the counter by a code, and parcels by bus. */
export function planOtherWays(living: LivingShop): void {
  const { timeline, bank, shop } = living
  for (const { days, isOnline, isCollected } of pickUps) {
    timeline.plan(daysBefore(living, days), () => orderForCounter(living, isOnline && bank !== null, isCollected))
  }
  // by bus nothing is paid in cash
  if (!bank) return
  const { byBus } = castLater
  timeline.plan(daysBefore(living, 21), async () => {
    const customer = await openAccount(shop, byBus, byBus.phone)
    for (const { days, isCollected } of busOrders) {
      timeline.plan(daysBefore(living, days), async () => {
        const order = await placeStaged(living, { customer, lines: 2, isOnline: true, way: 'bus' })
        sendByBus(living, order, isCollected)
      })
    }
  })
}

async function orderForCounter(living: LivingShop, isOnline: boolean, isCollected: boolean): Promise<void> {
  const { timeline } = living
  const [customer] = pickNeighbours(living, 1)
  if (!customer) return
  const order = await placeStaged(living, { customer, lines: 2, isOnline, way: 'pickup' })
  const packAt = planPacking(living, order)
  if (!isCollected) return
  timeline.plan(living.hours.whileOpen(later(packAt, { hours: 5 })), () => collect(living, order))
}

/** Plans that an order is confirmed and packed; gives the moment at which it is. */
function planPacking(living: LivingShop, order: Order): Date {
  const { timeline, hours } = living
  const confirmAt = hours.whileOpen(later(timeline.clock(), { hours: 0.5 }))
  const packAt = hours.whileOpen(later(confirmAt, { hours: 1.2 }))
  timeline.plan(confirmAt, () => step(living, { order }, 'confirmed'))
  timeline.plan(packAt, () => step(living, { order }, 'packed'))
  return packAt
}

/** The customer says the code; what is due is paid into the till. */
async function collect(living: LivingShop, { _id: orderId }: Order): Promise<void> {
  const { shop } = living
  const { pickup, payment_status: payment } = await readStored(living, orderId)
  const code = pickupCode(shop.config, orderId, pickup?.issue ?? 0)
  const paid = payment === 'due' ? { collectedAs: 'cash' as const } : {}
  await asOneTry(shop, orderId, () =>
    give(living, 'counter', { name: 'order.hand_over', input: { id: orderId } }, async (work) => {
      const { number } = await handOver(shop, work, { orderId, code, ...paid })
      return { number }
    }),
  )
}

function sendByBus(living: LivingShop, order: Order, isCollected: boolean): void {
  const { timeline, hours } = living
  const shipAt = hours.whileOpen(later(planPacking(living, order), { hours: 2 }))
  timeline.plan(shipAt, () => step(living, { order }, 'shipped', 'By bus to Gudalur'))
  if (!isCollected) return
  const outAt = hours.whileOpen(later(shipAt, { hours: 20 }))
  timeline.plan(outAt, () => step(living, { order }, 'out_for_delivery'))
  timeline.plan(hours.whileOpen(later(outAt, { hours: 4 })), () => step(living, { order }, 'delivered'))
}
