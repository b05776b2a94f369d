import { byArea } from '../../../../domain/selling/runs/run-marks.ts'
import { runFaults as faults } from '../../../../shared/copy/office/run-faults.ts'
import { runDone } from '../../../../shared/copy/office/runs.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import { permissionsOf } from '../../../../shared/office/permissions.ts'
import { findActiveStaff } from '../../../staff/active-staff-queries.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { listStaffNames } from '../../../staff/staff-name-queries.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { insertStops, listOpenStopsOf, openRun } from '../../runs/run-queries.ts'
import { stepParcel } from '../parcels/step-parcel.ts'
import { stepOrder } from '../transitions/step-order.ts'

/** A parcel that is given to somebody; `parcel` null: the order travels whole. */
export interface GivenParcel {
  orderId: string
  parcel: number | null
}

/**
 * Gives parcels to a person who leaves with them today, in a command: they are out for delivery, on the person's run. Throws
 * `bad_input` for somebody who does not deliver; `not_found`; `order_state` where a parcel is not packed or on a run already.
 */
export async function giveStops(
  shop: PayingShop,
  work: CommandWork,
  { staffId, stops }: { staffId: string; stops: readonly GivenParcel[] },
): Promise<{ runId: string; message: string }> {
  const name = await nameOfDeliverer(work, staffId)
  const given = distinct(stops)
  const orders = await lockOrders(work, given)
  await refuseGiven(work, orders, given)
  const at = shop.clock()
  const sorted = byArea(given.map((stop) => ({ ...stop, ...placeOf(orders.get(stop.orderId)) })))
  for (const stop of sorted) await sendOut(shop, work, stop)
  const runId = await openRun(work.tx, { id: shop.newId(), staffId, day: indianDay(at), at })
  const rows = sorted.map(({ orderId, parcel }) => ({ id: shop.newId(), orderId, parcel }))
  await insertStops(work.tx, runId, rows, at)
  work.about({ kind: 'run', id: runId, name: `${name}, ${indianDay(at)}` })
  const numbers = sorted.map(({ orderId }) => orders.get(orderId)?.number ?? '')
  work.changed('run', runId, null, { given: numbers.join(', '), to: name })
  return { runId, message: runDone.given(rows.length, name) }
}

async function nameOfDeliverer({ tx }: CommandWork, staffId: string): Promise<string> {
  const person = await findActiveStaff(tx, staffId)
  if (!person || !permissionsOf(person.roles).includes('runs.own')) {
    throw new Failure('bad_input', faults.nobody, { errors: { staffId: faults.nobody } })
  }
  return (await listStaffNames(tx)).find(({ _id }) => _id === staffId)?.name ?? ''
}

function distinct(stops: readonly GivenParcel[]): GivenParcel[] {
  return [...new Map(stops.map((stop) => [`${stop.orderId} ${stop.parcel}`, stop])).values()]
}

/** Locks the orders of these parcels, always in one order: who gives others at the same time waits. */
async function lockOrders({ tx }: CommandWork, stops: readonly GivenParcel[]): Promise<Map<string, StoredOrder>> {
  const orders = new Map<string, StoredOrder>()
  for (const id of [...new Set(stops.map(({ orderId }) => orderId))].sort()) {
    const order = await lockOrder(tx, { id })
    if (!order) throw new Failure('not_found', faults.noRun)
    orders.set(id, order)
  }
  for (const { orderId, parcel } of stops) {
    const order = orders.get(orderId)
    if (order && !isReady(order, parcel)) throw new Failure('order_state', faults.notPacked(order.number))
  }
  return orders
}

function isReady({ status, parcels, delivery_way: way }: StoredOrder, parcel: number | null): boolean {
  if (way !== 'delivery') return false
  if (parcel === null) return parcels.length === 0 && ['packed', 'shipped', 'out_for_delivery'].includes(status)
  const state = parcels.find(({ number }) => number === parcel)?.state
  return state === 'packed' || state === 'shipped' || state === 'out'
}

async function refuseGiven(
  { tx }: CommandWork,
  orders: ReadonlyMap<string, StoredOrder>,
  given: readonly GivenParcel[],
): Promise<void> {
  const open = await listOpenStopsOf(tx, [...orders.keys()])
  const twice = open.find((stop) =>
    given.some(({ orderId, parcel }) => orderId === stop.order_id && parcel === stop.parcel),
  )
  if (!twice) return
  const name = (await listStaffNames(tx)).find(({ _id }) => _id === twice.staff_id)?.name ?? ''
  throw new Failure('order_state', faults.given(orders.get(twice.order_id)?.number ?? '', name))
}

function placeOf(order: StoredOrder | undefined) {
  const { pincode = '', city = '', street = '' } = order?.delivery_address ?? {}
  return { pincode, city, street }
}

/** Brings a parcel that lies in the shop out for delivery, step by step, with what follows from each. */
async function sendOut(shop: PayingShop, work: CommandWork, { orderId, parcel }: GivenParcel): Promise<void> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) return
  if (parcel !== null) return sendOutParcel(shop, work, order, parcel)
  if (order.status === 'packed') {
    const shipment = { carrier: runDone.ownDelivery, trackingNumber: null }
    await stepOrder(shop, work, { orderId, to: 'shipped', saw: 'packed', shipment })
  }
  if (order.status !== 'out_for_delivery') {
    await stepOrder(shop, work, { orderId, to: 'out_for_delivery', saw: 'shipped' })
  }
}

async function sendOutParcel(shop: PayingShop, work: CommandWork, order: StoredOrder, number: number): Promise<void> {
  const seen = { orderId: order.id, number }
  const state = order.parcels.find((each) => each.number === number)?.state
  if (state === 'packed') await stepParcel(shop, work, { ...seen, saw: 'packed', to: 'shipped' })
  if (state !== 'out') await stepParcel(shop, work, { ...seen, saw: 'shipped', to: 'out' })
}
