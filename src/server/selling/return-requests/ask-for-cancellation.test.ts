import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildReturnDesk } from '../../../../test/builders/return-orders.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildReturnDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await buildReturnDesk(shop)
})
afterAll(() => shop.close())

type Made = Awaited<ReturnType<typeof desk.placed>>
const askCancel = ({ order, shopper }: Made, body: unknown = {}) =>
  shop.call('POST', `/order/cancel-request/${order._id}`, { token: shopper.token, body })
const own = async ({ shopper }: Made) =>
  (await shop.call('GET', '/order/return-requests', { token: shopper.token })).body.data
const orderRow = async (id: string) => (await shop.pool.query('SELECT * FROM orders WHERE id = $1', [id])).rows[0]

describe('a cancellation that is asked for', () => {
  test('is taken once between the confirmation and the parcel’s leaving; nothing is cancelled by it', async () => {
    const made = await desk.confirmed()
    const answer = await askCancel(made, { text: 'Ordered twice.' })
    expect(answer).toMatchObject({ status: 201, body: { data: { state: 'asked' } } })
    expect((await orderRow(made.order._id)).status).toBe('confirmed')
    const again = await askCancel(made)
    expect(again).toMatchObject({ status: 409, body: { code: 'request_open' } })
    expect(again.body.message).toContain(answer.body.data.number)
    expect((await own(made)).map(({ kind }) => kind)).toEqual(['cancel'])
  })

  test('says what to do before and after', async () => {
    const sentences = []
    for (const made of [await desk.placed(), await desk.shipped(), await desk.delivered()]) {
      const { status, body } = await askCancel(made)
      expect([status, body.code]).toEqual([409, 'order_state'])
      sentences.push(body.message)
    }
    expect(sentences).toEqual([
      expect.stringContaining('cancel it yourself'),
      expect.stringContaining('you can return it'),
      expect.stringContaining('ask for a return'),
    ])
  })

  test('is of an own order and has at most 2,000 signs', async () => {
    const made = await desk.confirmed()
    const path = `/order/cancel-request/${made.order._id}` as const
    expect((await shop.call('POST', path, { body: {} })).status).toBe(401)
    expect((await shop.call('POST', path, { token: (await desk.stranger()).token, body: {} })).status).toBe(404)
    expect(await askCancel(made, { text: 'a'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { errors: { text: expect.any(String) } },
    })
  })
})
