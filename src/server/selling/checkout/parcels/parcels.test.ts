import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPacking } from '../../../../../test/builders/build-packing.ts'
import { buildReturning, type Returning } from '../../../../../test/builders/build-returning.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Returning
let by: ReturnType<typeof buildPacking>
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
  by = buildPacking(desk)
})
afterAll(() => desk.paying.close())

describe('an order that leaves in parcels', () => {
  it('says what is left to both, and takes its status from its parcels', async () => {
    const order = await desk.sold(['confirmed'], 'online')
    const { bearing, belt } = order
    const first = await by.pack(order, [[bearing.position, 1]], {
      tracking: 'D1-FIRST',
      weightGrams: 1200,
      size: { lengthMm: 200, breadthMm: 150, heightMm: 90 },
    })
    expect(first.body).toMatchObject({ data: { status: 'confirmed', parcel: { number: 1, state: 'packed' } } })
    await by.step(order, 'shipParcel', 1, 'packed')
    const found = await desk.manager.call(calls.searchOrders, { body: { text: 'd1-first' } })
    expect(found.body.data.map(({ number }) => number)).toEqual([order.number])
    expect(await by.listed(order)).toMatchObject({
      parcels: [{ number: 1, state: 'shipped', weightGrams: 1200, size: { heightMm: 90 }, collect: null }],
      left: [
        { position: bearing.position, pieces: 2, quantity: 3 },
        { position: belt.position, pieces: 1, quantity: 1 },
      ],
      mayPack: true,
    })
    const seen = await by.asShopper(order)
    expect(seen).toMatchObject({ status: 'confirmed', shipment: null })
    expect(seen.parcels).toMatchObject([
      { number: 1, state: 'shipped', trackingNumber: 'D1-FIRST', lines: [{ pieces: 1 }] },
    ])
    expect(seen.leftToShip).toMatchObject([{ pieces: 2 }, { pieces: 1 }])
    expect((await order.read()).steps).toEqual([])

    const rest: [number, number][] = [
      [bearing.position, 2],
      [belt.position, 1],
    ]
    expect((await by.pack(order, rest)).body.data.status).toBe('packed')
    expect((await by.step(order, 'shipParcel', 2, 'packed', { tracking: 'D2' })).body.data.status).toBe('shipped')
    expect((await by.asShopper(order)).shipment).toMatchObject({ carrier: 'DTDC', trackingNumber: 'D2' })
    await by.step(order, 'sendOutParcel', 1, 'shipped')
    expect((await by.step(order, 'deliverParcel', 1, 'out')).body.data.status).toBe('shipped')
    await by.step(order, 'sendOutParcel', 2, 'shipped')
    expect((await by.step(order, 'deliverParcel', 2, 'out')).body.data.status).toBe('delivered')
    expect((await by.asShopper(order)).timeline.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'packed',
      'shipped',
      'out_for_delivery',
      'delivered',
    ])
    expect((await by.asShopper(order)).leftToShip).toEqual([])
    expect(await desk.faults()).toEqual([])
  })

  it('moves its parcels together by the steps of the order, forward and back', async () => {
    const order = await by.inTwo('cash')
    const { id } = order
    const move = async (
      call: 'shipOrder' | 'sendOut' | 'deliverOrder' | 'undeliverOrder' | 'unshipOrder',
      body: object,
    ) => (await desk.manager.call(calls[call], { params: { id }, body })).status
    const states = async () => (await by.listed(order)).parcels.map(({ state }) => state)
    expect(await move('shipOrder', { saw: 'packed', carrier: 'DTDC', trackingNumber: 'X1' })).toBe(400)
    expect(await move('shipOrder', { saw: 'packed', carrier: 'DTDC' })).toBe(200)
    expect(await states()).toEqual(['shipped', 'shipped'])
    expect((await by.asShopper(order)).shipment).toMatchObject({ trackingNumber: 'D1' })
    expect(await move('unshipOrder', { saw: 'shipped' })).toBe(200)
    expect(await states()).toEqual(['packed', 'packed'])
    for (const status of ['shipped', 'out_for_delivery'] as const) await moveOrder(desk.paying.shop.shop, id, status)
    expect(await move('deliverOrder', { saw: 'out_for_delivery', collectedAs: 'online' })).toBe(200)
    expect((await by.listed(order)).parcels.map(({ collectedAs }) => collectedAs)).toEqual(['online', 'online'])
    expect(await move('undeliverOrder', { saw: 'delivered' })).toBe(200)
    expect(await states()).toEqual(['out', 'out'])
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
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
    await by.pack(order, [[order.bearing.position, 1]])
    const { id } = order
    const whole = await desk.manager.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } })
    expect(whole).toMatchObject({ status: 409, body: { message: expect.stringContaining('one more parcel') } })
    await by.step(order, 'shipParcel', 1, 'packed')
    const body = { saw: 'confirmed', reason: 'The customer asked' }
    const cancelled = await desk.manager.call(calls.cancelOrderForShop, { params: { id }, body })
    expect(cancelled).toMatchObject({ status: 409, body: { message: expect.stringContaining('has left') } })
    const { token } = order.shopper
    const asked = await desk.paying.shop.call('POST', `/order/cancel-request/${id}`, { token, body: {} })
    expect(asked.status).toBe(409)

    const other = await by.inTwo('cash')
    const gone = { params: { id: other.id }, body: { saw: 'packed', reason: 'The customer asked' } }
    expect((await desk.manager.call(calls.cancelOrderForShop, gone)).status).toBe(200)
    expect((await by.listed(other)).parcels).toEqual([])
    expect(await desk.faults()).toEqual([])
  })

  it('takes its last parcel apart while it is packed, also from the history', async () => {
    const order = await by.inTwo('cash')
    expect((await by.step(order, 'undoParcel', 1, 'packed')).status).toBe(409)
    expect((await by.step(order, 'undoParcel', 2, 'packed')).body.data).toMatchObject({ status: 'confirmed' })
    expect((await by.listed(order)).left).toMatchObject([{ pieces: 2 }, { pieces: 1 }])
    const command = randomUUID()
    await by.pack(order, [[order.belt.position, 1]], {}, command)
    const undone = await desk.owner.call(calls.undo, { params: { id: command }, body: {} })
    expect(undone.status).toBe(200)
    expect((await by.listed(order)).parcels).toHaveLength(1)
    expect(await desk.faults()).toEqual([])
  })

  it('shows an order that travels whole as one parcel, and nothing of it to its shopper', async () => {
    const order = await desk.sold(['confirmed', 'packed'], 'online')
    expect(await by.listed(order)).toMatchObject({ parcels: [], left: [], mayPack: false })
    expect((await by.pack(order, [[1, 1]])).body.message).toContain('Undo packing')
    const body = { saw: 'packed', carrier: 'DTDC', trackingNumber: 'D9' }
    await desk.manager.call(calls.shipOrder, { params: { id: order.id }, body })
    expect((await by.listed(order)).parcels).toMatchObject([
      { number: 1, state: 'shipped', trackingNumber: 'D9', steps: [], lines: [{ pieces: 3 }, { pieces: 1 }] },
    ])
    expect(await by.asShopper(order)).not.toHaveProperty('parcels')
  })
})
