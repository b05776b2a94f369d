import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../../../../../test/app.ts'
import { buildRuns, type Runs } from '../../../../../test/builders/build-runs.ts'
import type { BuiltStaff } from '../../../../../test/office.ts'
import { Bank } from '../../../../../test/proof/bank.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { payQrCode } from '../../../../sandbox/pay-qr-code.ts'
import type { Sandbox } from '../../../../sandbox/sandbox.ts'
import { noFaults } from '../../../../sandbox/sandbox-faults.ts'
import { runSandbox } from '../../../../sandbox/start-sandbox.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { reconcile } from '../settle/reconcile.ts'
import { askAboutQr } from './ask-about-qr.ts'

let runs: Runs
let sandbox: Sandbox
beforeAll(async () => {
  // the sandbox takes the payments, and calls the shop as a provider does
  runs = await buildRuns(async () => new Paying(await Bank.open(), await openShop({ env: { LOG_LEVEL: 'silent' } })))
  sandbox = runs.shop.shop.sandbox as Sandbox
})
afterEach(() => {
  sandbox.faults = { ...noFaults }
})
afterAll(() => runs.paying.close())

const minuteMs = 60_000

/** An order out for delivery on a person's run, with its stop. */
async function atTheDoor(name = 'Biju') {
  const [rider, order] = [await runs.rider(name), await runs.packed()]
  await runs.give(rider, [runs.whole(order)])
  return { rider, order, stop: await runs.stopOf(rider, order) }
}

const show = (who: BuiltStaff, stopId: string, command?: string) =>
  who.call(calls.showStopQr, { params: { id: stopId }, body: {}, ...(command && { command }) })
const look = async (who: BuiltStaff, stopId: string) =>
  (await who.call(calls.readStopQr, { params: { id: stopId } })).body.data

async function atProvider(id: string): Promise<string> {
  const row = await runs.shop.db.selectFrom('qr_codes').select('provider_qr_id').where('id', '=', id).executeTakeFirst()
  return row?.provider_qr_id ?? ''
}

/** The customer pays by UPI; the shop hears of it only when it asks, or by the webhook. */
const pay = async (id: string) => payQrCode(runs.shop.shop, await atProvider(id), {})
const hooks = () => runSandbox(runs.shop.shop)

async function refundOf(paymentId: string) {
  const row = await runs.paying.refundOf(paymentId)
  return row && { reason: row.reason, status: row.status, amount: row.amount }
}

async function thereIs(id: string) {
  const code = await runs.shop.db
    .selectFrom('sandbox_qr_codes')
    .select(['payment_amount', 'usage', 'close_reason'])
    .where('id', '=', await atProvider(id))
    .executeTakeFirstOrThrow()
  return code
}

