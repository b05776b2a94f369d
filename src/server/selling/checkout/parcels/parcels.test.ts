import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReturning, type Returning, type Sold } from '../../../../../test/builders/build-returning.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

type Pieces = [position: number, pieces: number][]
type ParcelCall = 'shipParcel' | 'sendOutParcel' | 'deliverParcel' | 'refuseParcel' | 'undoParcel'

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
async function inTwo(how: 'online' | 'cash'): Promise<Sold> {
  const order = await desk.sold(['confirmed'], how)
  expect((await pack(order, [[order.bearing.position, 1]], { tracking: 'D1' })).status).toBe(201)
  const rest: Pieces = [
    [order.bearing.position, 2],
    [order.belt.position, 1],
  ]
  expect((await pack(order, rest, { tracking: 'D2' })).status).toBe(201)
  return order
}
const sent = async (order: Sold, number: number) => {
  expect((await step(order, 'shipParcel', number, 'packed')).status).toBe(200)
  expect((await step(order, 'sendOutParcel', number, 'shipped')).status).toBe(200)
}

describe('an order that leaves in parcels', () => {
  it('says what is left to both, and takes its status from its parcels', async () => {
    const order = await desk.sold(['confirmed'], 'online')
    const { bearing, belt } = order
    const first = await pack(order, [[bearing.position, 1]], {
      tracking: 'D1-FIRST',
      weightGrams: 1200,
      size: { lengthMm: 200, breadthMm: 150, heightMm: 90 },
    })
    expect(first.body).toMatchObject({ data: { status: 'confirmed', parcel: { number: 1, state: 'packed' } } })
    await step(order, 'shipParcel', 1, 'packed')
    const found = await desk.manager.call(calls.searchOrders, { body: { text: 'd1-first' } })
    expect(found.body.data.map(({ number }) => number)).toEqual([order.number])
    expect(await listed(order)).toMatchObject({
      parcels: [{ number: 1, state: 'shipped', weightGrams: 1200, size: { heightMm: 90 }, collect: null }],
      left: [
        { position: bearing.position, pieces: 2, quantity: 3 },
        { position: belt.position, pieces: 1, quantity: 1 },
      ],
      mayPack: true,
    })
    const seen = await asShopper(order)
    expect(seen).toMatchObject({ status: 'confirmed', shipment: null })
    expect(seen.parcels).toMatchObject([
      { number: 1, state: 'shipped', trackingNumber: 'D1-FIRST', lines: [{ pieces: 1 }] },
    ])
    expect(seen.leftToShip).toMatchObject([{ pieces: 2 }, { pieces: 1 }])
    expect((await order.read()).steps).toEqual([])

    const rest: Pieces = [
      [bearing.position, 2],
      [belt.position, 1],
    ]
    expect((await pack(order, rest)).body.data.status).toBe('packed')
    expect((await step(order, 'shipParcel', 2, 'packed', { tracking: 'D2' })).body.data.status).toBe('shipped')
    expect((await asShopper(order)).shipment).toMatchObject({ carrier: 'DTDC', trackingNumber: 'D2' })
    await step(order, 'sendOutParcel', 1, 'shipped')
    expect((await step(order, 'deliverParcel', 1, 'out')).body.data.status).toBe('shipped')
    await step(order, 'sendOutParcel', 2, 'shipped')
    expect((await step(order, 'deliverParcel', 2, 'out')).body.data.status).toBe('delivered')
    expect((await asShopper(order)).timeline.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'packed',
      'shipped',
      'out_for_delivery',
      'delivered',
    ])
    expect((await asShopper(order)).leftToShip).toEqual([])
    expect(await desk.faults()).toEqual([])
  })

  it('moves its parcels together by the steps of the order, forward and back', async () => {
    const order = await inTwo('cash')
    const { id } = order
    const by = async (
      call: 'shipOrder' | 'sendOut' | 'deliverOrder' | 'undeliverOrder' | 'unshipOrder',
      body: object,
    ) => (await desk.manager.call(calls[call], { params: { id }, body })).status
    const states = async () => (await listed(order)).parcels.map(({ state }) => state)
    expect(await by('shipOrder', { saw: 'packed', carrier: 'DTDC', trackingNumber: 'X1' })).toBe(400)
    expect(await by('shipOrder', { saw: 'packed', carrier: 'DTDC' })).toBe(200)
    expect(await states()).toEqual(['shipped', 'shipped'])
    expect((await asShopper(order)).shipment).toMatchObject({ trackingNumber: 'D1' })
    expect(await by('unshipOrder', { saw: 'shipped' })).toBe(200)
    expect(await states()).toEqual(['packed', 'packed'])
    for (const status of ['shipped', 'out_for_delivery'] as const) await moveOrder(desk.paying.shop.shop, id, status)
    expect(await by('deliverOrder', { saw: 'out_for_delivery', collectedAs: 'online' })).toBe(200)
    expect((await listed(order)).parcels.map(({ collectedAs }) => collectedAs)).toEqual(['online', 'online'])
    expect(await by('undeliverOrder', { saw: 'delivered' })).toBe(200)
    expect(await states()).toEqual(['out', 'out'])
    await step(order, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
    await desk.manager.call(calls.callBackOrder, { params: { id }, body: { saw: 'out_for_delivery' } }).then((back) =>
      expect(back).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('not all at the same step') },
      }),
    )
    expect(await desk.faults()).toEqual([])
  })

  it('packs nothing as a whole, and is not cancelled once a parcel has left', async () => {
    const order = await desk.sold(['confirmed'], 'cash')
    await pack(order, [[order.bearing.position, 1]])
    const { id } = order
    const whole = await desk.manager.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } })
    expect(whole).toMatchObject({ status: 409, body: { message: expect.stringContaining('one more parcel') } })
    await step(order, 'shipParcel', 1, 'packed')
    const body = { saw: 'confirmed', reason: 'The customer asked' }
    const cancelled = await desk.manager.call(calls.cancelOrderForShop, { params: { id }, body })
    expect(cancelled).toMatchObject({ status: 409, body: { message: expect.stringContaining('has left') } })
    const { token } = order.shopper
    const asked = await desk.paying.shop.call('POST', `/order/cancel-request/${id}`, { token, body: {} })
    expect(asked.status).toBe(409)

    const other = await inTwo('cash')
    const gone = { params: { id: other.id }, body: { saw: 'packed', reason: 'The customer asked' } }
    expect((await desk.manager.call(calls.cancelOrderForShop, gone)).status).toBe(200)
    expect((await listed(other)).parcels).toEqual([])
    expect(await desk.faults()).toEqual([])
  })

  it('takes its last parcel apart while it is packed, also from the history', async () => {
    const order = await inTwo('cash')
    expect((await step(order, 'undoParcel', 1, 'packed')).status).toBe(409)
    expect((await step(order, 'undoParcel', 2, 'packed')).body.data).toMatchObject({ status: 'confirmed' })
    expect((await listed(order)).left).toMatchObject([{ pieces: 2 }, { pieces: 1 }])
    const command = randomUUID()
    await pack(order, [[order.belt.position, 1]], {}, command)
    const undone = await desk.owner.call(calls.undo, { params: { id: command }, body: {} })
    expect(undone.status).toBe(200)
    expect((await listed(order)).parcels).toHaveLength(1)
    expect(await desk.faults()).toEqual([])
  })

  it('shows an order that travels whole as one parcel, and nothing of it to its shopper', async () => {
    const order = await desk.sold(['confirmed', 'packed'], 'online')
    expect(await listed(order)).toMatchObject({ parcels: [], left: [], mayPack: false })
    expect((await pack(order, [[1, 1]])).body.message).toContain('Undo packing')
    const body = { saw: 'packed', carrier: 'DTDC', trackingNumber: 'D9' }
    await desk.manager.call(calls.shipOrder, { params: { id: order.id }, body })
    expect((await listed(order)).parcels).toMatchObject([
      { number: 1, state: 'shipped', trackingNumber: 'D9', steps: [], lines: [{ pieces: 3 }, { pieces: 1 }] },
    ])
    expect(await asShopper(order)).not.toHaveProperty('parcels')
  })
})

