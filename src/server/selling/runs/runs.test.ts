import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRuns, type Runs } from '../../../../test/builders/build-runs.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let runs: Runs
beforeAll(async () => {
  runs = await buildRuns()
})
afterAll(() => runs.paying.close())

describe('a run', () => {
  test('is what a manager gives: out for delivery, with way, telephone number and amount for who brings it', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    const given = await runs.give(biju, [runs.whole(order), runs.whole(order)])
    expect(given).toMatchObject({ status: 201, body: { message: '1 parcel given to Biju' } })
    expect(await order.read()).toMatchObject({ status: 'out_for_delivery', shipment: { carrier: 'Own delivery' } })
    const [run] = await runs.own(biju)
    expect(run?.stops).toMatchObject([
      { number: order.number, state: 'open', collect: order.payable / 100, parcel: null },
    ])
    const stop = run?.stops[0]
    expect(stop?.phone).toMatch(/^\d{10}$/)
    expect(stop?.map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*\d{6}$/)
    const reads = await runs.shop.pool.query('SELECT subject FROM contact_reads WHERE staff_id = $1', [biju.staffId])
    expect(reads.rows).toEqual([{ subject: 'customer' }])
    // once it is marked nobody has to go there or call
    expect((await runs.takeCash(biju, order)).body.message).toBe(`${order.number}: ₹829 in cash.`)
    expect((await runs.own(biju))[0]?.stops).toMatchObject([{ state: 'cash', address: [], phone: null, map: null }])
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'collected' })
  })

  test('is one’s own: another’s stop is not there, and nothing else of the shop opens', async () => {
    const [biju, shaji, order] = [await runs.rider('Biju'), await runs.rider('Shaji'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    expect(await runs.own(shaji)).toEqual([])
    expect(await runs.mark(shaji, stop._id, 'cash', { amount: stop.collect })).toMatchObject({ status: 404 })
    const [run] = await runs.own(biju)
    const sort = { params: { id: run?._id ?? '' }, body: { stops: [stop._id] } }
    expect((await shaji.call(calls.sortStops, sort)).status).toBe(404)
    for (const call of [calls.listOrders, calls.listRuns, calls.cashOfRuns, calls.listGoods, calls.today])
      expect((await biju.call(call, {})).status).toBe(403)
    expect((await biju.call(calls.getOrder, { params: { id: order.id } })).status).toBe(403)
    const accountant = await buildStaff(runs.shop, ['accountant'])
    expect((await accountant.call(calls.markStop, { params: { id: stop._id }, body: {} })).status).toBe(403)
    const shown = JSON.stringify((await accountant.call(calls.listRuns, {})).body.data)
    expect(shown).toContain(order.number)
    expect(shown).not.toContain(stop.phone)
  })

  test('its stops stand by PIN code until the person sorts them', async () => {
    const biju = await runs.rider('Biju')
    const orders = [await runs.packed(), await runs.packed(), await runs.packed()]
    const pins = ['673633', '673001', '673020']
    for (const [at, { id }] of orders.entries()) {
      const text = `UPDATE orders SET delivery_address = delivery_address || jsonb_build_object('pincode', $2::text) WHERE id = $1`
      await runs.shop.pool.query(text, [id, pins[at]])
    }
    await runs.give(biju, orders.map(runs.whole))
    const listed = async () => (await runs.own(biju))[0]?.stops ?? []
    expect((await listed()).map(({ area }) => area.slice(0, 6))).toEqual(['673001', '673020', '673633'])
    const [run] = await runs.own(biju)
    const ids = (await listed()).map(({ _id }) => _id)
    const sort = (stops: string[]) => biju.call(calls.sortStops, { params: { id: run?._id ?? '' }, body: { stops } })
    expect((await sort([...ids].reverse())).status).toBe(200)
    expect((await listed()).map(({ _id }) => _id)).toEqual([...ids].reverse())
    expect(await sort(ids.slice(1))).toMatchObject({ status: 409 })
    expect((await sort([])).status).toBe(400)
  })

  test('gives a parcel to one person only, also where two managers give it at once', async () => {
    const [biju, shaji, order] = [await runs.rider('Biju'), await runs.rider('Shaji'), await runs.packed()]
    const both = await Promise.all([biju, shaji].map((who) => runs.give(who, [runs.whole(order)])))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/is on the run of (Biju|Shaji) already/)
    expect([...(await runs.own(biju)), ...(await runs.own(shaji))]).toHaveLength(1)
  })

  test('takes only what is packed, for somebody who delivers', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.desk.sold(['confirmed'], 'cash')]
    expect((await runs.give(biju, [runs.whole(order)])).body.message).toContain('is not packed')
    expect((await runs.give(biju, [])).body.errors?.stops).toBe('Select at least one parcel')
    expect((await runs.give(runs.counter, [runs.whole(order)])).body.errors?.staffId).toContain('who delivers')
    const done = await runs.desk.sold(undefined, 'cash')
    expect((await runs.give(biju, [runs.whole(done)])).status).toBe(409)
    expect((await runs.give(biju, [{ orderId: randomUUID(), parcel: null }])).status).toBe(404)
    const packer = await buildStaff(runs.shop, ['packer'])
    expect((await packer.call(calls.giveStops, { body: {} })).status).toBe(403)
  })

  test('has parcels of one order, each with its own amount; what can be given is listed', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packing.inTwo('cash')]
    const { data } = (await runs.desk.manager.call(calls.listToGive, {})).body
    const listed = data.parcels.filter(({ orderId }) => orderId === order.id)
    expect(listed).toMatchObject([{ parcel: 1, state: 'packed' }, { parcel: 2 }])
    expect(data.people.map(({ name }) => name)).toContain('Biju')
    await runs.give(
      biju,
      [1, 2].map((parcel) => ({ orderId: order.id, parcel })),
    )
    const [one, two] = [await runs.stopOf(biju, order, 1), await runs.stopOf(biju, order, 2)]
    expect((one.collect ?? 0) + (two.collect ?? 0)).toBe(829)
    expect((await runs.mark(biju, one._id, 'cash', { amount: 829 })).body.errors?.amount).toContain(
      'A part of it cannot',
    )
    expect((await runs.mark(biju, one._id, 'cash', { amount: one.collect })).status).toBe(200)
    expect(await order.read()).toMatchObject({ status: 'out_for_delivery' })
    // nothing was paid for it: it is ended at the door, and its items wait to be looked at
    const refused = await runs.mark(biju, two._id, 'refused', { reason: 'Ordered the wrong belt' })
    expect(refused.body.message).toMatch(/: refused\.$/)
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'collected' })
    expect(await runs.desk.queue()).toContain(order.number)
    const open = (await runs.counter.call(calls.listRuns, {})).body.data.open
    const stops = open.flatMap((run) => run.stops).filter(({ number }) => number === order.number)
    expect(stops).toMatchObject([{ state: 'cash' }, { state: 'refused', toEnd: false }])
    expect(await runs.faults()).toEqual([])
  })

  test('loses what a manager takes off it, and only what nobody has marked', async () => {
    const [biju, one, two] = [await runs.rider('Biju'), await runs.packed(), await runs.packed()]
    await runs.give(biju, [runs.whole(one), runs.whole(two)])
    const [first, second] = [await runs.stopOf(biju, one), await runs.stopOf(biju, two)]
    const off = (id: string) => runs.desk.manager.call(calls.takeOffStop, { params: { id } })
    expect((await off(first._id)).status).toBe(200)
    expect((await runs.mark(biju, first._id, 'cash', { amount: first.collect })).body.message).toContain(
      'taken this stop off',
    )
    await runs.takeCash(biju, two)
    expect((await off(second._id)).status).toBe(409)
    expect((await runs.give(biju, [runs.whole(one)])).status).toBe(201)
  })

  test('without any stop left is listed no more', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const { _id: id } = await runs.stopOf(biju, order)
    expect((await runs.desk.manager.call(calls.takeOffStop, { params: { id } })).status).toBe(200)
    expect(await runs.own(biju)).toEqual([])
  })
})
