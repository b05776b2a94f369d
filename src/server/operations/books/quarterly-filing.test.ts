import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { toTheDoor } from '../../../../test/builders/build-returning.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { faultsOfReturnCsv } from '../../../../test/builders/check-return-csv.ts'
import { set } from '../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { gstr1Sheets } from '../../../domain/operations/books/gstr1-sheets.ts'
import { type TaxByHead, taxByHead } from '../../../domain/operations/books/gstr1-sums.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from '../audit/audit-money.ts'
import { csvBytes } from './book-file.ts'
import { readToolWords } from './read-codes.ts'

const firm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const [october, november, december] = ['2026-10', '2026-11', '2026-12'] as const
const months = [october, november, december]

let shop: TestShop
let owner: BuiltStaff
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-quarter-'))
beforeAll(async () => {
  shop = await openShop({ now: '2026-10-12T06:00:00Z', env: { DELIVERY_CHARGE: '59' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const at = (name: string) => path.join(folder, name)
const run = (...argv: string[]) => runCommand(shop.shop, argv)
const choose = (frequency: 'monthly' | 'quarterly', month: string, by = owner, gstin?: string) =>
  by.call(officeBooks.setFilingFrequency, { body: { month, frequency, ...(gstin && { gstin }) } })
const shown = async (month: string) => (await owner.call(officeBooks.monthReturn, { query: { month } })).body.data

/** Goes to a moment, where the owner signs in again. */
async function goTo(moment: string): Promise<void> {
  shop.advance(new Date(moment).getTime() - shop.shop.clock().getTime())
  owner = await buildStaff(shop, ['owner'])
}

/** Sells a piece of each price and rate, with its delivery, up to the invoice. Gives the order's id. */
async function sell(goods: [price: number, gstRate: number][], buyer: typeof firm | null, address: object = kozhikode) {
  const { token } = await buildShopper(shop.shop)
  for (const [price, gstRate] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: 1 })
    if (gstRate === 0) await shop.pool.query(`UPDATE products SET hsn_code = '820110' WHERE id = $1`, [productId])
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  }
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address, buyer } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  return body.data._id as string
}

async function fileOf(month: string, name = month): Promise<{ said: string; gstr1: Gstr1 }> {
  const said = await run('gstr1', month, '--out', at(`${name}.json`))
  const gstr1: Gstr1 = JSON.parse(readFileSync(at(`${name}.json`), 'utf8'))
  for (const sheet of gstr1Sheets(gstr1, readToolWords())) {
    const csv = csvBytes([[...sheet.head], ...sheet.rows]).toString('utf8')
    expect(faultsOfReturnCsv(sheet.name, csv)).toEqual([])
  }
  return { said, gstr1 }
}

const numbers = ({ b2b = [], cdnr = [] }: Gstr1) => [
  ...b2b.flatMap(({ inv }) => inv.map((each) => (each as { inum: string }).inum)),
  ...cdnr.flatMap(({ nt }) => nt.map((each) => (each as { nt_num: string }).nt_num)),
]

test('a shop that files quarterly files an IFF in two months and the rest with the third, nothing twice', async () => {
  const back = await sell(
    [
      [165, 18],
      [450, 0],
    ],
    firm,
  )
  await sell([[165, 18]], null)
  expect((await fileOf(october)).said).toContain(`GSTR-1 of ${october}: 2 documents.\nDue by 11 Nov 2026.`)
  expect(await choose('quarterly', october)).toMatchObject({
    status: 200,
    body: { message: 'Returns are filed quarterly from the quarter that begins in 2026-10.' },
  })
  const iff = await fileOf(october)
  expect(iff.said).toMatch(/^IFF of 2026-10 \(invoices to a GSTIN and their credit notes\): 1 document\.$/m)
  expect(iff.said).toContain('Due by 13 Nov 2026.')
  expect(Object.keys(iff.gstr1)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2b'])
  expect(iff.gstr1).toMatchObject({ fp: '102026' })
  expect(numbers(iff.gstr1)).toEqual(['BMS/26-27/000001'])
  expect(await shown(october)).toMatchObject({ as: 'iff', months: [october], due: '2026-11-13', documents: 1 })

  await goTo('2026-11-05T06:00:00Z')
  expect(await run('lock', october)).toContain(`${october} is locked: 1 document of`)
  // the invoice of October comes back whole; a firm and a consumer of another state buy
  await moveOrder(shop.shop, back, 'packed')
  for (const status of [...toTheDoor.slice(2), 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, back, status)
  await sell([[640.5, 5]], firm)
  await sell(
    [
      [70_000, 18],
      [60_000, 18],
    ],
    null,
    mahe,
  )
  expect(numbers((await fileOf(november)).gstr1)).toEqual(['BMS/26-27/000003', 'BCN/26-27/000001'])

  await goTo('2026-12-28T06:00:00Z')
  await sell([[165, 18]], firm)
  await sell(
    [
      [450, 0],
      [165, 18],
    ],
    null,
  )
  const { said, gstr1 } = await fileOf(december)
  expect(said).toContain('GSTR-1 of the quarter 2026-10 to 2026-12: 7 documents.\nDue by 13 Jan 2027.')
  expect(said).toContain('2026-11 is not locked: its invoices to a GSTIN are in this file.')
  expect(Object.keys(gstr1)).toEqual('gstin fp version hash b2b b2cl b2cs nil cdnr doc_issue hsn'.split(' '))
  expect(gstr1.fp).toBe('122026')
  expect(numbers(gstr1)).toEqual(['BMS/26-27/000003', 'BMS/26-27/000005', 'BCN/26-27/000001'])
  // tables 8, 12 and 13 are of the whole quarter
  expect(gstr1.doc_issue?.doc_det.map(({ docs }) => docs.map(({ totnum }) => totnum))).toEqual([[6], [1]])
  expect(gstr1.nil?.inv).toEqual([{ sply_ty: 'INTRAB2C', expt_amt: 450, nil_amt: 0, ngsup_amt: 0 }])
})

test('the quarter is locked with its third month, and opened from there; a month that was filed stays', async () => {
  await goTo('2027-01-04T06:00:00Z')
  const kept = readFileSync(at(`${october}.json`), 'utf8')
  const before = await fileOf(december)
  expect(await run('lock', december)).toContain('2026-11 is locked with it, without an IFF.')
  const locked = await fileOf(december)
  expect(locked.gstr1).toEqual(before.gstr1)
  expect(locked.said).not.toContain('another file today')
  const none = await fileOf(november)
  expect(Object.keys(none.gstr1)).toEqual(['gstin', 'fp', 'version', 'hash'])
  expect(none.said).toContain(
    'Not in the IFF that was kept: BMS/26-27/000003, BCN/26-27/000001. Filed with the quarter.',
  )
  expect(none.said).not.toContain('another file today')
  await fileOf(october)
  expect(readFileSync(at(`${october}.json`), 'utf8')).toBe(kept)
  await expect(run('lock', november, '--undo', '--reason', 'too early')).rejects.toThrow('open 2026-12 first')
  expect((await auditMoney(shop.shop)).checks.flatMap(({ faults }) => faults)).toEqual([])
})

test('register and GSTR-3B of the quarter have the tax of its three files, to the paisa', async () => {
  const filed: TaxByHead = { igst: 0, cgst: 0, sgst: 0 }
  const registered: TaxByHead = { igst: 0, cgst: 0, sgst: 0 }
  for (const month of months) {
    const tax = taxByHead((await fileOf(month)).gstr1)
    await run('register', month, '--out', at(`${month}.csv`))
    const sums = readCsv(readFileSync(at(`${month}.csv`), 'utf8').replace('\uFEFF', ''), 1000).rows.at(-1) ?? []
    const [cgst, sgst, igst] = sums.slice(10, 13).map((cell) => paiseFromRupees(Number(cell)))
    for (const head of ['igst', 'cgst', 'sgst'] as const) {
      filed[head] += tax[head]
      registered[head] += { cgst, sgst, igst }[head] ?? 0
    }
  }
  expect(registered).toEqual(filed)
  const query = { month: december }
  const { rows, notes } = (await owner.call(officeBooks.monthGstr3b, { query })).body.data
  const outward = rows.find(({ table }) => table === '3.1(a)')
  const of = (amount: number | null | undefined) => paiseFromRupees(amount ?? 0)
  expect({ igst: of(outward?.igst), cgst: of(outward?.cgst), sgst: of(outward?.sgst) }).toEqual(filed)
  expect(notes).toEqual([])
  const first = (await owner.call(officeBooks.monthGstr3b, { query: { month: october } })).body.data
  expect(first.notes).toEqual([expect.stringContaining('PMT-06 by the 25th')])
})

test('a quarter keeps its choice: it is changed from a later one on, while nothing of that is locked, by the owner alone', async () => {
  expect(await choose('monthly', october)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('2026-10 is locked: how it was filed does not change.') },
  })
  expect(await choose('quarterly', '2027-01')).toMatchObject({ status: 409 })
  expect((await choose('monthly', '2027-01')).status).toBe(200)
  expect(await shown('2027-01')).toMatchObject({ as: 'gstr1', due: '2027-02-11' })
  expect(await shown(december)).toMatchObject({ as: 'quarter', months, due: '2027-01-13' })
  expect((await choose('quarterly', '2027-01', await buildStaff(shop, ['accountant']))).status).toBe(403)
  expect(await choose('quarterly', '2027-01', owner, '29AABCW1234Q1Z2')).toMatchObject({
    status: 400,
    body: { errors: { gstin: '29AABCW1234Q1Z2 is no GSTIN of the shop.' } },
  })
  await set(shop, { 'books.aboveFiveCrore': true })
  expect(await choose('quarterly', '2027-01')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('up to ₹5 crore') },
  })
})
