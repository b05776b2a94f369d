import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { auditMoney } from '../server/operations/audit/audit-money.ts'
import { apiBase } from '../shared/contract/endpoint.ts'
import { demoShopper } from './load-people.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop({ demo: true })
  const { email, password } = demoShopper
  token = (await shop.call('POST', '/user/login', { body: { email, password } })).body.token
})
afterAll(() => shop.close())

const history = async () => (await shop.call('GET', '/order/get-user-orders', { token })).body.data

async function download(path: string): Promise<{ type: string | null; start: string }> {
  const answer = await fetch(shop.url + apiBase + path, { headers: { authorization: `Bearer ${token}` } })
  return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) }
}

test('the demo shopper has a history with an order of each kind, and their papers can be downloaded', async () => {
  const orders = await history()
  expect(orders.map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([
    ['pending', 'due'],
    ['shipped', 'due'],
    ['cancelled', 'due'],
    ['delivered', 'collected'],
    ['returned', 'refunded'],
  ])
  const [pending, shipped, , delivered, returned] = orders
  expect([pending?.invoice, shipped?.invoice?.number]).toEqual([null, expect.stringMatching(/^BMS\//)])
  const numbers = [returned, delivered, shipped].map((each) => each?.invoice?.number)
  expect([...numbers].sort()).toEqual(numbers)
  const pdf = { type: 'application/pdf', start: '%PDF-' }
  expect(await download(`/order/invoice/${delivered?._id}/pdf`)).toEqual(pdf)
  expect(await download(`/order/credit-note/${returned?._id}/pdf`)).toEqual(pdf)
})

test('what it bought was there: the books are in order, goods came in before they were sold, nobody is written to', async () => {
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true, waiting: [] })
  const { rows } = await shop.pool.query(`
    SELECT count(*) AS items FROM stock_items i JOIN stock_movements m ON m.stock_item_id = i.id
     WHERE m.order_id IS NOT NULL
       AND m.created_at <= (SELECT min(created_at) FROM stock_movements r WHERE r.stock_item_id = i.id AND kind = 'receive')`)
  expect(rows[0].items).toBe(0)
  expect((await shop.pool.query('SELECT count(*) AS mails FROM outbox')).rows[0].mails).toBe(0)
})

test('every step was on its day, in turn', async () => {
  for (const { createdAt, timeline, deliveredAt } of await history()) {
    const moments = timeline.map(({ at }) => at)
    expect(moments[0]).toBe(createdAt)
    expect([...moments].sort()).toEqual(moments)
    expect(new Date(moments.at(-1) ?? '').getTime()).toBeLessThan(shop.shop.clock().getTime())
    if (deliveredAt) expect(timeline).toContainEqual({ status: 'delivered', at: deliveredAt })
  }
})

test('the order of yesterday can be cancelled; what was cancelled is back on the shelf', async () => {
  const [pending, , cancelled] = await history()
  const line = cancelled?.products[0]
  const stock = (await shop.call('GET', `/product/get-product/${line?.productId}`)).body.data.variants
  expect(stock.find((variant) => variant._id === line?.variantId)?.stock).toBe(190)
  const options = { token, body: { status: 'cancelled' } }
  const answer = await shop.call('PATCH', `/order/change-status/${pending?._id}`, options)
  expect(answer).toMatchObject({ status: 200, body: { data: { status: 'cancelled' } } })
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})