describe('a QR code at the door', () => {
  test('is of exactly what is to be paid, for 15 minutes, and drawn from the link of the provider', async () => {
    const { rider, order, stop } = await atTheDoor()
    const { status, body } = await show(rider, stop._id)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { qr: { state: 'open', amount: order.payable / 100, test: true } } },
    })
    const qr = body.data.qr
    expect(qr?.content).toContain(`upi://pay?`)
    expect(qr?.content).toContain(`am=${(order.payable / 100).toFixed(2)}`)
    expect(Math.round((Date.parse(qr?.closesAt ?? '') - runs.shop.shop.clock().getTime()) / minuteMs)).toBe(15)
    expect(await thereIs(body.data._id)).toMatchObject({ payment_amount: order.payable, usage: 'single_use' })
  })

  test.each(['a question', 'a webhook'])(
    'is paid by %s, once, and the stop has nothing to collect any more',
    async (by) => {
      const { rider, order, stop } = await atTheDoor()
      const { _id } = (await show(rider, stop._id)).body.data
      expect(await look(rider, stop._id)).toMatchObject({ state: 'open' })
      const payment = await pay(_id)
      if (by === 'a webhook') await hooks()
      runs.shop.advance(3000)
      expect(await look(rider, stop._id)).toMatchObject({ state: 'paid', content: null })
      await hooks()
      await hooks()
      expect(await order.read()).toMatchObject({
        ...{ status: 'out_for_delivery', paymentStatus: 'paid', collectedAs: 'online', paymentMethod: 'cod' },
      })
      expect(await runs.stopOf(rider, order)).toMatchObject({ collect: null, paidByQr: true })
      const cash = await runs.mark(rider, stop._id, 'cash', { amount: order.payable / 100 })
      expect(cash.body.errors?.how).toContain('Nothing is to be collected')
      expect((await runs.mark(rider, stop._id, 'delivered')).status).toBe(200)
      expect(await order.read()).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
      expect(await refundOf(payment.id)).toBeUndefined()
      expect(await runs.faults()).toEqual([])
    },
  )

  test('that others show too is the same; of two at once there is one', async () => {
    const { rider, stop } = await atTheDoor()
    const both = await Promise.all([show(rider, stop._id), show(rider, stop._id)])
    const again = await show(rider, stop._id)
    const ids = new Set([...both, again].map(({ body }) => body.data._id))
    expect(ids.size).toBe(1)
    expect([...both, again].map(({ body }) => body.data.qr?.state)).toEqual(['open', 'open', 'open'])
    expect(new Set([...both, again].map(({ body }) => body.data.qr?.content)).size).toBe(1)
  })

  test('is shown once for one command, whatever became of the first answer', async () => {
    const { rider, stop } = await atTheDoor()
    const command = crypto.randomUUID()
    sandbox.faults.call = ({ method, path }) => (method === 'POST' && path.includes('qr_codes') ? 'refuse' : 'none')
    expect((await show(rider, stop._id, command)).status).toBe(503)
    sandbox.faults.call = noFaults.call
    const second = await show(rider, stop._id, command)
    expect(second).toMatchObject({ status: 200, body: { data: { qr: { state: 'open' } } } })
    expect((await show(rider, stop._id, command)).body).toEqual(second.body)
  })

  test('is closed when cash is taken, there too; a payment that was under way goes back by itself, and the office says so', async () => {
    const { rider, order, stop } = await atTheDoor()
    const { _id } = (await show(rider, stop._id)).body.data
    expect((await runs.mark(rider, stop._id, 'cash', { amount: stop.collect })).status).toBe(200)
    expect(await look(rider, stop._id)).toMatchObject({ state: 'closed', content: null })
    await reconcile(runs.shop.shop)
    expect(await thereIs(_id)).toMatchObject({ close_reason: 'on_demand' })
    await expect(pay(_id)).rejects.toThrow('closed')

    sandbox.faults.creditClosedQr = () => true
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
    const { rider, stop } = await atTheDoor()
    await pay((await show(rider, stop._id)).body.data._id)
    await hooks()
    const cash = await runs.mark(rider, stop._id, 'cash', { amount: stop.collect })
    expect(cash).toMatchObject({ status: 400 })
    expect(await runs.faults()).toEqual([])
  })

  test('paid while the cash is marked: one pays, and what came too much goes back', async () => {
    const { rider, order, stop } = await atTheDoor()
    sandbox.faults.creditClosedQr = () => true
    const payment = await pay((await show(rider, stop._id)).body.data._id)
    const [cash] = await Promise.all([runs.mark(rider, stop._id, 'cash', { amount: stop.collect }), hooks()])
    const refund = await refundOf(payment.id)
    expect(refund === undefined).toBe(cash.status === 400)
    expect((await order.read()).paymentStatus).toBe(cash.status === 400 ? 'paid' : 'collected')
    expect(await runs.faults()).toEqual([])
  })

  test('ends after 15 minutes; a payment that comes then still pays what is due', async () => {
    const { rider, order, stop } = await atTheDoor()
    const { _id } = (await show(rider, stop._id)).body.data
    runs.shop.advance(15 * minuteMs)
    await reconcile(runs.shop.shop)
    expect(await look(rider, stop._id)).toMatchObject({ state: 'closed' })
    expect(await thereIs(_id)).toMatchObject({ close_reason: 'on_demand' })
    const anew = (await show(rider, stop._id)).body.data
    expect(anew._id).not.toBe(_id)
    sandbox.faults.creditClosedQr = () => true
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
    const { rider, order, stop } = await atTheDoor()
    const { _id } = (await show(rider, stop._id)).body.data
    sandbox.faults.payment = (asked) => ({ ...asked, amount: asked.amount - 100 })
    const payment = await pay(_id)
    await hooks()
    expect(await refundOf(payment.id)).toMatchObject({ reason: 'amount_differs', amount: order.payable - 100 })
    expect(await order.read()).toMatchObject({ paymentStatus: 'due' })
    expect((await runs.takeCash(rider, order)).status).toBe(200)
    expect(await runs.faults()).toEqual([])
  })

  test('is heard of without any webhook, and while the provider fails it stays open', async () => {
    const { rider, order, stop } = await atTheDoor()
    sandbox.faults.webhook = () => ({ drop: true })
    const { _id } = (await show(rider, stop._id)).body.data
    await pay(_id)
    sandbox.faults.call = () => 'refuse'
    runs.shop.advance(20_000)
    await reconcile(runs.shop.shop)
    expect(await look(rider, stop._id)).toMatchObject({ state: 'open' })
    sandbox.faults.call = noFaults.call
    runs.shop.advance(2 * minuteMs)
    await reconcile(runs.shop.shop)
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid' })
    await askAboutQr(runs.shop.shop, { id: _id })
    expect(await runs.faults()).toEqual([])
  })

  test('is closed when the order is called back, and when it goes again tomorrow', async () => {
    const [back, again] = [await atTheDoor('Asif'), await atTheDoor('Babu')]
    for (const { rider, stop } of [back, again]) await show(rider, stop._id)
    const { manager } = runs.desk
    await manager.call(calls.callBackOrder, { params: { id: back.order.id }, body: { saw: 'out_for_delivery' } })
    await runs.mark(again.rider, again.stop._id, 'again')
    expect(await look(back.rider, back.stop._id)).toMatchObject({ state: 'closed' })
    expect(await look(again.rider, again.stop._id)).toMatchObject({ state: 'closed' })
    expect((await show(back.rider, back.stop._id)).status).toBe(409)
  })

  test('goes back through the provider where its goods come back', async () => {
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

  test('is nobody’s whose run it is not, and not there for what is paid', async () => {
    const { rider, stop, order } = await atTheDoor()
    const other = await runs.rider('Vinod')
    expect((await show(other, stop._id)).status).toBe(404)
    expect((await other.call(calls.readStopQr, { params: { id: stop._id } })).status).toBe(404)
    await runs.takeCash(rider, order)
    expect((await show(rider, stop._id)).status).toBe(409)
  })
})

