import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPacking } from '../../../../../test/builders/build-packing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildReturning, type Returning, type Sold } from '../../../../../test/builders/build-returning.ts'
import { set } from '../../../../../test/builders/set.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let desk: Returning
let by: ReturnType<typeof buildPacking>
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
  by = buildPacking(desk)
})
afterAll(() => desk.paying.close())

/** Amounts that the parcels of an order ask or asked for, in paise. */
const inPaise = async (order: Sold) =>
  (await by.listed(order)).parcels.map(({ collect }) => Math.round((collect ?? 0) * 100))

/** Totals of an order's credit notes, in paise, the oldest first. */
const creditedOf = async (order: Sold): Promise<number[]> => {
  const { rows } = await desk.paying.shop.pool.query(
    `SELECT (document #>> '{totals,total}')::int AS total FROM credit_notes WHERE order_id = $1 ORDER BY number`,
    [order.id],
  )
  return rows.map(({ total }) => total)
}

describe('cash of parcels', () => {
  it('is collected by parcel, and is what is due', async () => {
    const order = await by.inTwo('cash')
    const { parcels } = await by.listed(order)
    const collect = parcels.map((parcel) => Math.round((parcel.collect ?? 0) * 100))
    expect(collect).toEqual([
      Math.round((order.payable * 165) / 770),
      order.payable - Math.round((order.payable * 165) / 770),
    ])
    await by.sent(order, 1)
    await by.sent(order, 2)
    expect(await by.step(order, 'deliverParcel', 1, 'out')).toMatchObject({
      status: 400,
      body: { errors: { collectedAs: expect.any(String) } },
    })
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'online' })
    const left = parcels[1]?.collect ?? 0
    expect(await order.read()).toMatchObject({ status: 'out_for_delivery', paymentStatus: 'due', toCollect: left })
    const list = await desk.manager.call(calls.listOrders, { query: { queue: 'on_the_way' } })
    expect(list.body.data.find(({ number }) => number === order.number)).toMatchObject({ toCollect: left })
    await by.step(order, 'deliverParcel', 2, 'out', { collectedAs: 'cash' })
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: 'cash' })
    expect((await by.listed(order)).parcels.map(({ collectedAs }) => collectedAs)).toEqual(['online', 'cash'])
    expect(await desk.faults()).toEqual([])
  })

  it('is asked for the parcels that were accepted; what one asked for that was refused is credited', async () => {
    const order = await by.inTwo('cash')
    const [first = 0, second = 0] = await inPaise(order)
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
    const refusal = { how: 'refused', condition: 'restock', reason: 'Nobody wanted it' }
    const refused = await by.step(order, 'refuseParcel', 2, 'out', refusal)
    expect(refused.body.data).toMatchObject({ status: 'delivered', parcel: { state: 'refused' } })
    const now = await order.read()
    expect(now).toMatchObject({ paymentStatus: 'collected', collectedAs: 'cash', money: { refunds: [] } })
    expect(now.lines.map(({ returned }) => returned)).toEqual([2, 1])
    expect(await inPaise(order)).toEqual([first, second])
    expect(await creditedOf(order)).toEqual([second])
    expect(await desk.paying.stockOf(order.belt.productId)).toMatchObject({ on_hand: 1 })
    expect(await desk.faults()).toEqual([])
    const back = await desk.wish(order, [{ position: order.bearing.position, pieces: 1 }], { delivery: true })
    expect((await desk.manager.call(calls.returnItems, back)).status).toBe(201)
    const end = await order.read()
    expect(end).toMatchObject({ status: 'returned', paymentStatus: 'refund_pending' })
    expect(end.money?.refunds.map(({ amount }) => Math.round(amount * 100))).toEqual([first])
    expect(await desk.faults()).toEqual([])
  })

  it('counts for a newcomer as far as somebody is still to pay it', async () => {
    const order = await by.inTwo('cash')
    for (const number of [1, 2]) await by.sent(order, number)
    const refusal = { how: 'refused', condition: 'restock', reason: 'Nobody wanted it' }
    await by.step(order, 'refuseParcel', 2, 'out', refusal)
    const { shop } = desk.paying
    await set(shop, { 'cash.newcomerOrders': 1, 'cash.newcomerBelow': order.payable + 1_000 })
    const { productId } = await buildProduct(shop.shop, { price: 300, stock: 1 })
    await desk.paying.add(order.shopper, productId, 1)
    const { body } = await shop.call('GET', '/order/cash?pincode=673015&state=Kerala', { token: order.shopper.token })
    await set(shop, { 'cash.newcomerOrders': 0 })
    expect(body.data).toMatchObject({ allowed: true, reason: null })
  })

  it('is given back no further than it was paid, where what was accepted comes back whole', async () => {
    const order = await by.inTwo('cash')
    const [first = 0] = await inPaise(order)
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'refuseParcel', 2, 'out', { how: 'lost', reason: 'The bus has lost it' })
    expect(await order.read()).toMatchObject({ status: 'out_for_delivery', toCollect: first / 100 })
    const list = await desk.manager.call(calls.listOrders, { query: { queue: 'on_the_way' } })
    expect(list.body.data.find(({ number }) => number === order.number)).toMatchObject({ toCollect: first / 100 })
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'online' })
    const body = { saw: 'delivered', reason: 'Sent back' }
    expect((await desk.owner.call(calls.returnOrder, { params: { id: order.id }, body })).status).toBe(200)
    const end = await order.read()
    expect(end.money?.refunds.map(({ amount, way }) => [Math.round(amount * 100), way])).toEqual([[first, 'upi']])
    expect(await desk.faults()).toEqual([])
  })

  it('is void once the last of its parcels is refused or lost, whichever comes first', async () => {
    for (const [one, other] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const order = await by.inTwo('cash')
      const amounts = await inPaise(order)
      for (const number of [1, 2]) await by.sent(order, number)
      const refusal = { how: 'refused', condition: 'scrap', reason: 'Nobody wanted it' }
      expect((await by.step(order, 'refuseParcel', one, 'out', refusal)).body.data.status).toBe('out_for_delivery')
      expect(await desk.faults()).toEqual([])
      expect((await by.step(order, 'refuseParcel', other, 'out', refusal)).body.data.status).toBe('returned')
      expect(await order.read()).toMatchObject({ paymentStatus: 'void', money: { refunds: [] } })
      expect(await creditedOf(order)).toEqual([amounts[one - 1], amounts[other - 1]])
      expect(await desk.faults()).toEqual([])
    }
  })

  it('is ended by one of two people who record the same parcel, or by none', async () => {
    const order = await by.inTwo('cash')
    for (const number of [1, 2]) await by.sent(order, number)
    const refusal = { how: 'refused', reason: 'Nobody wanted it' }
    const both = await Promise.all([
      by.step(order, 'refuseParcel', 2, 'out', refusal),
      by.step(order, 'deliverParcel', 2, 'out', { collectedAs: 'cash' }),
      by.step(order, 'refuseParcel', 2, 'out', refusal),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await desk.faults()).toEqual([])
  })

  it('is not given up for all of the order where a parcel was paid', async () => {
    const order = await by.inTwo('cash')
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'deliverParcel', 1, 'out', { collectedAs: 'cash' })
    const body = { saw: 'out_for_delivery', reason: 'Refused' }
    const whole = await desk.manager.call(calls.returnOrder, { params: { id: order.id }, body })
    expect(whole).toMatchObject({ status: 409, body: { message: expect.stringContaining('was paid at the door') } })
    expect(await desk.faults()).toEqual([])
  })

  it('is void where the only parcel, or all of them, are refused', async () => {
    const alone = await desk.sold(['confirmed'], 'cash')
    await by.pack(alone, [
      [alone.bearing.position, 3],
      [alone.belt.position, 1],
    ])
    await by.sent(alone, 1)
    const refusal = { how: 'refused', reason: 'Nobody wanted it' }
    expect((await by.step(alone, 'refuseParcel', 1, 'out', refusal)).body.data).toMatchObject({
      status: 'returned',
      parcel: { state: 'refused' },
    })
    const both = await by.inTwo('cash')
    for (const number of [1, 2]) await by.sent(both, number)
    const body = { saw: 'out_for_delivery', reason: 'Refused' }
    expect((await desk.manager.call(calls.returnOrder, { params: { id: both.id }, body })).status).toBe(200)
    expect((await by.listed(both)).parcels.map(({ state }) => state)).toEqual(['refused', 'refused'])
    expect(await both.read()).toMatchObject({ status: 'returned', paymentStatus: 'void' })
    expect(await desk.faults()).toEqual([])
  })
})

