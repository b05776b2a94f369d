import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRuns, type Runs } from '../../../../test/builders/build-runs.ts'
import { buildStaff, callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { openStaffSession } from '../../staff/staff-session-queries.ts'

let runs: Runs
beforeAll(async () => {
  runs = await buildRuns()
})
afterAll(() => runs.paying.close())

const dayMs = 24 * 60 * 60 * 1000

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
    // one of several that collect: the shop decides what becomes of it
    const refused = await runs.mark(biju, two._id, 'refused', { reason: 'Ordered the wrong belt' })
    expect(refused.body.message).toContain('the return is recorded there')
    const open = (await runs.counter.call(calls.listRuns, {})).body.data.open
    const stops = open.flatMap((run) => run.stops).filter(({ number }) => number === order.number)
    expect(stops).toMatchObject([{ state: 'cash' }, { state: 'refused', toEnd: true }])
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
})

describe('a mark', () => {
  test('is recorded once, whatever was marked before and however often it is sent', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    const command = randomUUID()
    const body = { amount: stop.collect, at: runs.shop.shop.clock().toISOString() }
    const first = await runs.mark(biju, stop._id, 'cash', body, command)
    expect((await runs.mark(biju, stop._id, 'cash', body, command)).body).toEqual(first.body)
    const again = await runs.mark(biju, stop._id, 'upi', { ...body, reference: 'T2611271' })
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('marked already: Cash') } })
    const { rows } = await runs.shop.pool.query('SELECT kind, amount::int FROM run_cash WHERE stop_id = $1', [stop._id])
    expect(rows).toEqual([{ kind: 'collected', amount: order.payable }])
  })

  test('of two taps at the same moment one is recorded', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    const both = await Promise.all([
      runs.mark(biju, stop._id, 'cash', { amount: stop.collect }),
      runs.mark(biju, stop._id, 'refused', { reason: 'Nobody at home' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await runs.faults()).toEqual([])
  })

  test.each([
    ['cash', { amount: 828 }, 'amount', 'A part of it cannot be taken'],
    ['cash', { amount: 829.01 }, 'amount', '₹829 is to be collected here'],
    ['cash', {}, 'amount', '₹829'],
    ['cash', { amount: -829 }, 'amount', ''],
    ['cash', { amount: '829' }, 'amount', ''],
    ['upi', { amount: 829 }, 'reference', 'reference of the UPI payment'],
    ['upi', { amount: 829, reference: 'U'.repeat(61) }, 'reference', ''],
    ['delivered', {}, 'how', 'Mark it as cash or UPI'],
    ['refused', {}, 'reason', 'Say why'],
    ['refused', { reason: '   ' }, 'reason', 'Say why'],
    ['refused', { reason: 'x'.repeat(121) }, 'reason', ''],
    ['lost', {}, 'how', ''],
    ['cash', { amount: 829, at: 'yesterday' }, 'at', 'such as'],
    ['cash', { amount: 829, at: '2026-01-01T10:00:00Z' }, 'at', 'more than 7 days'],
  ] as const)('%s with %o is refused at its field, and nothing is changed', async (how, more, field, said) => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    const { status, body } = await runs.mark(biju, stop._id, how as 'cash', more)
    expect({ status, said: body.errors?.[field] }).toEqual({ status: 400, said: expect.stringContaining(said) })
    expect(await order.read()).toMatchObject({ status: 'out_for_delivery', paymentStatus: 'due' })
    expect((await runs.stopOf(biju, order)).state).toBe('open')
  })

  test('UPI keeps the reference, and is no cash that anybody carries', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    const reference = 'U'.repeat(60)
    expect((await runs.mark(biju, stop._id, 'upi', { amount: stop.collect, reference })).status).toBe(200)
    expect((await runs.own(biju))[0]).toMatchObject({ collected: 0, stops: [{ state: 'upi', reference }] })
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: 'online' })
  })

  test('delivers what was paid online, and asks nothing for it', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed('online')]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    expect(stop.collect).toBeNull()
    const asked = await runs.mark(biju, stop._id, 'cash', { amount: 1 })
    expect(asked.body.errors?.how).toContain('Nothing is to be collected')
    expect((await runs.mark(biju, stop._id, 'delivered')).status).toBe(200)
    expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
  })

  test('refuses cash whole: nothing is due any more. What was paid waits for the shop.', async () => {
    const [biju, cash, paid] = [await runs.rider('Biju'), await runs.packed(), await runs.packed('online')]
    await runs.give(biju, [runs.whole(cash), runs.whole(paid)])
    const refuse = async (order: typeof cash) =>
      runs.mark(biju, (await runs.stopOf(biju, order))._id, 'refused', { reason: 'Nobody at home' })
    expect((await refuse(cash)).body.message).toBe(`${cash.number}: refused.`)
    expect(await cash.read()).toMatchObject({ status: 'returned', paymentStatus: 'void' })
    expect((await refuse(paid)).body.message).toContain('Bring it to the shop')
    expect(await paid.read()).toMatchObject({ status: 'out_for_delivery', paymentStatus: 'paid' })
    expect(await runs.faults()).toEqual([])
  })

  test('again tomorrow puts the stop on the next day’s run', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    expect((await runs.mark(biju, stop._id, 'again')).body.message).toContain('It is on your run of')
    const [today, next] = await runs.own(biju)
    expect(today?.stops).toMatchObject([{ state: 'again' }])
    expect(next?.stops).toMatchObject([{ number: order.number, state: 'open' }])
    expect(next?.day).toBe(new Date(Date.parse(today?.day ?? '') + dayMs).toISOString().slice(0, 10))
    expect((await runs.takeCash(biju, order)).status).toBe(200)
  })

  test('of an order that the office has moved meanwhile is refused with who moved it', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    await runs.desk.manager.call(calls.callBackOrder, { params: { id: order.id }, body: { saw: 'out_for_delivery' } })
    const late = await runs.mark(biju, stop._id, 'cash', { amount: stop.collect })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('Staff manager') } })
  })

  test('is taken back with the delivery: the stop is open again and nobody carries its cash', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    await runs.takeCash(biju, order)
    const undo = { params: { id: order.id }, body: { saw: 'delivered' } }
    expect((await runs.desk.manager.call(calls.undeliverOrder, undo)).status).toBe(200)
    expect((await runs.own(biju))[0]).toMatchObject({ collected: 0, stops: [{ state: 'open' }] })
    expect(await runs.faults()).toEqual([])
    await runs.takeCash(biju, order)
    const [run] = await runs.own(biju)
    expect((await runs.handIn(run?._id ?? '', { collected: 829, counted: 829 })).status).toBe(200)
    const late = await runs.desk.manager.call(calls.undeliverOrder, undo)
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('was handed in') } })
  })

  test('of yesterday with today’s clock is recorded today, and says when it was', async () => {
    const [biju, one, two] = [await runs.rider('Biju'), await runs.packed(), await runs.packed()]
    await runs.give(biju, [runs.whole(one), runs.whole(two)])
    const [first, second] = [await runs.stopOf(biju, one), await runs.stopOf(biju, two)]
    const at = runs.shop.shop.clock().toISOString()
    runs.shop.advance(dayMs)
    const start = { staffId: biju.staffId, factor: 'full' as const, shared: false }
    const token = await openStaffSession(runs.shop.db, runs.shop.shop, start, { ip: '127.0.0.1', userAgent: 'test' })
    const mark = (id: string, body: object) =>
      callOffice(runs.shop.url, calls.markStop, { params: { id }, body }, `__Host-office=${token}`)
    const late = await mark(first._id, { how: 'cash', amount: first.collect, at })
    expect(late.body.message).toMatch(/: ₹829 in cash\. Marked .*, recorded today\.$/)
    // its cash is of today’s close; a phone whose clock is ahead was never there in the future
    const ahead = new Date(runs.shop.shop.clock().getTime() + dayMs).toISOString()
    const marked = await mark(second._id, { how: 'again', at: ahead })
    expect(marked.body.message).not.toContain('recorded today')
    const text = 'SELECT marked_at, recorded_at FROM run_stops WHERE id = $1'
    const [of] = (await runs.shop.pool.query(text, [first._id])).rows
    expect(of.marked_at.toISOString()).toBe(at)
    expect(of.recorded_at.getTime()).toBeGreaterThanOrEqual(of.marked_at.getTime() + dayMs)
    const [later] = (await runs.shop.pool.query(text, [second._id])).rows
    expect(later.marked_at).toEqual(later.recorded_at)
    const { rows } = await runs.shop.pool.query('SELECT created_at FROM run_cash WHERE stop_id = $1', [first._id])
    expect(rows).toEqual([{ created_at: of.recorded_at }])
  })
})
