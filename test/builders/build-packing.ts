import { randomUUID } from 'node:crypto'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import type { Order } from '../../src/shared/contract/orders.ts'
import type { Returning, Sold } from './build-returning.ts'

type Pieces = [position: number, pieces: number][]
type ParcelCall = 'shipParcel' | 'sendOutParcel' | 'deliverParcel' | 'refuseParcel' | 'undoParcel'

/** Parcels of orders, as a manager packs and moves them. */
export function buildPacking(desk: Returning) {
  const pack = ({ id }: Sold, pieces: Pieces, more: object = {}, command = randomUUID()) =>
    desk.manager.call(calls.packParcel, {
      params: { id },
      body: { lines: pieces.map(([position, each]) => ({ position, pieces: each })), carrier: 'DTDC', ...more },
      command,
    })
  const step = ({ id }: Sold, call: ParcelCall, number: number, saw: string, more: object = {}) =>
    desk.manager.call(calls[call], { params: { id, number: String(number) }, body: { saw, ...more } })
  const listed = async ({ id }: Sold) => (await desk.manager.call(calls.listParcels, { params: { id } })).body.data
  const asShopper = async ({ id, shopper }: Sold): Promise<Order> => {
    const { body } = await desk.paying.shop.call('GET', '/order/get-user-orders', { token: shopper.token })
    return (body.data as Order[]).find(({ _id }) => _id === id) as Order
  }
  /** An order of three bearings and a belt in two parcels: a bearing, and the rest. */
  const inTwo = async (how: 'online' | 'cash'): Promise<Sold> => {
    const order = await desk.sold(['confirmed'], how)
    expectStatus(await pack(order, [[order.bearing.position, 1]], { tracking: 'D1' }), 201)
    const rest: Pieces = [
      [order.bearing.position, 2],
      [order.belt.position, 1],
    ]
    expectStatus(await pack(order, rest, { tracking: 'D2' }), 201)
    return order
  }
  const sent = async (order: Sold, number: number) => {
    expectStatus(await step(order, 'shipParcel', number, 'packed'), 200)
    expectStatus(await step(order, 'sendOutParcel', number, 'shipped'), 200)
  }
  return { pack, step, listed, asShopper, inTwo, sent }
}

function expectStatus(
  { status, body }: { status: number; body: { message?: string | undefined } },
  wanted: number,
): void {
  if (status !== wanted) throw new Error(`a call about a parcel answered ${status}: ${body.message}`)
}
