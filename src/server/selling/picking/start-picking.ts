import { piecesToTake } from '../../../domain/selling/picking/pick-pieces.ts'
import { pickFaults as faults } from '../../../shared/copy/office/pick-faults.ts'
import { pickDone } from '../../../shared/copy/office/picks.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { pickLimits } from '../../../shared/pick-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import { lockOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { followPicking } from './follow-picking.ts'
import { listPickItems, lockOldestWaiting } from './pick-item-queries.ts'
import { insertTaps, joinWalk, listPickers, listPicksOf, type NewTap, openWalk } from './pick-queries.ts'

/** Orders to pick: these, or so many of the oldest. */
export interface WantedPicks {
  orders?: readonly string[] | undefined
  oldest?: number | undefined
}

/**
 * Takes orders onto the person's pick walk, in a command; begins one where they have none. Throws `bad_input` without a choice or with
 * too many; `not_found`; `order_state` naming who picks an order already, where one is not confirmed, and where all of it is picked.
 */
export async function startPicking(
  shop: Shop,
  work: CommandWork,
  wanted: WantedPicks,
): Promise<{ walkId: string; message: string }> {
  const staffId = work.by.staffId ?? ''
  const orders = await lockWanted(work, wanted, staffId)
  const at = shop.clock()
  const walkId = await openWalk(work.tx, { id: shop.newId(), staffId, at })
  const ids = orders.map(({ id }) => id)
  await joinWalk(work.tx, walkId, ids, at)
  const all = await listPicksOf(work.tx, walkId)
  if (all.length > pickLimits.ordersMost) throw bad('orders', faults.tooMany(pickLimits.ordersMost))
  await countPacked(work, walkId, orders, at)
  await followPicking(work, ids)
  const items = await listPickItems(work.tx, ids)
  if (items.every((item) => piecesToTake(item.status, item) === 0)) {
    throw new Failure('order_state', faults.allPicked(orders[0]?.number ?? ''))
  }
  for (const id of ids) work.news({ topic: 'orders', id })
  work.about({ kind: 'pick_walk', id: walkId, name: pickDone.walk(work.by.name, all.length) })
  work.changed('pick_walk', walkId, null, { orders: orders.map(({ number }) => number).join(', ') })
  return { walkId, message: pickDone.started(orders.length) }
}

async function lockWanted(work: CommandWork, { orders: ids, oldest }: WantedPicks, staffId: string) {
  if (ids !== undefined) return refuseTaken(work, await lockAll(work, ids), staffId)
  if (oldest === undefined) throw bad('orders', faults.chooseOrders)
  const orders = await lockAll(work, await lockOldestWaiting(work.tx, oldest))
  // somebody may have taken one between the two reads
  const taken = await pickersOf(work, orders, staffId)
  const free = orders.filter(
    ({ id, status }) => status === 'confirmed' && !taken.some(({ order_id }) => order_id === id),
  )
  if (free.length === 0) throw new Failure('order_state', faults.nothingToPick)
  return free
}

/** Locks orders, always in one order: who takes others at the same time waits. */
async function lockAll({ tx }: CommandWork, ids: readonly string[]): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = []
  for (const id of [...new Set(ids)].sort()) {
    const order = await lockOrder(tx, { id })
    if (!order) throw new Failure('not_found', faults.notOnWalk)
    orders.push(order)
  }
  return orders
}

async function pickersOf({ tx }: CommandWork, orders: readonly StoredOrder[], staffId: string) {
  if (orders.length === 0) return []
  const pickers = await listPickers(
    tx,
    orders.map(({ id }) => id),
  )
  return pickers.filter(({ staff_id }) => staff_id !== staffId)
}

async function refuseTaken(work: CommandWork, orders: StoredOrder[], staffId: string): Promise<StoredOrder[]> {
  const other = orders.find(({ status }) => status !== 'confirmed')
  if (other) throw new Failure('order_state', faults.notConfirmed(other.number))
  const [taken] = await pickersOf(work, orders, staffId)
  if (!taken) return orders
  const name = (await listStaffNames(work.tx)).find(({ _id }) => _id === taken.staff_id)?.name ?? ''
  const number = orders.find(({ id }) => id === taken.order_id)?.number ?? ''
  throw new Failure('order_state', faults.onWalk(number, name))
}

/** Counts what is in parcels already and nobody has tapped: it is off the shelf, and is not taken again. */
async function countPacked(work: CommandWork, walkId: string, orders: readonly StoredOrder[], at: Date): Promise<void> {
  const packed = orders.filter(({ parcels }) => parcels.length > 0)
  if (packed.length === 0) return
  const items = await listPickItems(
    work.tx,
    packed.map(({ id }) => id),
  )
  const taps = items.flatMap(({ orderId, productId, variantId, taken }): NewTap[] => {
    const pieces =
      piecesInParcels(
        packed.find(({ id }) => id === orderId),
        productId,
        variantId,
      ) - taken
    if (pieces <= 0) return []
    const key = { walk_id: walkId, order_id: orderId, product_id: productId, variant_id: variantId }
    const by = { by_name: work.by.name, command: work.commandId }
    return [{ ...key, ...by, kind: 'packed', pieces, tapped_at: at, recorded_at: at }]
  })
  await insertTaps(work.tx, taps)
}

function piecesInParcels(order: StoredOrder | undefined, productId: string, variantId: string | null): number {
  const positions = (order?.lines ?? [])
    .filter((line) => line.product_id === productId && line.variant_id === variantId)
    .map(({ position }) => position)
  const lines = (order?.parcels ?? []).flatMap((parcel) => parcel.lines)
  return lines.filter(({ position }) => positions.includes(position)).reduce((sum, { pieces }) => sum + pieces, 0)
}

function bad(field: string, text: string): Failure {
  return new Failure('bad_input', text, { errors: { [field]: text } })
}
