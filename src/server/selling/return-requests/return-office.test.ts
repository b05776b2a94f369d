import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { buildReturnDesk } from '../../../../test/builders/return-orders.ts'
import { photo } from '../../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { RequestState } from '../../../shared/return-requests.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildReturnDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await buildReturnDesk(shop)
})
afterAll(() => shop.close())

type Made = Awaited<ReturnType<typeof desk.placed>>
const askReturn = async (
  { order, shopper }: Made,
  body: unknown = { lines: [{ position: 1, pieces: 1 }], why: 'wrong' },
) => (await shop.call('POST', `/order/return-request/${order._id}`, { token: shopper.token, body })).body.data.number
const askCancel = async ({ order, shopper }: Made) =>
  (await shop.call('POST', `/order/cancel-request/${order._id}`, { token: shopper.token, body: {} })).body.data.number
const own = async ({ shopper }: Made) =>
  (await shop.call('GET', '/order/return-requests', { token: shopper.token })).body.data
type Step = (typeof calls)[`${'accept' | 'pickUp' | 'arrive' | 'inspect'}ReturnRequest`]
const step = (call: Step, number: string, saw: RequestState) =>
  desk.manager.call(call, { params: { number }, body: { saw } })

/** Takes one piece back at the order, or its delivery charge alone, and pays it back by hand. */
async function payBack(id: string, what: 'piece' | 'delivery' = 'piece'): Promise<void> {
  const { manager } = desk
  const order = async () => (await manager.call(calls.getOrder, { params: { id } })).body.data
  const isDelivery = what === 'delivery'
  const lines = isDelivery ? [] : [{ position: 1, pieces: 1, condition: 'restock' }]
  const body = { version: (await order()).version, lines, delivery: isDelivery, refund: 'bank', reason: 'Asked for' }
  const back = await manager.call(calls.returnItems, { params: { id }, body })
  const refund = (await order()).money?.refunds.find(({ status }) => status === 'owed')?._id ?? ''
  const paid = await manager.call(calls.refundPaid, {
    params: { id: refund },
    body: { way: 'bank', reference: 'UTR 4471' },
  })
  expect([back.status, paid.status]).toEqual([201, 200])
}

describe('a return in the office', () => {
  test('goes its steps, each told to the shopper and in the history; it is refunded once the order is', async () => {
    const made = await desk.delivered()
    const number = await askReturn(made)
    const list = await desk.manager.call(calls.listReturnRequests)
    expect(list.body.data.find((each) => each.number === number)).toMatchObject({
      isOpen: true,
      next: ['accepted', 'refused'],
    })
    const today = await desk.manager.call(calls.today)
    expect(today.body.data.waiting.find(({ key }) => key === 'return_requests')?.count).toBe(list.body.counts.open)
    const { manager } = desk
    const saw = (state: RequestState) => ({ params: { number }, body: { saw: state } })
    const answers = [
      await manager.call(calls.acceptReturnRequest, saw('asked')),
      await manager.call(calls.pickUpReturnRequest, saw('accepted')),
      await manager.call(calls.arriveReturnRequest, saw('picked_up')),
      await manager.call(calls.inspectReturnRequest, saw('arrived')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const refunded = () =>
      manager.call(calls.refundReturnRequest, { params: { number }, body: { saw: 'inspected', reference: 'UTR 4471' } })
    expect(await refunded()).toMatchObject({ status: 409, body: { code: 'request_state' } })
    await payBack(made.order._id)
    // what the terms say of wrong goods: the delivery charge goes back too
    const owes = async () =>
      (await manager.call(calls.listReturnRequests, { query: { which: 'all', order: made.order._id } })).body
        .deliveryOwed
    expect(await owes()).toBe(true)
    expect(await refunded()).toMatchObject({
      status: 409,
      body: { code: 'request_state', message: expect.stringContaining('delivery charge') },
    })
    await payBack(made.order._id, 'delivery')
    expect(await owes()).toBe(false)
    expect((await refunded()).status).toBe(200)
    const [request] = await own(made)
    expect(request).toMatchObject({ state: 'refunded', isOpen: false })
    expect(request?.steps.map(({ state, note }) => [state, note])).toEqual([
      ['asked', ''],
      ['accepted', ''],
      ['picked_up', ''],
      ['arrived', ''],
      ['inspected', ''],
      ['refunded', 'UTR 4471'],
    ])
    const { rows } = await shop.pool.query('SELECT status, payment_status FROM orders WHERE id = $1', [made.order._id])
    expect(rows).toEqual([{ status: 'delivered', payment_status: 'collected' }])
    const commands = await shop.pool.query('SELECT name FROM commands WHERE subject_name = $1 ORDER BY name', [number])
    expect(commands.rows.map(({ name }) => name)).toEqual(
      ['accept', 'arrive', 'inspect', 'pick_up', 'refund'].map((name) => `return_request.${name}`),
    )
    shop.advance(3_600_000)
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to.includes(made.shopper.userId))
    expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(6)
    expect(mails.find(({ subject }) => subject.endsWith('refunded'))?.text).toContain('UTR 4471')
  })

  test('takes one step when two press at once, and none that is not the next', async () => {
    const number = await askReturn(await desk.delivered())
    const answers = await Promise.all([0, 1, 2, 3].map(() => step(calls.acceptReturnRequest, number, 'asked')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await step(calls.inspectReturnRequest, number, 'accepted')).body.code).toBe('request_state')
    expect((await step(calls.pickUpReturnRequest, number, 'asked')).body.message).toContain('accepted')
    expect((await step(calls.acceptReturnRequest, 'REQ-0000-0000', 'asked')).status).toBe(404)
  })

  test('is declined with a reason that the shopper reads; its pieces may be asked for again', async () => {
    const made = await desk.delivered(1)
    const number = await askReturn(made)
    const refuse = (reason: string) =>
      desk.manager.call(calls.refuseReturnRequest, { params: { number }, body: { saw: 'asked', reason } })
    expect(await refuse('  ')).toMatchObject({ status: 400, body: { errors: { reason: expect.any(String) } } })
    expect((await refuse('The seal is broken.')).status).toBe(200)
    expect((await own(made))[0]?.steps.at(-1)).toMatchObject({ state: 'refused', note: 'The seal is broken.' })
    expect(await askReturn(made)).not.toBe(number)
  })

  test('wants a reference of 3 to 60 signs for the refund', async () => {
    const number = await askReturn(await desk.delivered())
    for (const reference of ['', 'ab', 'x'.repeat(61), '<b>1234</b>']) {
      const answer = await desk.manager.call(calls.refundReturnRequest, {
        params: { number },
        body: { saw: 'inspected', reference },
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: { reference: expect.any(String) } } })
    }
  })

  test('is late after 48 hours, and its photos are seen by who may return', async () => {
    const made = await desk.delivered()
    const form = new FormData()
    form.set('lines', JSON.stringify([{ position: 1, pieces: 1 }]))
    form.set('why', 'damaged')
    form.append('photos', new File([new Uint8Array(await photo().jpeg().toBuffer())], 'a.jpg'))
    const number = await askReturn(made, form)
    await shop.pool.query(`UPDATE return_requests SET answer_by = now() - interval '1 hour' WHERE number = $1`, [
      number,
    ])
    const { body } = await desk.manager.call(calls.listReturnRequests, { query: { order: made.order._id } })
    expect(body.data).toMatchObject([{ number, isLate: true, customer: expect.any(String) }])
    expect(body.counts.late).toBeGreaterThan(0)
    const id = body.data[0]?.photos[0] ?? ''
    const statusFor = ({ cookie }: BuiltStaff) =>
      new Promise((done) => {
        const headers = { host: `${officeHost}:${new URL(shop.url).port}`, 'x-office': '1', cookie }
        get(`${shop.url}/api/office/v1/return-requests/photo/${id}`, { headers }, (answer) => {
          answer.resume()
          done([answer.statusCode, answer.headers['content-type']?.split(';')[0]])
        })
      })
    expect(await statusFor(desk.manager)).toEqual([200, 'image/webp'])
    expect(await statusFor(await buildStaff(shop, ['packer']))).toEqual([403, 'application/json'])
  })
})

