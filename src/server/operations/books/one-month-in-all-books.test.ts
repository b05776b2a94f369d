import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { toTheDoor } from '../../../../test/builders/build-returning.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { readVouchers } from '../../../../test/builders/read-vouchers.ts'
import { set } from '../../../../test/builders/set.ts'
import { sumBelow } from '../../../../test/builders/sum-below.ts'
import { buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { sum } from '../../../domain/operations/books/group-rows.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from '../audit/audit-money.ts'

const keralas = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const tamils = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const done = [...toTheDoor, 'delivered'] as const
const month = '2026-10'

let live: Paying
/** Order numbers of what was paid online, by the order's id. */
const online = new Map<string, string>()
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-one-month-'))
beforeAll(async () => {
  const env = { RAZORPAY_KEY_ID: 'rzp_live_proof00000001', DELIVERY_CHARGE: '59' }
  live = await Paying.open({ env, now: '2026-10-05T06:00:00Z' })
  await play()
  for (const [command, name] of [
    ['gstr1', 'month.json'],
    ['register', 'month.csv'],
    ['tally', 'month'],
  ] as const)
    await run(command, month, '--out', at(name))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await live.close()
})

const at = (name: string) => path.join(folder, name)
const run = (...argv: string[]) => runCommand(live.shop.shop, argv)
const move = async (id: string, steps: readonly Parameters<typeof moveOrder>[2][]) => {
  for (const status of steps) await moveOrder(live.shop.shop, id, status)
}

/** A month with every kind of paper, cash orders with their fee: invoices of each table, bills of supply, credit notes of each, vouchers. */
async function play(): Promise<void> {
  const { shop } = live
  const bearing: Goods = [165, 18]
  const spade: Goods = [450, 0]
  await set(live.shop, { 'cash.fee': 4_000 })
  // at the door: taxed, exempt, both, and exempt that comes back whole
  await move(await buy([bearing]), done)
  await move(await buy([spade]), ['confirmed'])
  await move(await buy([spade, bearing]), ['confirmed'])
  await move(await buy([spade]), [...done, 'returned'])
  // firms: one piece comes back; at another rate and in another state
  const firms = await buy([bearing, bearing], { buyer: keralas })
  await move(firms, done)
  await run('return', firms, '1:1', '--refund', 'bank')
  await move(await buy([[640.5, 5]], { buyer: tamils, address: mahe, pays: 'online' }), ['confirmed'])
  // consumers of another state: above ₹1,00,000 with a piece that comes back, and below with a reduced price
  const large = await buy([[70_000, 18], bearing, [60_000, 18]], { address: mahe, pays: 'online' })
  await move(large, done)
  await run('return', large, '1:1')
  const reduced = await buy([[499.99, 18]], { address: mahe, pays: 'online' })
  await move(reduced, done)
  const owner = await buildStaff(shop, ['owner'])
  const less = { amount: 33.33, lines: [1], reason: 'Scratched' }
  expect((await owner.call(calls.creditItems, { params: { id: reduced }, body: less })).status).toBe(201)
  // paid before its invoice and ended before it, and after it
  await move(await buy([bearing], { pays: 'online' }), ['cancelled'])
  await move(await buy([bearing], { pays: 'online' }), ['confirmed', 'cancelled'])
  const { productId } = await buildProduct(shop.shop, { price: 275, stock: 1 })
  const body = { lines: [{ productId, quantity: 1 }], payments: [{ way: 'cash', amount: 275 }] }
  expect((await owner.call(calls.sellAtCounter, { body })).status).toBe(201)
}

type Goods = [price: number, gstRate: number]
type Sale = { address?: object; buyer?: typeof keralas | null; pays?: 'cash' | 'online' }

/** Places an order of a piece of each. Gives its id. */
async function buy(goods: Goods[], { address = kozhikode, buyer = null, pays = 'cash' }: Sale = {}): Promise<string> {
  const { shop, bank } = live
  const shopper = await buildShopper(shop.shop)
  const { token } = shopper
  for (const [price, gstRate] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: 1 })
    if (gstRate === 0) await shop.pool.query(`UPDATE products SET hsn_code = '820110' WHERE id = $1`, [productId])
    await live.add(shopper, productId, 1)
  }
  const asked = { token, body: { address, buyer } }
  if (pays === 'cash') return (await shop.call('POST', '/order/placeorder', asked)).body.data._id
  const intent = await shop.call('POST', '/order/paymentIntent', asked)
  const { body } = await live.verify(shopper, bank.success(bank.pay(intent.body.order_id)))
  online.set(body.data._id, body.data.number)
  return body.data._id
}

