import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { set } from '../../../../../test/builders/set.ts'
import { signUp } from '../../../../../test/builders/sign-up.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { cashRefusals } from '../../../../shared/copy/cash-refusals.ts'
import { moveOrder } from '../../../selling/checkout/transitions/move-order.ts'

let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const page = (id: string) => owner.call(calls.getCustomer, { params: { id } })
const merge = (id: string, other: string) => owner.call(calls.mergeCustomer, { params: { id }, body: { with: other } })
const separate = (id: string) => owner.call(calls.separateCustomer, { params: { id }, body: {} })
/** Statements that wait for others. */
const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

test('who stays is there when two accounts of a person are closed at once', async () => {
  const people = await Promise.all(['Ajith', 'Biju', 'Chandran'].map((username) => signUp(shop, { username })))
  // the first of those that are left would stand for the person
  const [head, ...below] = people
  const inOrder = [head, ...below.sort((a, b) => (a.user._id < b.user._id ? -1 : 1))] as (typeof head & {})[]
  const [one, two, three] = inOrder.map(({ user }) => user._id) as [string, string, string]
  await merge(one, two)
  await merge(one, three)
  const client = await shop.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM customer_links WHERE account_id = $1 FOR UPDATE', [two])
    const closings = inOrder
      .slice(0, 2)
      .map(({ token, password }) => shop.call('DELETE', '/user', { token, body: { password } }))
    await expect.poll(async () => (await shop.pool.query(waits)).rowCount).toBe(2)
    await client.query('COMMIT')
    expect((await Promise.all(closings)).map(({ status }) => status)).toEqual([200, 200])
  } finally {
    client.release()
  }
  expect(await page(three)).toMatchObject({ status: 200, body: { data: { _id: three, name: inOrder[2]?.username } } })
})

test('whoever sees the telephone number of another customer while merging is written down there', async () => {
  const [one, other] = [await buildShopper(shop.shop, 'Seen Merging'), await buildShopper(shop.shop, 'Seen Merged')]
  const [id, otherId] = [one.userId, other.userId]
  const readers = async (of: string) =>
    (await page(of)).body.data.contactReads?.filter(({ name }) => name === 'Staff manager').map(({ times }) => times)
  await manager.call(calls.previewMerge, { params: { id }, query: { with: otherId } })
  expect(await readers(otherId)).toEqual([1])
  await placeOrder(shop, { shopper: one, address: { ...kozhikode, phone: other.phonenumber } })
  await manager.call(calls.findDoubles, { params: { id } })
  expect(await readers(otherId)).toEqual([2])
  await merge(id, otherId)
  await manager.call(calls.getCustomer, { params: { id } })
  await separate(otherId)
  expect(await readers(otherId)).toEqual([3])
})

test('is one customer in reports: new with the first order of any account', async () => {
  const product = await buildProduct(shop.shop, { price: 100, stock: 10 })
  const first = await placeOrder(shop, { product })
  shop.advance(60_000)
  const second = await placeOrder(shop, { product })
  for (const { order } of [first, second]) await moveOrder(shop.shop, order._id, 'confirmed')
  const { userId: id } = first.shopper
  const read = async (by: string) => {
    const query = { from: '2026-11-26', to: '2026-11-26', by }
    return (await owner.call(calls.getReport, { params: { name: 'sales' }, query })).body.data.rows
  }
  const kinds = async () => Object.fromEntries((await read('customers')).map((row) => [row.customers, row.invoices]))
  const before = await kinds()
  expect((await merge(second.shopper.userId, id)).status).toBe(200)
  expect(await kinds()).toEqual({ New: Number(before.New) - 1, Returning: 1 })
  const rows = (await read('customer')).filter(({ customerId }) =>
    [id, second.shopper.userId].includes(`${customerId}`),
  )
  expect(rows.map(({ customerId, invoices }) => [customerId, invoices])).toEqual([[second.shopper.userId, 2]])
})

test('is refused cash for what a stranger refused at the telephone number of another account', async () => {
  await set(shop, { 'cash.refusals': 1, 'cash.refusalDays': 30 })
  const [one, other] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
  const there = { ...kozhikode, building: '77 Far House Road', phone: other.phonenumber }
  const { order } = await placeOrder(shop, { address: there })
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'returned'] as const)
    await moveOrder(shop.shop, order._id, status)
  const address = { ...kozhikode, building: '88 Near House Road', phone: '9847500001' }
  expect((await placeOrder(shop, { shopper: one, address })).order.status).toBe('pending')
  await merge(one.userId, other.userId)
  await expect(placeOrder(shop, { shopper: one, address })).rejects.toThrow(cashRefusals.refusedByOthers)
})