describe('a cancellation in the office', () => {
  test('that is accepted cancels the order and gives its pieces back, once', async () => {
    const made = await desk.confirmed(2)
    const left = async () => {
      const text = 'SELECT on_hand - held AS left FROM stock_items WHERE product_id = $1'
      return (await shop.pool.query(text, [made.product.productId])).rows[0].left
    }
    const before = await left()
    const number = await askCancel(made)
    const answers = await Promise.all([0, 1].map(() => step(calls.acceptReturnRequest, number, 'asked')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await left()).toBe(before + 2)
    expect((await own(made))[0]).toMatchObject({ kind: 'cancel', state: 'accepted', isOpen: false })
    const { rows } = await shop.pool.query('SELECT status FROM orders WHERE id = $1', [made.order._id])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })

  test('is not accepted once the parcel has left, and changes nothing then', async () => {
    const made = await desk.confirmed()
    const number = await askCancel(made)
    const id = made.order._id
    await desk.packer.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } })
    await desk.packer.call(calls.shipOrder, {
      params: { id },
      body: { saw: 'packed', carrier: 'DTDC', trackingNumber: null },
    })
    expect((await step(calls.acceptReturnRequest, number, 'asked')).status).toBe(409)
    expect((await own(made))[0]?.state).toBe('asked')
  })
})

test('requests are exported with their photos and erased with their person, unless one is under way', async () => {
  const made = await desk.delivered()
  const form = new FormData()
  form.set('lines', JSON.stringify([{ position: 1, pieces: 1 }]))
  form.set('why', 'damaged')
  form.set('text', 'A dent that only I know of')
  form.append('photos', new File([new Uint8Array(await photo().jpeg().toBuffer())], 'a.jpg'))
  const number = await askReturn(made, form)
  const exported = await shop.call('GET', '/user/export', { token: made.shopper.token })
  const text = JSON.stringify(exported.body)
  expect(text).toContain('A dent that only I know of')
  expect(text).toContain('data:image/webp;base64,')
  const { erasePerson } = await import('../../operations/personal-data/erase-person.ts')
  const { findUser } = await import('../../shoppers/accounts/user-queries.ts')
  const user = await findUser(shop.db, made.shopper.userId)
  if (!user) throw new Error('the shopper is gone')
  await step(calls.acceptReturnRequest, number, 'asked')
  await expect(erasePerson(shop.shop, user)).rejects.toMatchObject({ code: 'order_state' })
  await shop.pool.query(`UPDATE return_requests SET state = 'refunded' WHERE number = $1`, [number])
  await erasePerson(shop.shop, user)
  for (const table of ['return_requests', 'return_request_lines', 'return_request_photos', 'return_request_steps']) {
    const where =
      table === 'return_requests' ? 'number = $1' : `request_id IN (SELECT id FROM return_requests WHERE number = $1)`
    expect((await shop.pool.query(`SELECT FROM ${table} WHERE ${where}`, [number])).rowCount).toBe(0)
  }
})
