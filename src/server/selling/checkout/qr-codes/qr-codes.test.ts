import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltQr, buildQr } from '../../../../../test/builders/build-qr.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { reconcile } from '../settle/reconcile.ts'
import { askAboutQr } from './ask-about-qr.ts'

let built: BuiltQr
beforeAll(async () => {
  built = await buildQr()
})
afterEach(() => built.fail())
afterAll(() => built.runs.paying.close())

const minuteMs = 60_000

describe('a QR code at the door', () => {
  test('is of exactly what is to be paid, for 15 minutes, and drawn from the link of the provider', async () => {
    const { runs, atTheDoor, show, thereIs } = built
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
      const { runs, atTheDoor, show, look, pay, hooks, refundOf } = built
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
    const { atTheDoor, show } = built
    const { rider, stop } = await atTheDoor()
    const both = await Promise.all([show(rider, stop._id), show(rider, stop._id)])
    const again = await show(rider, stop._id)
    const ids = new Set([...both, again].map(({ body }) => body.data._id))
    expect(ids.size).toBe(1)
    expect([...both, again].map(({ body }) => body.data.qr?.state)).toEqual(['open', 'open', 'open'])
    expect(new Set([...both, again].map(({ body }) => body.data.qr?.content)).size).toBe(1)
  })

  test('is shown once for one command, whatever became of the first answer', async () => {
    const { atTheDoor, show, fail } = built
    const { rider, stop } = await atTheDoor()
    const command = crypto.randomUUID()
    fail({ call: ({ method, path }) => (method === 'POST' && path.includes('qr_codes') ? 'refuse' : 'none') })
    expect((await show(rider, stop._id, command)).status).toBe(503)
    fail()
    const second = await show(rider, stop._id, command)
    expect(second).toMatchObject({ status: 200, body: { data: { qr: { state: 'open' } } } })
    expect((await show(rider, stop._id, command)).body).toEqual(second.body)
  })

  test('is heard of without any webhook, and while the provider fails it stays open', async () => {
    const { runs, atTheDoor, show, look, pay, fail } = built
    const { rider, order, stop } = await atTheDoor()
    const drop = () => ({ drop: true })
    fail({ webhook: drop })
    const { _id } = (await show(rider, stop._id)).body.data
    await pay(_id)
    fail({ webhook: drop, call: () => 'refuse' })
    runs.shop.advance(20_000)
    await reconcile(runs.shop.shop)
    expect(await look(rider, stop._id)).toMatchObject({ state: 'open' })
    fail({ webhook: drop })
    runs.shop.advance(2 * minuteMs)
    await reconcile(runs.shop.shop)
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid' })
    await askAboutQr(runs.shop.shop, { id: _id })
    expect(await runs.faults()).toEqual([])
  })

  test('is closed when the order is called back, and when it goes again tomorrow', async () => {
    const { runs, atTheDoor, show, look } = built
    const [back, again] = [await atTheDoor('Asif'), await atTheDoor('Babu')]
    for (const { rider, stop } of [back, again]) await show(rider, stop._id)
    const { manager } = runs.desk
    await manager.call(calls.callBackOrder, { params: { id: back.order.id }, body: { saw: 'out_for_delivery' } })
    await runs.mark(again.rider, again.stop._id, 'again')
    expect(await look(back.rider, back.stop._id)).toMatchObject({ state: 'closed' })
    expect(await look(again.rider, again.stop._id)).toMatchObject({ state: 'closed' })
    expect((await show(back.rider, back.stop._id)).status).toBe(409)
  })

  test('is nobody’s whose run it is not, and not there for what is paid', async () => {
    const { runs, atTheDoor, show } = built
    const { rider, stop, order } = await atTheDoor()
    const other = await runs.rider('Vinod')
    expect((await show(other, stop._id)).status).toBe(404)
    expect((await other.call(calls.readStopQr, { params: { id: stop._id } })).status).toBe(404)
    await runs.takeCash(rider, order)
    expect((await show(rider, stop._id)).status).toBe(409)
  })
})

test('a single parcel is paid whole; of several each is collected by itself', async () => {
  const { runs, show, pay, hooks } = built
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
    const { runs, atTheDoor, show, fail } = built
    const { rider, stop } = await atTheDoor()
    const offered = async () => (await rider.call(calls.qrOffered, {})).body.data
    expect(await offered()).toEqual({ offered: true, test: true })
    fail({ hasQrCodes: () => false })
    // it was said within the hour: the refusal is the news
    expect(await show(rider, stop._id)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('has no UPI QR codes') },
    })
    expect(await offered()).toEqual({ offered: false, test: true })
    fail()
    expect((await show(rider, stop._id)).status).toBe(503)
    runs.shop.advance(60 * minuteMs)
    expect(await offered()).toEqual({ offered: true, test: true })
    expect((await show(rider, stop._id)).status).toBe(200)
  })
})