test('a single parcel is paid whole; of several each is collected by itself', async () => {
  const rider = await runs.rider('Jose')
  const one = await runs.desk.sold(['confirmed'], 'cash')
  await runs.packing.pack(one, [
    [one.bearing.position, 3],
    [one.belt.position, 1],
  ])
  await runs.give(rider, [{ orderId: one.id, parcel: 1 }])
  const stop = await runs.stopOf(rider, one, 1)
  await pay((await show(rider, stop._id)).body.data._id)
  await hooks()
  expect(await runs.stopOf(rider, one, 1)).toMatchObject({ collect: null, paidByQr: true })
  expect((await runs.mark(rider, stop._id, 'delivered')).status).toBe(200)
  expect(await one.read()).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
  expect(await runs.faults()).toEqual([])
})

describe('without the provider’s feature', () => {
  test('there is none: the account says so, or the provider refuses to make one', async () => {
    const { rider, stop } = await atTheDoor()
    const offered = async () => (await rider.call(calls.qrOffered, {})).body.data
    expect(await offered()).toEqual({ offered: true, test: true })
    sandbox.faults.hasQrCodes = () => false
    // it was said within the hour: the refusal is the news
    expect(await show(rider, stop._id)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('has no UPI QR codes') },
    })
    expect(await offered()).toEqual({ offered: false, test: true })
    sandbox.faults = { ...noFaults }
    expect((await show(rider, stop._id)).status).toBe(503)
    runs.shop.advance(60 * minuteMs)
    expect(await offered()).toEqual({ offered: true, test: true })
    expect((await show(rider, stop._id)).status).toBe(200)
  })

  test('an amount that the provider does not take is refused by itself: other codes are made', async () => {
    const [dear, other] = [await atTheDoor('Hari'), await atTheDoor('Renju')]
    // more than UPI carries in one payment
    await runs.shop.pool.query('UPDATE orders SET payable = 10000001 WHERE id = $1', [dear.order.id])
    expect(await show(dear.rider, dear.stop._id)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('makes no QR code for this amount') },
    })
    await runs.shop.pool.query('UPDATE orders SET payable = $2 WHERE id = $1', [dear.order.id, dear.order.payable])
    expect((await show(other.rider, other.stop._id)).status).toBe(200)
    expect((await show(dear.rider, dear.stop._id)).status).toBe(200)
  })
})
