import type { OrderStatus } from '../../../shared/order-statuses.ts'
import type { ParcelState } from '../../../shared/parcel-states.ts'

const nextStates: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  packed: ['shipped'],
  shipped: ['out', 'refused', 'lost'],
  out: ['delivered', 'refused', 'lost'],
  delivered: [],
  refused: [],
  lost: [],
}

/** Returns whether a parcel can go from one state to another. */
export function mayParcelMove(from: ParcelState, to: ParcelState): boolean {
  return nextStates[from].includes(to)
}

/** Returns whether nothing happens to a parcel any more. */
export function hasEnded(state: ParcelState): boolean {
  return nextStates[state].length === 0
}

/** State that the parcels of an order have which travels whole, by the order's status. */
const stateAt: Partial<Record<OrderStatus, ParcelState>> = {
  packed: 'packed',
  shipped: 'shipped',
  out_for_delivery: 'out',
  delivered: 'delivered',
}

/** Returns the state of an order's parcels where all are as far as the order; undefined: it has no parcels there. */
export function stateAtStatus(status: OrderStatus): ParcelState | undefined {
  return stateAt[status]
}

type Standing = readonly { state: ParcelState }[]

/** Returns whether the parcels of an order can make its step together: what is left is packed as a parcel, and what left stays so. */
export function mayMoveTogether(parcels: Standing, to: OrderStatus): boolean {
  if (parcels.length === 0) return true
  if (to === 'packed') return false
  return to !== 'cancelled' || parcels.every(({ state }) => state === 'packed')
}

/** Returns whether the parcels of an order can go a step back together: all are as far as the order, and stay parcels. */
export function mayStepBackTogether(parcels: Standing, from: OrderStatus, to: OrderStatus): boolean {
  const isPacked = stateAtStatus(to) !== undefined
  return parcels.length === 0 || (isPacked && parcels.every(({ state }) => state === stateAtStatus(from)))
}

/** Facts from which the status of an order with parcels follows. */
export interface ParcelsOfOrder {
  /** Pieces that are in no parcel. */
  left: number
  states: readonly ParcelState[]
  /** All pieces of the order came back. */
  allBack: boolean
}

/**
 * Returns the status of a confirmed order with parcels: packed once nothing is left to pack, shipped once nothing is left to ship,
 * out for delivery once nothing lies at the courier, delivered once all parcels have ended and at least one was delivered, else
 * returned (SPEC's statuses as CONTRACT §4 has them).
 */
export function statusOfParcels({ left, states, allBack }: ParcelsOfOrder): OrderStatus {
  if (allBack) return 'returned'
  if (left > 0) return 'confirmed'
  if (states.includes('packed')) return 'packed'
  if (states.includes('shipped')) return 'shipped'
  if (states.includes('out')) return 'out_for_delivery'
  return states.includes('delivered') ? 'delivered' : 'returned'
}

const way: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']

/** Returns the statuses through which an order goes from one to a later one, the last among them; none where it is there. */
export function wayTo(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const [start, end] = [way.indexOf(from), way.indexOf(to)]
  return start === -1 || end === -1 ? [] : way.slice(start + 1, end + 1)
}
