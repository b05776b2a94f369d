import { afterAll, beforeAll, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { auditMoney } from './audit-money.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
  const { order } = await paying.paid()
  await moveOrder(paying.shop.shop, order._id, 'confirmed')
})
afterAll(() => paying.close())

const broken = async () => (await auditMoney(paying.shop.shop)).checks.filter(({ faults }) => faults.length > 0)

const [papers, goods] = [/^reports have each invoice/, /^what the goods of a paper come to/]

it.each([
  ['UPDATE report_papers SET taxable = taxable + 1', 'UPDATE report_papers SET taxable = taxable - 1', papers],
  ['UPDATE report_lines SET total = total + 1', 'UPDATE report_lines SET total = total - 1', goods],
  ["UPDATE report_papers SET number = number || 'x'", "UPDATE report_papers SET number = rtrim(number, 'x')", papers],
  [
    'UPDATE report_papers SET goods_cost = goods_cost + 1',
    'UPDATE report_papers SET goods_cost = goods_cost - 1',
    goods,
  ],
])('the audit finds: %s', async (change, undo, rule) => {
  const { pool } = paying.shop
  expect(await broken()).toEqual([])
  for (const table of ['report_papers', 'report_lines']) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await pool.query(change)
  expect((await broken()).map(({ rule }) => rule)).toEqual([expect.stringMatching(rule)])
  await pool.query(undo)
  for (const table of ['report_papers', 'report_lines']) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await expect(pool.query(change)).rejects.toThrow(/is only added to/)
})

it.each([
  ['UPDATE ordered_products SET day = day + 1', 'UPDATE ordered_products SET day = day - 1'],
  [
    "UPDATE report_papers SET buyer = buyer || 'x'",
    'UPDATE report_papers SET buyer = o.user_id FROM orders o WHERE o.id = order_id',
  ],
])('the audit finds: %s', async (change, undo) => {
  const { pool } = paying.shop
  await pool.query(change)
  expect(await broken()).toHaveLength(1)
  await pool.query(undo)
  expect(await broken()).toEqual([])
})
