import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
let owner: BuiltStaff
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-warnings-'))
const firm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
/** The orders, by what they are for. */
const orders = { plain: '', doubted: '', late: '' }

beforeAll(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z' })
  owner = await buildStaff(shop, ['owner'])
  orders.plain = await place({ buyer: firm })
  orders.doubted = await place({ address: { ...kozhikode, pincode: '673310' } })
  orders.late = await place({})
  for (const id of [orders.plain, orders.doubted]) await moveOrder(shop.shop, id, 'confirmed')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

/** Orders a bearing with an HSN code of 4 digits. Gives the order's id. */
async function place(more: object): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 1 })
  await shop.db.updateTable('products').set({ hsn_code: '8482' }).where('id', '=', productId).execute()
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode, ...more } })
  return body.data._id
}

const monthReturn = async (month: string) => (await owner.call(officeBooks.monthReturn, { query: { month } })).body.data
const gstr1 = (month: string) =>
  runCommand(shop.shop, ['gstr1', month, '--out', path.join(folder, `${month}.json`), '--force'])
const lock = () => owner.call(officeBooks.lockMonth, { body: { month: '2026-10' } })

const doubted =
  'BMS/26-27/000002: PIN code 673310 is in Puducherry. The address says Kerala. If the state is wrong, so is the tax ' +
  '(IGST, or CGST and SGST): credit the invoice and issue a new one.'

test('an invoiced order whose state is doubted is named before filing', async () => {
  expect(await monthReturn('2026-10')).toMatchObject({ problems: [], warnings: [doubted] })
  expect(await gstr1('2026-10')).toContain(`\nCheck before you file (1):\n  ${doubted}\n`)
})

test('above ₹5 crore HSN codes of 4 digits are faults to a GSTIN, and e-invoices are named once', async () => {
  await set(shop, { 'books.aboveFiveCrore': true })
  const { problems, warnings } = await monthReturn('2026-10')
  expect(problems).toEqual([
    'BMS/26-27/000001, line 1 (Ball Bearing 6204-2RS): HSN code 8482 needs 6 digits on an invoice to a GSTIN, above ₹5 crore of turnover.',
  ])
  expect(warnings).toEqual([expect.stringContaining('must be e-invoices (Notification 10/2023-'), doubted])
  shop.advance(20 * 60_000)
  // whose factor is fresh
  owner = await buildStaff(shop, ['owner'])
  expect((await lock()).body.message).toContain(
    'BMS/26-27/000001, line 1 (Ball Bearing 6204-2RS): HSN code 8482 needs 6 digits',
  )
  await set(shop, { 'books.aboveFiveCrore': false })
  expect(await monthReturn('2026-10')).toMatchObject({ problems: [], warnings: [doubted] })
})

test('a doubt keeps no month open; a paper that the lock does not count is named, and what comes back is of the open month', async () => {
  expect((await lock()).status).toBe(200)
  // as a program would that does not know of locks
  await shop.pool.query('ALTER TABLE invoices DISABLE TRIGGER month_of_invoice')
  const behind = { ...shop.shop, clock: () => new Date('2026-10-31T18:25:00Z') }
  await moveOrder(behind, orders.late, 'confirmed')
  await shop.pool.query('ALTER TABLE invoices ENABLE TRIGGER month_of_invoice')
  expect((await monthReturn('2026-10')).warnings).toEqual([
    doubted,
    'BMS/26-27/000003 is of this month, but not in the return that was kept: report it in the next open month.',
  ])
  expect(await monthReturn('2026-11')).not.toHaveProperty('warnings')
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, orders.plain, status)
  expect((await monthReturn('2026-11')).warnings).toEqual([
    'BCN/26-27/000001: against invoices of 2026-10, which is locked. ' +
      'Filed with this month; the return of 2026-10 stays as it is.',
  ])
})