interface Row {
  kind: string
  number: string
  order: string
  gstin: string
  rate: number
  amounts: { taxable: number; cgst: number; sgst: number; igst: number; roundOff: number; total: number }
  paidBy: string
  credited: string
}

/** The register's file: its rows, amounts in paise, and the sums of its last row. */
function register(): { rows: Row[]; sums: Row['amounts']; proof: string } {
  const [, ...cells] = readCsv(readFileSync(at('month.csv'), 'utf8').replace('\uFEFF', ''), 1000).rows
  const rows = cells.map((row): Row => {
    const text = (column: number) => String(row[column] ?? '')
    const paise = (column: number) => paiseFromRupees(Number(text(column)))
    return {
      ...{ kind: text(0), number: text(1), order: text(3), gstin: text(5), rate: Number(text(8)) },
      amounts: {
        ...{ taxable: paise(9), cgst: paise(10), sgst: paise(11), igst: paise(12) },
        ...{ roundOff: paise(13), total: paise(14) },
      },
      ...{ paidBy: text(15), credited: text(16) },
    }
  })
  const last = rows.pop()
  if (last?.kind !== 'Sum') throw new Error('the last row is no sum')
  return { rows, sums: last.amounts, proof: String(cells.at(-1)?.[4]) }
}

/** Adds up the rows of the register that are chosen. */
function added(isChosen: (row: Row) => boolean = () => true): Row['amounts'] {
  const chosen = register().rows.filter(isChosen)
  const of = (key: keyof Row['amounts']) => sum(chosen.map(({ amounts }) => amounts[key]))
  return {
    ...{ taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst') },
    ...{ roundOff: of('roundOff'), total: of('total') },
  }
}

const filed = () => JSON.parse(readFileSync(at('month.json'), 'utf8'))

const value = (section: unknown) => sumBelow(section, 'txval', 'expt_amt')
const isNote = ({ credited }: Row) => credited !== ''

test('the month has every kind of paper', async () => {
  const fees = `SELECT count(*)::int AS fees FROM orders WHERE cash_fee = 4000`
  expect((await live.shop.pool.query(fees)).rows[0].fees).toBeGreaterThanOrEqual(5)
  const { b2b, b2cl, b2cs, nil, cdnr, cdnur, hsn, doc_issue } = filed()
  for (const section of [b2b, b2cl, b2cs, nil, cdnr, cdnur, hsn.hsn_b2b, hsn.hsn_b2c]) expect(section).toBeDefined()
  expect(doc_issue.doc_det.map(({ doc_num }: { doc_num: number }) => doc_num)).toEqual([1, 5, 6, 8])
  const { rows } = register()
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['Invoice', 'Bill of supply', 'Credit note']))
  expect(new Set(rows.map(({ paidBy }) => paidBy))).toEqual(new Set(['Cash on delivery', 'Online', 'Counter']))
  expect(rows.filter(isNote).length).toBeGreaterThanOrEqual(5)
})

test('the register’s last row has the sums of its rows, which are those of GSTR-1, table by table', async () => {
  const { b2b, b2cl, b2cs, nil, cdnr, cdnur, hsn, doc_issue } = filed()
  expect(register().sums).toEqual(added())
  const largeNumbers: string[] = JSON.stringify([b2cl, cdnur]).match(/B\w+\/26-27\/\d+/g) ?? []
  const isLarge = ({ number }: Row) => largeNumbers.includes(number)
  const isFirms = ({ gstin }: Row) => gstin !== ''
  const taxed = (isChosen: (row: Row) => boolean) => added((row) => row.rate > 0 && isChosen(row)).taxable
  expect(value(b2b)).toBe(taxed((row) => isFirms(row) && !isNote(row)))
  expect(-value(cdnr)).toBe(taxed((row) => isFirms(row) && isNote(row)))
  expect(value(b2cl)).toBe(taxed((row) => isLarge(row) && !isNote(row)))
  expect(-value(cdnur)).toBe(taxed((row) => isLarge(row) && isNote(row)))
  expect(value(b2cs)).toBe(taxed((row) => !isFirms(row) && !isLarge(row)))
  expect(value(nil)).toBe(added(({ rate }) => rate === 0).taxable)
  expect(value(hsn)).toBe(added().taxable)
  const firms = added((row) => isFirms(row) && !isNote(row))
  expect(sumBelow(b2b, 'camt', 'samt', 'iamt')).toBe(firms.cgst + firms.sgst + firms.igst)
  const issued: { docs: { net_issue: number }[] }[] = doc_issue.doc_det.slice(0, 2)
  expect(sum(issued.flatMap(({ docs }) => docs.map(({ net_issue }) => net_issue)))).toBe(
    new Set(register().rows.map(({ number }) => number)).size,
  )
})