describe('cash of parcels', () => {
  it('is collected by parcel, and is what is due', async () => {
    const order = await inTwo('cash')
    const { parcels } = await listed(order)
    const collect = parcels.map((parcel) => Math.round((parcel.collect ?? 0) * 100))
    expect(collect).toEqual([
      Math.round((order.payable * 165) / 770),
      order.payable - Math.round((order.payable * 165) / 770),
    ])
    await sent(order, 1)
    await sent(order, 2)
    expect(await step(order, 'deliverParcel', 1, 'out')).toMatchObject({
      status: 400,
      body: { errors: { collectedAs: expect.any(String) } },
    })
    await step(order, 'deliverParcel', 1, 'out', { collectedAs: 'online' })
    const left = parcels[1]?.collect ?? 0
    expect(await order.read()).toMatchObject({ status: 'out_for_delivery', paymentStatus: 'due', toCollect: left })
    const list = await desk.manager.call(calls.listOrders, { query: { queue: 'on_the_way' } })
    expect(list.body.data.find(({ number }) => number === order.number)).toMatchObject({ toCollect: left })
    await step(order, 'deliverParcel', 2, 'out', { collectedAs: 'cash' })
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: 'cash' })
    expect((await listed(order)).parcels.map(({ collectedAs }) => collectedAs)).toEqual(['online', 'cash'])
    expect(await desk.faults()).toEqual([])
  })

  it('is not given up for one of several: what to do instead is said', async () => {
    const order = await inTwo('cash')
    await sent(order, 1)
    await sent(order, 2)
    const refusal = { how: 'refused', reason: 'Nobody wanted it' }
    const one = await step(order, 'refuseParcel', 2, 'out', refusal)
    expect(one).toMatchObject({ status: 409, body: { message: expect.stringContaining('return the whole order') } })
    await step(order, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
    const body = { saw: 'out_for_delivery', reason: 'Refused' }
    const whole = await desk.manager.call(calls.returnOrder, { params: { id: order.id }, body })
    expect(whole).toMatchObject({ status: 409, body: { message: expect.stringContaining('was paid at the door') } })
    await step(order, 'deliverParcel', 2, 'out', { collectedAs: 'cash' })
    expect(await desk.faults()).toEqual([])
  })

  it('is void where the only parcel, or all of them, are refused', async () => {
    const alone = await desk.sold(['confirmed'], 'cash')
    await pack(alone, [
      [alone.bearing.position, 3],
      [alone.belt.position, 1],
    ])
    await sent(alone, 1)
    const refusal = { how: 'refused', reason: 'Nobody wanted it' }
    expect((await step(alone, 'refuseParcel', 1, 'out', refusal)).body.data).toMatchObject({
      status: 'returned',
      parcel: { state: 'refused' },
    })
    const both = await inTwo('cash')
    for (const number of [1, 2]) await sent(both, number)
    const body = { saw: 'out_for_delivery', reason: 'Refused' }
    expect((await desk.manager.call(calls.returnOrder, { params: { id: both.id }, body })).status).toBe(200)
    expect((await listed(both)).parcels.map(({ state }) => state)).toEqual(['refused', 'refused'])
    expect(await both.read()).toMatchObject({ status: 'returned', paymentStatus: 'void' })
    expect(await desk.faults()).toEqual([])
  })
})

