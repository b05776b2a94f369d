import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from '../audit/audit-money.ts'

const firm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }

let shop: TestShop
/** Order of the invoice of Table 5. */
let large: string
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-letters-'))
beforeAll(async () => {
  shop = await openShop({ now: '2026-10-12T06:00:00Z', env: { DELIVERY_CHARGE: '59' } })
  // above ₹1,00,000 to a consumer of another state; to a firm; to two consumers in the state
  large = await sell(60_000, mahe)
  const others = [await sell(165, kozhikode, firm), await sell(165, kozhikode)]
  await moveOrder(shop.shop, await sell(450, kozhikode), 'returned')
  await set(shop, { 'numbers.invoice': 'ZZ', 'numbers.creditNote': 'ZC' })
  await sell(275, kozhikode)
  for (const order of [large, ...others]) await takeBack(order)
  for (const [command, name] of [
    ['gstr1', 'october.json'],
    ['register', 'october.csv'],
    ['tally', 'october'],
  ] as const)
    await run(command, '2026-10', '--out', at(name))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const at = (name: string) => path.join(folder, name)
const run = (...argv: string[]) => runCommand(shop.shop, argv)
const filed = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'))
/** One of the two pieces of an order comes back. */
const takeBack = (order: string) => run('return', order, '1:1', '--refund', 'bank')

/** Sells two pieces, paid at the door. Gives the order's id. */
async function sell(price: number, address: object, buyer: typeof firm | null = null): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price, stock: 2 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 2 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address, buyer } })
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await moveOrder(shop.shop, body.data._id, status)
  return body.data._id
}

/** Number, taxable value in paise and credited number of each row of the register. */
function registered() {
  const [, ...rows] = readCsv(readFileSync(at('october.csv'), 'utf8').replace('\uFEFF', ''), 100).rows
  return rows.slice(0, -1).map((row) => ({
    number: String(row[1]),
    taxable: paiseFromRupees(Number(row[9])),
    credited: String(row.at(-1)),
  }))
}

test('a credit note is of the class of its invoice, under its own number, though the letters have changed between', () => {
  const { b2b, b2cl, cdnr, cdnur, b2cs } = filed('october.json')
  expect(b2cl).toMatchObject([{ pos: '34', inv: [{ inum: 'BMS/26-27/000001' }] }])
  // of less than ₹1,00,000 itself
  expect(cdnur).toMatchObject([{ nt_num: 'ZC/26-27/000001', typ: 'B2CL', pos: '34', ntty: 'C', val: 60_000 }])
  expect(b2b).toMatchObject([{ ctin: firm.gstin, inv: [{ inum: 'BMS/26-27/000002' }] }])
  expect(cdnr).toMatchObject([{ ctin: firm.gstin, nt: [{ nt_num: 'ZC/26-27/000002', ntty: 'C', val: 165 }] }])
  const consumers = ['BMS/26-27/000003', 'BMS/26-27/000004', 'BCN/26-27/000001', 'ZZ/26-27/000001', 'ZC/26-27/000003']
  const small = registered().filter(({ number }) => consumers.includes(number))
  expect(small.map(({ number }) => number).sort()).toEqual(consumers.toSorted())
  expect(b2cs).toHaveLength(1)
  expect(paiseFromRupees(b2cs[0].txval)).toBe(small.reduce((sum, { taxable }) => sum + taxable, 0))
})

test('Table 13 counts the numbers of each letters by themselves, without a hole', () => {
  const row = (num: number, letters: string, last: number) => ({
    ...{ num, from: `${letters}/26-27/000001`, to: `${letters}/26-27/00000${last}` },
    ...{ totnum: last, cancel: 0, net_issue: last },
  })
  expect(filed('october.json').doc_issue.doc_det).toEqual([
    { doc_num: 1, doc_typ: 'Invoices for outward supply', docs: [row(1, 'BMS', 4), row(2, 'ZZ', 1)] },
    { doc_num: 5, doc_typ: 'Credit Note', docs: [row(1, 'BCN', 1), row(2, 'ZC', 3)] },
  ])
})

test('register and Tally name the note by its own number and its invoice by the invoice’s', async () => {
  const notes = registered().filter(({ credited }) => credited !== '')
  expect(notes.map(({ number, credited }) => [number, credited]).sort()).toEqual([
    ['BCN/26-27/000001', 'BMS/26-27/000004'],
    ['ZC/26-27/000001', 'BMS/26-27/000001'],
    ['ZC/26-27/000002', 'BMS/26-27/000002'],
    ['ZC/26-27/000003', 'BMS/26-27/000003'],
  ])
  const vouchers = readFileSync(at('october/vouchers.xml'), 'utf8').match(/<VOUCHER .*?<\/VOUCHER>/g) ?? []
  for (const { number, credited } of notes) {
    const voucher = vouchers.find((each) => each.includes(`<VOUCHERNUMBER>${number}</VOUCHERNUMBER>`))
    expect(voucher).toContain('VCHTYPE="Credit Note"')
    expect(voucher).toContain(`<NAME>${credited}</NAME><BILLTYPE>Agst Ref</BILLTYPE>`)
  }
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test('in the next month the class is still that of the invoice, and Table 13 goes on where the letters were', async () => {
  shop.advance(25 * 86_400_000)
  await takeBack(large)
  await run('gstr1', '2026-11', '--out', at('november.json'))
  const { b2b, b2cl, b2cs, cdnr, cdnur, doc_issue } = filed('november.json')
  expect([b2b, b2cl, b2cs, cdnr]).toEqual(Array(4).fill(undefined))
  expect(cdnur).toMatchObject([{ nt_num: 'ZC/26-27/000004', nt_dt: '06-11-2026', typ: 'B2CL', pos: '34' }])
  const range = { num: 1, from: 'ZC/26-27/000004', to: 'ZC/26-27/000004', totnum: 1, cancel: 0, net_issue: 1 }
  expect(doc_issue.doc_det).toEqual([{ doc_num: 5, doc_typ: 'Credit Note', docs: [range] }])
})
