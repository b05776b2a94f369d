import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { transact } from '../../platform/db/transact.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { findOrder } from '../orders/order-queries.ts'
import { findInvoice } from './invoice-queries.ts'
import { issueInvoice } from './issue-invoice.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z' })
  other = await openShop({ beside: shop, now: '2026-11-21T09:00:00Z' })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const day = 86_400_000
const lastCount = async () =>
  Math.max(
    0,
    ...(await shop.db.selectFrom('invoice_series').select('last_number').where('kind', '=', 'invoice').execute()).map(
      (r) => r.last_number,
    ),
  )
const numberOf = (count: number) => `BMS/26-27/${String(count).padStart(6, '0')}`

test('an order has no invoice until it is confirmed, and the same one ever after', async () => {
  const { order, shopper } = await placeOrder(shop)
  expect(order.invoice).toBeNull()
  const confirmed = await moveOrder(shop.shop, order._id, 'confirmed')
  expect(confirmed.invoice).toEqual({ number: numberOf(await lastCount()), date: expect.any(String) })
  await moveOrder(shop.shop, order._id, 'packed')
  const list = await shop.call('GET', '/order/get-user-orders', { token: shopper.token })
  expect(list.body.data[0]).toMatchObject({ status: 'packed', invoice: confirmed.invoice })
})

test('20 confirmed at once by two processes get 20 consecutive numbers', async () => {
  const product = await buildProduct(shop.shop, { stock: 40 })
  const orders: string[] = []
  for (let n = 0; n < 20; n++) orders.push((await placeOrder(shop, { product })).order._id)
  const before = await lastCount()
  const confirm = (id: string, index: number) => moveOrder((index % 2 ? shop : other).shop, id, 'confirmed')
  const confirmed = await Promise.all(orders.map(confirm))
  const numbers = confirmed.map((order) => order.invoice?.number).sort()
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => numberOf(before + 1 + index)))
})

test('two who confirm the same order at once issue one invoice', async () => {
  const { order } = await placeOrder(shop)
  const before = await lastCount()
  const both = await Promise.allSettled([shop, other].map((each) => moveOrder(each.shop, order._id, 'confirmed')))
  expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await lastCount()).toBe(before + 1)
})

test('a confirmation that is rolled back leaves no gap, also while others wait for its number', async () => {
  const orders = await Promise.all(Array.from({ length: 3 }, () => placeOrder(shop)))
  const [first, ...others] = orders.map(({ order }) => order._id)
  const before = await lastCount()
  const row = await findOrder(shop.db, { id: String(first) })
  if (!row) throw new Error('the order is not there')
  let waiting: Promise<unknown> = Promise.resolve()
  const broken = transact(shop.shop, async ({ tx }) => {
    const taken = await issueInvoice(shop.shop, tx, row)
    expect(taken.number).toBe(numberOf(before + 1))
    waiting = Promise.all(others.map((id) => moveOrder(other.shop, id, 'confirmed')))
    throw new Error('the printer is on fire')
  })
  await expect(broken).rejects.toThrow('on fire')
  await waiting
  const late = await moveOrder(shop.shop, String(first), 'confirmed')
  expect(late.invoice?.number).toBe(numberOf(before + 3))
})

test('the invoice stays as it was issued, whatever becomes of the catalogue', async () => {
  const product = await buildProduct(shop.shop, { name: 'Chain 08B-1', price: 59.99, stock: 5 })
  const shopper = await buildShopper(shop.shop)
  const { order } = await placeOrder(shop, { shopper, product, quantity: 2, address: mahe })
  await moveOrder(shop.shop, order._id, 'confirmed')
  const issued = await findInvoice(shop.db, order._id)
  await shop.db.updateTable('products').set({ name: 'Renamed', gst_rate: 5, unit: 'SET' }).execute()
  expect(await findInvoice(shop.db, order._id)).toEqual(issued)
  expect(issued).toMatchObject({
    order: { number: order.number, paymentMethod: 'cod' },
    supplier: { gstin: '32AAKFB7421M1ZE', state: 'Kerala', stateCode: '32' },
    recipient: { name: 'Jose Mathew', state: 'Puducherry', stateCode: '34', phone: shopper.phonenumber },
    supply: 'inter_state',
    lines: [
      { description: 'Chain 08B-1', hsnCode: '848210', quantity: 2, unit: 'NOS', unitPrice: 5_999, igst: 1_830 },
      { description: 'Delivery charge', total: 5_900, igst: 900 },
    ],
    totals: { total: 17_898, taxable: 15_168, igst: 2_730 },
    totalInWords: 'Rupees One Hundred Seventy-Eight and Ninety-Eight Paise Only',
  })
})

test('a later number never has an earlier moment, even where another process’s clock is behind', async () => {
  const [early, late] = [await placeOrder(shop), await placeOrder(shop)]
  const first = await moveOrder(shop.shop, early.order._id, 'confirmed')
  other.advance(-day)
  const second = await moveOrder(other.shop, late.order._id, 'confirmed')
  other.advance(day)
  expect(second.invoice?.date).toBe(first.invoice?.date)
})

test('on the first of April, Indian time, numbers begin again', async () => {
  const { order } = await placeOrder(shop)
  shop.advance(new Date('2027-03-31T18:30:01Z').getTime() - shop.shop.clock().getTime())
  const confirmed = await moveOrder(shop.shop, order._id, 'confirmed')
  expect(confirmed.invoice?.number).toBe('BMS/27-28/000001')
})