describe('a parcel of a paid order that does not arrive', () => {
  it('is credited and refunded by its items; the order ends with the other', async () => {
    const order = await inTwo('online')
    await sent(order, 2)
    const refusal = { how: 'refused', condition: 'restock', reason: 'Nobody at home' }
    expect((await step(order, 'refuseParcel', 2, 'out', refusal)).body.message).toContain('Send everything')
    await sent(order, 1)
    const refused = await step(order, 'refuseParcel', 2, 'out', refusal)
    expect(refused.body.data).toMatchObject({ status: 'out_for_delivery', parcel: { state: 'refused' } })
    const now = await order.read()
    expect(now.creditNotes).toHaveLength(1)
    expect(now.lines.map(({ returned }) => returned)).toEqual([2, 1])
    expect((await step(order, 'deliverParcel', 1, 'out')).body.data.status).toBe('delivered')
    expect(await desk.faults()).toEqual([])
  })

  it('is scrapped where it was lost; the last one returns the order', async () => {
    const order = await inTwo('online')
    for (const number of [1, 2]) await sent(order, number)
    const lost = { how: 'lost', reason: 'The courier has lost it' }
    expect((await step(order, 'refuseParcel', 1, 'out', lost)).body.data.status).toBe('out_for_delivery')
    expect((await step(order, 'refuseParcel', 2, 'out', lost)).body.data).toMatchObject({
      status: 'returned',
      parcel: { state: 'lost' },
    })
    expect(await desk.paying.stockOf(order.bearing.productId)).toMatchObject({ on_hand: 0 })
    expect(await desk.faults()).toEqual([])
  })
})
