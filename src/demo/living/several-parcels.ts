import { packParcel } from '../../server/selling/checkout/parcels/pack-parcel.ts'
import { refuseParcel } from '../../server/selling/checkout/parcels/refuse-parcel.ts'
import { stepParcel } from '../../server/selling/checkout/parcels/step-parcel.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { give, isSettled, type LivingShop } from './living-shop.ts'
import { step } from './order-life.ts'
import { daysBefore, pickNeighbours, placeStaged, readStored } from './staged-orders.ts'
import { later } from './working-hours.ts'

/** Fate of a parcel; `travels`: it is with the courier still; `unpacked`: its items are not packed yet. */
type Fate = 'delivered' | 'refused' | 'lost' | 'travels' | 'unpacked'

/** Orders by days before stock is left alone. Of several parcels of a cash order none can be refused: nobody has paid. */
const orders: readonly { days: number; isOnline: boolean; parcels: readonly Fate[] }[] = [
  { days: 58, isOnline: true, parcels: ['delivered', 'refused'] },
  { days: 37, isOnline: false, parcels: ['delivered', 'delivered'] },
  { days: 24, isOnline: true, parcels: ['delivered', 'lost'] },
  { days: 11, isOnline: false, parcels: ['refused'] },
  { days: 2, isOnline: false, parcels: ['travels', 'unpacked'] },
]

/** A parcel of an order. */
interface Parcel {
  order: Order
  number: number
}

/** Plans orders that are sent in parcels of their own, and what becomes of each. */
export function planParcels(living: LivingShop): void {
  const { timeline, bank } = living
  for (const { days, isOnline, parcels } of orders) {
    if (isOnline && !bank) continue
    timeline.plan(daysBefore(living, days), () => orderInParcels(living, isOnline, parcels))
  }
}

async function orderInParcels(living: LivingShop, isOnline: boolean, fates: readonly Fate[]): Promise<void> {
  const { timeline, hours } = living
  const [customer] = pickNeighbours(living, 1)
  if (!customer) return
  const order = await placeStaged(living, { customer, lines: 3, isOnline })
  const inHours = (from: Date, after: number) => hours.whileOpen(later(from, { hours: after }))
  const confirmAt = inHours(timeline.clock(), 0.7)
  timeline.plan(confirmAt, () => step(living, { order }, 'confirmed'))
  for (const [index, fate] of fates.entries()) {
    if (fate === 'unpacked') continue
    const parcel = { order, number: index + 1 }
    const packAt = inHours(confirmAt, 1 + index * 3)
    timeline.plan(packAt, () => pack(living, parcel, index === fates.length - 1))
    const shipAt = inHours(packAt, 0.8)
    timeline.plan(shipAt, () => move(living, parcel, 'shipped'))
    if (fate === 'travels') continue
    // all of them have left by then: what stays in the shop would have to be sent first
    const outAt = inHours(shipAt, 26)
    timeline.plan(outAt, () => move(living, parcel, 'out'))
    timeline.plan(inHours(outAt, 2 + index), () => end(living, parcel, fate))
  }
}

/** Packs the line of a parcel, with the last parcel all that is left. */
async function pack(living: LivingShop, { order, number }: Parcel, isLast: boolean): Promise<void> {
  const { shop, chance } = living
  const { lines: all } = await readStored(living, order._id)
  const lines = all
    .filter(({ position }) => position === number || (isLast && position > number))
    .map(({ position, quantity }) => ({ position, pieces: quantity }))
  const packing = {
    ...{ orderId: order._id, version: null, lines, carrier: 'DTDC', photo: null },
    tracking: `D${chance.whole(10_000_000, 99_999_999)}`,
    weightGrams: chance.whole(4, 60) * 100,
    size: { lengthMm: 300, breadthMm: 200, heightMm: 150 },
  }
  await give(living, 'packer', { name: 'parcel.pack', input: { id: order._id, lines } }, async (work) => {
    await packParcel(shop, work, packing)
    return { number }
  })
}

const moves = {
  shipped: { name: 'parcel.ship', saw: 'packed' },
  out: { name: 'parcel.out', saw: 'shipped' },
  delivered: { name: 'parcel.deliver', saw: 'out' },
} as const

async function move(living: LivingShop, { order, number }: Parcel, to: keyof typeof moves): Promise<void> {
  const { name, saw } = moves[to]
  await give(living, 'packer', { name, input: { id: order._id, number } }, async (work) => {
    const seen = { orderId: order._id, number, saw, to }
    await stepParcel(living.shop, work, { ...seen, ...(to === 'delivered' && { collectedAs: 'cash' as const }) })
    return { number }
  })
}

async function end(living: LivingShop, parcel: Parcel, fate: 'delivered' | 'refused' | 'lost'): Promise<void> {
  if (fate === 'delivered') return move(living, parcel, 'delivered')
  if (isSettled(living)) return
  const { order, number } = parcel
  const seen = { orderId: order._id, number, saw: 'out' as const }
  await give(
    living,
    'manager',
    { name: 'parcel.refuse', input: { id: order._id, number, how: fate } },
    async (work) => {
      await refuseParcel(living.shop, work, { ...seen, how: fate, condition: 'restock' })
      return { number }
    },
  )
}
