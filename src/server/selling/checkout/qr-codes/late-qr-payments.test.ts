import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltQr, buildQr } from '../../../../../test/builders/build-qr.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { reconcile } from '../settle/reconcile.ts'

let built: BuiltQr
beforeAll(async () => {
  built = await buildQr()
})
afterEach(() => built.fail())
afterAll(() => built.runs.paying.close())

const minuteMs = 60_000

describe('a payment by QR code', () => {
  test('is closed when cash is taken, there too; a payment that was under way goes back by itself, and the office says so', async () => {
    const { runs, atTheDoor, show, look, pay, hooks, thereIs, refundOf, fail } = built
    const { rider, order, stop } = await atTheDoor()
    const { _id } = (await show(rider, stop._id)).body.data
    expect((await runs.mark(rider, stop._id, 'cash', { amount: stop.collect })).status).toBe(200)
    expect(await look(rider, stop._id)).toMatchObject({ state: 'closed', content: null })
    await reconcile(runs.shop.shop)
    expect(await thereIs(_id)).toMatchObject({ close_reason: 'on_demand' })
    await expect(pay(_id)).rejects.toThrow('closed')

    fail({ creditClosedQr: () => true })
    const late = await pay(_id)
    await hooks()
    expect(await refundOf(late.id)).toEqual({ reason: 'nothing_due', status: 'queued', amount: order.payable })
    await reconcile(runs.shop.shop)
    runs.shop.advance(minuteMs)
    await hooks()
    expect(await refundOf(late.id)).toMatchObject({ status: 'processed' })
    const shown = await order.read()
    expect(shown).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: 'cash' })
    expect(shown.money?.refunds).toMatchObject([{ amount: order.payable / 100, status: 'processed', late: true }])
    expect(shown.events.map(({ text }) => text)).toContain('UPI payment came when nothing was due: it goes back')
    expect(await runs.faults()).toEqual([])
  })

  test('that is paid before the cash is marked pays the order: the cash is refused', async () => {
    const { runs, atTheDoor, show, pay, hooks } = built
    const { rider, stop } = await atTheDoor()
    await pay((await show(rider, stop._id)).body.data._id)
    await hooks()
    const cash = await runs.mark(rider, stop._id, 'cash', { amount: stop.collect })
    expect(cash).toMatchObject({ status: 400 })
    expect(await runs.faults()).toEqual([])
  })

  test('paid while the cash is marked: one pays, and what came too much goes back', async () => {
    const { runs, atTheDoor, show, pay, hooks, refundOf, fail } = built
    const { rider, order, stop } = await atTheDoor()
    fail({ creditClosedQr: () => true })
    const payment = await pay((await show(rider, stop._id)).body.data._id)
    const [cash] = await Promise.all([runs.mark(rider, stop._id, 'cash', { amount: stop.collect }), hooks()])
    const refund = await refundOf(payment.id)
    expect(refund === undefined).toBe(cash.status === 400)
    expect((await order.read()).paymentStatus).toBe(cash.status === 400 ? 'paid' : 'collected')
    expect(await runs.faults()).toEqual([])
  })

  test('ends after 15 minutes; a payment that comes then still pays what is due', async () => {
    const { runs, atTheDoor, show, look, pay, hooks, thereIs, refundOf, fail } = built
    const { rider, order, stop } = await atTheDoor()
    const { _id } = (await show(rider, stop._id)).body.data
    runs.shop.advance(15 * minuteMs)
    await reconcile(runs.shop.shop)
    expect(await look(rider, stop._id)).toMatchObject({ state: 'closed' })
    expect(await thereIs(_id)).toMatchObject({ close_reason: 'on_demand' })
    const anew = (await show(rider, stop._id)).body.data
    expect(anew._id).not.toBe(_id)
    fail({ creditClosedQr: () => true })
    const late = await pay(_id)
    const twice = await pay(anew._id)
    await hooks()
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid' })
    const refunds = [await refundOf(late.id), await refundOf(twice.id)]
    expect(refunds.filter((refund) => refund?.reason === 'second_payment')).toHaveLength(1)
    expect(refunds.filter((refund) => refund === undefined)).toHaveLength(1)
    await reconcile(runs.shop.shop)
    expect(await runs.faults()).toEqual([])
  })

  test('of another amount than is due pays nothing and goes back whole', async () => {
    const { runs, atTheDoor, show, pay, hooks, refundOf, fail } = built
    const { rider, order, stop } = await atTheDoor()
    const { _id } = (await show(rider, stop._id)).body.data
    fail({ payment: (asked) => ({ ...asked, amount: asked.amount - 100 }) })
    const payment = await pay(_id)
    await hooks()
    expect(await refundOf(payment.id)).toMatchObject({ reason: 'amount_differs', amount: order.payable - 100 })
    expect(await order.read()).toMatchObject({ paymentStatus: 'due' })
    expect((await runs.takeCash(rider, order)).status).toBe(200)
    expect(await runs.faults()).toEqual([])
  })

  test('goes back through the provider where its goods come back', async () => {
    const { runs, atTheDoor, show, pay, hooks } = built
    const { rider, order, stop } = await atTheDoor()
    const payment = await pay((await show(rider, stop._id)).body.data._id)
    await hooks()
    await runs.mark(rider, stop._id, 'delivered')
    const { desk } = runs
    const wish = await desk.wish(order, [{ position: order.bearing.position, pieces: 1 }])
    expect((await desk.manager.call(calls.returnItems, wish)).status).toBe(201)
    expect(await runs.paying.refundOf(payment.id)).toMatchObject({ way: 'provider', reason: 'part_returned' })
    expect(await runs.faults()).toEqual([])
  })
})
