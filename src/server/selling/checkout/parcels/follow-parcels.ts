import type { Kysely } from 'kysely'
import { hasEnded, stateAtStatus } from '../../../../domain/selling/parcels/parcel-moves.ts'
import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import type { ParcelState } from '../../../../shared/parcel-states.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { changeParcels, numbersIn, type ParcelChange, removeParcels, withChange } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'

type Db = Kysely<Database>

/** A step that all parcels of a locked order make together. */
interface Together {
  to: OrderStatus
  collectedAs: 'cash' | 'online'
  at: Date
  /** They are there already. */
  isDone?: boolean | undefined
}

/** Returns how the amount of a delivered order was paid: in cash where one of its parcels was, else as said (`otherwise`). */
export function paidAtDoor({ parcels }: Pick<StoredOrder, 'parcels'>, otherwise: 'cash' | 'online'): 'cash' | 'online' {
  const ways = parcels.flatMap(({ collected_as }) => collected_as ?? [])
  if (ways.length === 0) return otherwise
  return ways.includes('cash') ? 'cash' : 'online'
}

const before: Partial<Record<ParcelState, ParcelState>> = { shipped: 'packed', out: 'shipped', delivered: 'out' }

/**
 * Brings the parcels of a locked order along with a step of the order; of one that travels whole nothing happens. Gives the order
 * with its parcels as they are then. Throws `order_state` where they cannot follow.
 */
export async function followWithParcels(tx: Db, order: StoredOrder, step: Together): Promise<StoredOrder> {
  if (order.parcels.length === 0 || step.isDone) return order
  const { to, at, collectedAs } = step
  if (to === 'packed') throw new Failure('order_state', faults.packRest)
  if (to === 'cancelled') return takeApart(tx, order)
  if (to === 'returned') return endAll(tx, order, at)
  const state = stateAtStatus(to)
  const from = state && before[state]
  if (!state || !from) return order
  const moved = order.parcels.filter((parcel) => parcel.state === from)
  if (state !== 'delivered') return change(tx, order, numbersIn(moved, from), { state }, at)
  const paid = moved.filter(({ collect }) => collect !== null).map(({ number }) => number)
  const free = moved.filter(({ collect }) => collect === null).map(({ number }) => number)
  const withFree = await change(tx, order, free, { state }, at)
  return change(tx, withFree, paid, { state, collected_as: collectedAs }, at)
}

/**
 * Takes the parcels of a locked order a step back, all together. Throws `order_state` where they are not all as far as the order, and
 * where packing would be taken back: a parcel is taken apart by itself.
 */
export async function stepParcelsBack(tx: Db, order: StoredOrder, to: OrderStatus, at: Date): Promise<StoredOrder> {
  if (order.parcels.length === 0) return order
  const [from, state] = [stateAtStatus(order.status), stateAtStatus(to)]
  if (!state) throw new Failure('order_state', faults.undoLast)
  if (order.parcels.some((parcel) => parcel.state !== from)) throw new Failure('order_state', faults.notTogether)
  const numbers = order.parcels.map(({ number }) => number)
  return change(tx, order, numbers, { state, ...(from === 'delivered' && { collected_as: null }) }, at)
}

/** An order is cancelled before anything has left: its pieces are in no parcel any more. */
async function takeApart(tx: Db, order: StoredOrder): Promise<StoredOrder> {
  if (order.parcels.some(({ state }) => state !== 'packed')) throw new Failure('order_state', faults.someLeft)
  await removeParcels(
    tx,
    order.id,
    order.parcels.map(({ number }) => number),
  )
  return { ...order, parcels: [] }
}

/** All of it comes back: what has not arrived was refused. Cash of a part that was paid is not given up so. */
async function endAll(tx: Db, order: StoredOrder, at: Date): Promise<StoredOrder> {
  const isPartlyPaid = order.payment_status === 'due' && order.parcels.some(({ state }) => state === 'delivered')
  if (isPartlyPaid) throw new Failure('order_state', faults.partlyPaid)
  const open = order.parcels.filter(({ state }) => !hasEnded(state)).map(({ number }) => number)
  return change(tx, order, open, { state: 'refused' }, at)
}

async function change(
  tx: Db,
  order: StoredOrder,
  numbers: readonly number[],
  what: ParcelChange,
  at: Date,
): Promise<StoredOrder> {
  await changeParcels(tx, order.id, numbers, { ...what, updated_at: at })
  return { ...order, parcels: withChange(order.parcels, numbers, what) }
}