test('the tax of the register is that of the documents, as gstr1 says it and the database adds it up', async () => {
  const said = await run('gstr1', month, '--out', at('month.json'))
  const { taxable, cgst, sgst, igst } = added()
  const [, inDocuments = ''] = said.match(/Tax in documents ₹([\d,.]+),/) ?? []
  expect(paiseFromRupees(Number(inDocuments.replaceAll(',', '')))).toBe(cgst + sgst + igst)
  const { rows } = await live.shop.pool.query(`
    SELECT sum(sign * (line ->> 'taxable')::bigint)::int AS taxable, sum(sign * (line ->> 'cgst')::bigint)::int AS cgst,
      sum(sign * (line ->> 'sgst')::bigint)::int AS sgst, sum(sign * (line ->> 'igst')::bigint)::int AS igst
    FROM (SELECT 1 AS sign, document FROM invoices UNION ALL SELECT -1, document FROM credit_notes) d,
      jsonb_array_elements(document -> 'lines') line`)
  expect(rows).toEqual([{ taxable, cgst, sgst, igst }])
})

const vouchers = () => readVouchers(readFileSync(at('month/vouchers.xml'), 'utf8'))

test('Tally has a voucher of every document of the register, with its amounts, and each comes to nothing', () => {
  const all = vouchers()
  expect(all.map(({ number }) => number).sort()).toEqual(
    [...new Set(register().rows.map(({ number }) => number))].sort(),
  )
  const parties = ['Cash on delivery', 'Razorpay (online sales)', 'Counter sales']
  for (const { number, on } of all) {
    const { taxable, cgst, sgst, igst, roundOff, total } = added((row) => row.number === number)
    const ledger = (name: string) => on((each) => each === name)
    expect([number, on(() => true)]).toEqual([number, 0])
    expect({
      ...{ taxable: on((each) => each.startsWith('Sales ')), cgst: ledger('Output CGST'), sgst: ledger('Output SGST') },
      ...{ igst: ledger('Output IGST'), roundOff: ledger('Round Off'), total: -on((each) => parties.includes(each)) },
    }).toEqual({ taxable, cgst, sgst, igst, roundOff, total })
  }
})

test('what the journal leaves in every order that was paid online is what register and Tally have of it', async () => {
  const { rows } = await live.shop.pool.query<{ id: string; kept: number }>(
    `SELECT order_id AS id, -sum(amount)::int AS kept FROM journal WHERE account = 'order' GROUP BY order_id`,
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([...online.keys()].sort())
  for (const { id, kept } of rows) {
    const order = online.get(id)
    expect([order, kept]).toEqual([order, added((row) => row.order === order).total])
  }
  const kept = sum(rows.map((row) => row.kept))
  expect(kept).toBe(added(({ paidBy }) => paidBy === 'Online').total)
  expect(kept).toBe(-sum(vouchers().map(({ on }) => on((ledger) => ledger === 'Razorpay (online sales)'))))
  expect((await auditMoney(live.shop.shop)).checks.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('once the month is locked, register and Tally have the tax of GSTR-1 head by head: what it rounds off is posted', async () => {
  live.shop.advance(31 * 86_400_000)
  await run('lock', month)
  await run('register', month, '--out', at('month.csv'))
  await run('tally', month, '--out', at('month'))
  const { b2b, b2cl, b2cs, cdnr, cdnur } = filed()
  const inReturn = (head: string) => sumBelow([b2b, b2cl, b2cs], head) - sumBelow([cdnr, cdnur], head)
  const { sums, proof } = register()
  expect(proof).toMatch(/^GSTR-1: value \d+\.\d\d; tax \d+\.\d\d$/)
  expect([sums.cgst, sums.sgst, sums.igst]).toEqual([inReturn('camt'), inReturn('samt'), inReturn('iamt')])
  const onLedger = (name: string) => sum(vouchers().map(({ on }) => on((ledger) => ledger === name)))
  expect([onLedger('Output CGST'), onLedger('Output SGST'), onLedger('Output IGST')]).toEqual([
    ...[sums.cgst, sums.sgst, sums.igst],
  ])
  expect(onLedger('Round Off')).toBe(sums.roundOff)
  expect(sums.total).toBe(sums.taxable + sums.cgst + sums.sgst + sums.igst + sums.roundOff)
})