describe('a parcel of a paid order that does not arrive', () => {
  it('is credited and refunded by its items; the order ends with the other', async () => {
    const order = await by.inTwo('online')
    await by.sent(order, 2)
    const refusal = { how: 'refused', condition: 'restock', reason: 'Nobody at home' }
    expect((await by.step(order, 'refuseParcel', 2, 'out', refusal)).body.message).toContain('Send everything')
    await by.sent(order, 1)
    const refused = await by.step(order, 'refuseParcel', 2, 'out', refusal)
    expect(refused.body.data).toMatchObject({ status: 'out_for_delivery', parcel: { state: 'refused' } })
    const now = await order.read()
    expect(now.creditNotes).toHaveLength(1)
    expect(now.lines.map(({ returned }) => returned)).toEqual([2, 1])
    expect((await by.step(order, 'deliverParcel', 1, 'out')).body.data.status).toBe('delivered')
    expect(await desk.faults()).toEqual([])
  })

  it('gives no money back for pieces of another parcel where its own came back by hand', async () => {
    const order = await by.inTwo('online')
    for (const number of [1, 2]) await by.sent(order, number)
    await by.step(order, 'deliverParcel', 1, 'out')
    const back = await desk.wish(order, [
      { position: order.bearing.position, pieces: 2 },
      { position: order.belt.position, pieces: 1 },
    ])
    expect((await desk.manager.call(calls.returnItems, back)).status).toBe(201)
    const refused = await by.step(order, 'refuseParcel', 2, 'out', { how: 'refused', reason: 'Nobody at home' })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Return items') } })
    expect((await order.read()).lines.map(({ returned }) => returned)).toEqual([2, 1])
    expect((await by.step(order, 'deliverParcel', 2, 'out')).body.data.status).toBe('delivered')
    expect(await desk.faults()).toEqual([])
  })

  it('is credited by what did not come back by hand where the pieces are in no other parcel', async () => {
    const order = await desk.sold(['confirmed'], 'online')
    await by.pack(order, [[order.bearing.position, 3]])
    await by.pack(order, [[order.belt.position, 1]])
    for (const number of [1, 2]) await by.sent(order, number)
    const back = await desk.wish(order, [{ position: order.bearing.position, pieces: 1 }])
    await desk.manager.call(calls.returnItems, back)
    const lost = await by.step(order, 'refuseParcel', 1, 'out', { how: 'lost', reason: 'The courier has lost it' })
    expect(lost.status).toBe(200)
    expect((await order.read()).lines.map(({ returned }) => returned)).toEqual([3, 0])
    expect(await desk.faults()).toEqual([])
  })

  it('is scrapped where it was lost; the last one returns the order', async () => {
    const order = await by.inTwo('online')
    for (const number of [1, 2]) await by.sent(order, number)
    const lost = { how: 'lost', reason: 'The courier has lost it' }
    expect((await by.step(order, 'refuseParcel', 1, 'out', lost)).body.data.status).toBe('out_for_delivery')
    expect((await by.step(order, 'refuseParcel', 2, 'out', lost)).body.data).toMatchObject({
      status: 'returned',
      parcel: { state: 'lost' },
    })
    expect(await desk.paying.stockOf(order.bearing.productId)).toMatchObject({ on_hand: 0 })
    expect(await desk.faults()).toEqual([])
  })
})
