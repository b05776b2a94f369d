import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRuns, type Runs } from '../../../../test/builders/build-runs.ts'
import { buildStaff, callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { openStaffSession } from '../../staff/staff-session-queries.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let runs: Runs
beforeAll(async () => {
  runs = await buildRuns()
})
afterAll(() => runs.paying.close())

const dayMs = 24 * 60 * 60 * 1000

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

  test('is where cash of a run is booked: at the order itself nobody collects it past the run', async () => {
    const packer = await buildStaff(runs.shop, ['packer'], { name: 'Rajan' })
    const order = await runs.packed()
    await runs.give(packer, [runs.whole(order)])
    const beside = { params: { id: order.id }, body: { saw: 'out_for_delivery', collectedAs: 'cash' } }
    const refused = await packer.call(calls.deliverOrder, beside)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('on the run of Rajan') } })
    await expect(moveOrder(runs.shop.shop, order.number, 'delivered')).rejects.toThrow('on the run of Rajan')
    expect((await runs.takeCash(packer, order)).status).toBe(200)
    const carried = (await runs.cash()).outstanding.filter(({ staffId }) => staffId === packer.staffId)
    expect(carried).toMatchObject([{ name: 'Rajan', amount: 829 }])
  })

  test('is where cash of a parcel on a run is booked, too', async () => {
    const packer = await buildStaff(runs.shop, ['packer'], { name: 'Lalu' })
    const order = await runs.packing.inTwo('cash')
    await runs.give(packer, [{ orderId: order.id, parcel: 1 }])
    const beside = (number: number) => {
      const params = { id: order.id, number: String(number) } as never
      return runs.desk.manager.call(calls.deliverParcel, { params, body: { saw: 'out', collectedAs: 'cash' } })
    }
    expect(await beside(1)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('on the run of Lalu') },
    })
    const stop = await runs.stopOf(packer, order, 1)
    expect((await runs.mark(packer, stop._id, 'cash', { amount: stop.collect })).status).toBe(200)
  })

  test('of an order that is no longer out is no next try, and where it lives is not shown any more', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    await runs.desk.manager.call(calls.callBackOrder, { params: { id: order.id }, body: { saw: 'out_for_delivery' } })
    expect(await runs.stopOf(biju, order)).toMatchObject({ address: [], map: null, phone: null })
    const again = await runs.mark(biju, stop._id, 'again')
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Staff manager') } })
    expect(await runs.own(biju)).toHaveLength(1)
  })

  test('of a phone whose clock is a year behind is recorded as of when the stop was given', async () => {
    const [biju, order] = [await runs.rider('Biju'), await runs.packed()]
    await runs.give(biju, [runs.whole(order)])
    const stop = await runs.stopOf(biju, order)
    const marked = await runs.mark(biju, stop._id, 'cash', { amount: stop.collect, at: '2025-11-27T10:00:00Z' })
    expect(marked).toMatchObject({ status: 200, body: { message: expect.stringContaining('in cash') } })
    const text = 'SELECT marked_at = created_at AS given FROM run_stops WHERE id = $1'
    expect((await runs.shop.pool.query(text, [stop._id])).rows).toEqual([{ given: true }])
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
    // and what waited for more than seven days is not taken any more: the next try of the second stop
    const open = (
      await runs.shop.pool.query("SELECT id FROM run_stops WHERE order_id = $1 AND state = 'open'", [two.id])
    ).rows[0]
    runs.shop.advance(9 * dayMs)
    const newToken = await openStaffSession(runs.shop.db, runs.shop.shop, start, { ip: '127.0.0.1', userAgent: 'test' })
    const waited = { params: { id: open.id }, body: { how: 'again' as const, at: ahead } }
    const refused = await callOffice(runs.shop.url, calls.markStop, waited, `__Host-office=${newToken}`)
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { at: expect.stringContaining('more than 7 days') } },
    })
  })
})
