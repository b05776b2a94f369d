import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReconRow, ReconRows, reconJson, reconTable } from '../../../../test/builders/recon-rows.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'

let paying: Paying
let accountant: BuiltStaff
const recon = new ReconRows('7')
beforeAll(async () => {
  paying = await Paying.open({ now: '2026-10-05T06:00:00Z' })
  accountant = await buildStaff(paying.shop, ['accountant'])
})
afterAll(() => paying.close())

/** Sends a file as the browser does. */
function send(content: string, who = accountant, name = 'recon.csv') {
  const head = `content-disposition: form-data; name="table"; filename="${name}"\r\ncontent-type: text/csv`
  return who.call(officeBooks.importSettlement, {
    body: Buffer.from(`--edge\r\n${head}\r\n\r\n${content}\r\n--edge--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
}

test('a settlement is imported, listed and matched; a bad file is refused with row and column', async () => {
  const { payment, order } = await paying.paid()
  const rows: ReconRow[] = [recon.payment(payment.id), recon.adjustment()]
  const broken = await send(reconTable([recon.payment(payment.id, { amount: '₹1900' })]))
  expect(broken.status).toBe(400)
  expect(broken.body.message).toMatch(/row 2, column amount: “₹1900” has a currency sign/)
  expect((await send(reconJson([recon.payment('pay_ofOthers')]), accountant, 'a.json')).status).toBe(400)
  expect((await accountant.call(officeBooks.listSettlements)).body.data).toEqual([])

  const done = await send(reconJson(rows), accountant, 'recon.json')
  expect(done).toMatchObject({ status: 200, body: { data: { added: 2, ids: ['setl_7'] } } })
  expect((await send(reconTable(rows))).body).toMatchObject({ data: { added: 0 }, message: /Nothing is new/ })
  const sums = { id: 'setl_7', utr: recon.utr, payments: 1, gross: 1900, fee: 44.84, tax: 6.84, refunds: 0 }
  const line = { ...sums, adjustments: 10.12, bank: 1865.28, difference: 0, notes: 2 }
  expect((await accountant.call(officeBooks.listSettlements)).body.data).toMatchObject([line])
  const found = await accountant.call(officeBooks.listSettlements, {
    query: { utr: recon.utr.slice(-8).toLowerCase() },
  })
  expect(found.body.data).toHaveLength(1)
  const shown = await accountant.call(officeBooks.getSettlement, { params: { id: 'setl_7' } })
  expect(shown.body.data.notes).toEqual([
    'adj_7 (₹10.12): not found in the shop.',
    'setl_7 has test payments: no money came.',
  ])
  expect(shown.body.data.rows).toMatchObject([
    { entityId: 'adj_7', isMatched: false, order: null, journal: null },
    { entityId: payment.id, isMatched: true, credit: 1855.16 },
  ])
  const { rows: entries } = await paying.shop.pool.query(
    `SELECT id::int, amount::int FROM journal WHERE payment_id = $1 AND account = 'captured'`,
    [payment.id],
  )
  expect(entries).toEqual([{ id: shown.body.data.rows[1]?.journal, amount: 190_000 }])
  const { rows: orders } = await paying.shop.pool.query('SELECT number FROM orders WHERE id = $1', [order._id])
  expect(shown.body.data.rows[1]?.order).toBe(orders[0].number)
  expect(await accountant.call(officeBooks.getSettlement, { params: { id: 'setl_none' } })).toMatchObject({
    status: 404,
  })
})

test('who neither owns nor keeps the books imports nothing', async () => {
  for (const role of ['manager', 'counter', 'packer'] as const)
    expect((await send(reconJson([]), await buildStaff(paying.shop, [role]))).status).toBe(403)
})

test('a file above 10 MB, and the UTR of one settlement for another in a second file, are refused, and nothing is kept', async () => {
  const { payment } = await paying.paid()
  const [large, other] = [new ReconRows('8'), new ReconRows('9')]
  const before = (await accountant.call(officeBooks.listSettlements)).body.data
  const filled = `${reconTable([large.payment(payment.id)])}${'\r\n'.repeat(5 * 1024 * 1024)}`
  const refused = await send(filled)
  expect(refused.status).toBe(413)
  expect(refused.body.message).toContain('10 MB')
  expect((await accountant.call(officeBooks.listSettlements)).body.data).toEqual(before)
  expect((await send(reconTable([large.payment(payment.id)]))).status).toBe(200)
  const second = await send(reconTable([other.payment(payment.id, { settlement_utr: large.utr })]))
  expect(second).toMatchObject({ status: 400, body: { message: expect.stringContaining('belongs to setl_8') } })
  expect((await accountant.call(officeBooks.listSettlements)).body.data).toHaveLength(before.length + 1)
})
