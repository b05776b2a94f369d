import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { askHost, type BuiltStaff, buildStaff, inCommand, officeHost } from '../../../../test/office.ts'
import { readZipPart } from '../../../../test/read-zip-part.ts'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { insertSettlements } from '../settlements/settlement-queries.ts'

let shop: TestShop
let owner: BuiltStaff
let accountant: BuiltStaff
beforeAll(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z' })
  for (const hsn of ['848210', '999999']) {
    const product = await buildProduct(shop.shop, { price: 165, gstRate: 18, stock: 1 })
    await shop.db.updateTable('products').set({ hsn_code: hsn }).where('id', '=', product.productId).execute()
    const { order } = await placeOrder(shop, { product })
    await moveOrder(shop.shop, order._id, 'confirmed')
  }
  shop.advance(20 * 60_000)
  owner = await buildStaff(shop, ['owner'])
  accountant = await buildStaff(shop, ['accountant'])
})
afterAll(() => shop.close())

const monthReturn = async (month: string) => accountant.call(officeBooks.monthReturn, { query: { month } })
const download = (path: string, cookie = accountant.cookie) => {
  const headers = {
    host: `${officeHost}:${new URL(shop.url).port}`,
    cookie,
    'x-office': '1',
    'sec-fetch-site': 'same-origin',
  }
  return askHost(shop.url, { path: `${officeBase}${path}`, headers })
}

test('a month is shown by its tables, with what to put right before filing', async () => {
  const { status, body } = await monthReturn('2026-10')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ documents: 2, isOver: true, lock: null, notes: [] })
  expect(body.data.problems).toEqual([expect.stringContaining('does not know the HSN code 999999')])
  expect(body.data.tables.map(({ name }) => name)).toEqual(['b2cs', 'hsn(b2c)', 'docs'])
  const [sales] = body.data.tables
  expect(sales).toMatchObject({ head: expect.arrayContaining(['Type', 'Place Of Supply', 'Rate']), more: 0 })
  expect(sales?.rows).toEqual([['OE', '32-Kerala', 18, '', body.data.taxable, 0, '']])
  expect(body.data.difference).toBe(Number((body.data.taxInReturn - body.data.taxInDocuments).toFixed(2)))
})

test('GSTR-3B has the value and the tax of GSTR-1, and says the same difference to the documents', async () => {
  const gstr1 = (await monthReturn('2026-10')).body.data
  const { status, body } = await accountant.call(officeBooks.monthGstr3b, { query: { month: '2026-10' } })
  expect(status).toBe(200)
  const { rows, ...sums } = body.data
  expect(rows).toEqual([
    expect.objectContaining({ table: '3.1(a)', place: null, taxable: gstr1.taxable, igst: 0 }),
    expect.objectContaining({ table: '3.1(c)', place: null, taxable: 0, igst: null, cgst: null, sgst: null }),
  ])
  const [outward] = rows
  expect(Number(((outward?.cgst ?? 0) + (outward?.sgst ?? 0)).toFixed(2))).toBe(gstr1.taxInReturn)
  const { taxInDocuments, difference } = gstr1
  expect(sums).toEqual({ month: '2026-10', gstin: gstr1.gstin, taxInDocuments, difference, notes: [] })
  expect((await accountant.call(officeBooks.monthGstr3b, { query: { month: '2026-12' } })).status).toBe(400)
})

test('the zip of the month has GSTR-3B and the GST on fees beside the tables', async () => {
  const { text } = await download('/books/gstr1-file?month=2026-10&format=zip')
  for (const name of ['b2cs.csv', 'docs.csv', 'gstr3b.csv', 'gst-on-fees.csv']) expect(text).toContain(name)
})

test('what is booked on another day is said in both zips; where nothing is, they have no notes', async () => {
  const zips = ['/books/tally-file?month=2026-10', '/books/gstr1-file?month=2026-10&format=zip']
  for (const zip of zips) expect((await download(zip)).text).not.toContain('notes.txt')
  const row: SettlementRow = {
    ...{ settlementId: 'setl_undated', entityId: 'pay_1', kind: 'payment', amount: 100, fee: 2, tax: 0, credit: 98 },
    ...{ debit: 0, utr: 'UTR1', paymentId: null, orderId: null, orderReceipt: null, method: null, disputeId: null },
    ...{ description: null, createdAt: null, settledAt: null },
  }
  const from = { fileName: 'recon.json', at: new Date('2026-10-20T06:00:00Z'), by: 'test' }
  await inCommand(shop.db, (tx) => insertSettlements(tx, [row], from))
  for (const zip of zips)
    expect(readZipPart((await download(zip)).received, 'notes.txt')).toBe(
      "Booked on the day of import, because the provider's file has no day for it: setl_undated.\r\n",
    )
})

test.each([
  ['2026-13', /is not a month/],
  ['2017-06', /before GST/],
  ['2026-12', /has not begun/],
  ['october', /Write it as 2026-10/],
])('%s is refused in a sentence', async (month, sentence) => {
  const { status, body } = await monthReturn(month)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(sentence)
})

test.each([
  ['/books/gstr1-file?month=2026-10&format=json', 'application/json', '{"gstin"'],
  ['/books/gstr1-file?month=2026-10&format=zip', 'application/zip', 'PK'],
  ['/books/gstr3b-file?month=2026-10', 'text/csv', 'Table,Nature of supplies,'],
  ['/books/register-file?month=2026-10&format=csv', 'text/csv', '\uFEFFDocument,'],
  ['/books/register-file?month=2026-10&format=xlsx', 'application/vnd', 'PK'],
  ['/books/tally-file?month=2026-10', 'application/zip', 'PK'],
])('%s is a file', async (path, type, begin) => {
  const answer = await download(path)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain(type)
  expect(answer.text.startsWith(begin)).toBe(true)
  const { cookie } = await buildStaff(shop, ['manager'])
  expect((await download(path, cookie)).status).toBe(403)
})

test('the owner locks a month, with what the portal refuses only knowingly; then it is the kept file, and nobody undoes it', async () => {
  const lock = (who: BuiltStaff, body: object) => who.call(officeBooks.lockMonth, { body })
  expect((await lock(accountant, { month: '2026-10' })).status).toBe(403)
  const refused = await lock(owner, { month: '2026-10' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'month_state' } })
  expect(refused.body.message).toContain('HSN code 999999')
  expect(await lock(owner, { month: '2026-11' })).toMatchObject({ status: 409 })
  const open = await download('/books/gstr1-file?month=2026-10&format=json')
  const locked = await lock(owner, { month: '2026-10', anyway: true })
  const sha256 = createHash('sha256').update(open.text).digest('hex')
  expect(locked).toMatchObject({ status: 200, body: { data: { sha256 } } })
  expect((await download('/books/gstr1-file?month=2026-10&format=json')).text).toBe(open.text)
  expect((await download('/books/gstr3b-file?month=2026-10')).status).toBe(200)
  expect((await monthReturn('2026-10')).body.data.lock).toMatchObject({ sha256, by: 'Staff owner' })
  expect(await lock(owner, { month: '2026-10', anyway: true })).toMatchObject({ status: 409 })
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE name = 'books.lock'`)
  expect(rows).toHaveLength(1)
  for (const [who, status] of [
    [owner, 409],
    // an accountant takes nothing of others back
    [accountant, 403],
    [await buildStaff(shop, ['packer']), 403],
  ] as const)
    expect((await who.call(officeHistory.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(status)
  expect((await monthReturn('2026-10')).body.data.lock).toMatchObject({ sha256 })
})
