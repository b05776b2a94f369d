import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Additions, buildAdditions } from '../../../../test/builders/build-additions.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { Paying } from '../../../../test/proof/paying.ts'

let desk: Additions
beforeAll(async () => {
  desk = await buildAdditions(await Paying.open())
  const { productId } = await buildProduct(desk.paying.shop.shop, { price: 500, stock: 30 })
  for (const end of ['paid', 'open'] as const) {
    const order = await desk.placed([[productId, 2]], { how: 'online' })
    await desk.add(order, [[productId, 1]], 'link')
    if (end === 'open') continue
    const key = await desk.keyOf(order)
    const payment = desk.paying.bank.pay((await desk.intent(key)).body.order_id as string)
    await desk.verify(key, desk.paying.bank.success(payment))
  }
  expect(await desk.faults()).toEqual([])
})
afterAll(() => desk.paying.close())

it.each([
  [
    `CREATE TABLE kept AS SELECT id, number FROM orders; UPDATE orders SET number = 'OLD-9/A' WHERE number LIKE '%/A'`,
    'UPDATE orders o SET number = k.number FROM kept k WHERE k.id = o.id; DROP TABLE kept',
    /numbered after it with a letter/,
  ],
  [
    'CREATE TABLE kept AS SELECT * FROM order_links; DELETE FROM order_links',
    'INSERT INTO order_links SELECT * FROM kept; DROP TABLE kept',
    /numbered after it with a letter/,
  ],
  [
    `CREATE TABLE kept AS SELECT id, follows FROM checkouts; UPDATE checkouts SET follows = NULL WHERE status = 'settled'`,
    'UPDATE checkouts c SET follows = k.follows FROM kept k WHERE k.id = c.id; DROP TABLE kept',
    /follows the same one/,
  ],
  [
    `CREATE TABLE kept AS SELECT id, status FROM orders; UPDATE orders SET status = 'cancelled' WHERE status = 'pending'`,
    'UPDATE orders o SET status = k.status FROM kept k WHERE k.id = o.id; DROP TABLE kept',
    /waits for an order that has ended/,
  ],
])('the audit finds what is broken: %s', async (change, undo, rule) => {
  const { pool } = desk.paying.shop
  await pool.query(change)
  const rules = (await desk.faults()).map((check) => check.rule)
  await pool.query(undo)
  expect(rules).toContainEqual(expect.stringMatching(rule))
  expect(await desk.faults()).toEqual([])
})
