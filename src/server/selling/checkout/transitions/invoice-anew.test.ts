import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { textOf } from '../../../../../test/builders/read-pdf.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import type { NotedPaper } from '../../../../shared/office/order-lists.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'
import { readCsv } from '../../../platform/spreadsheets/read-csv.ts'
import { runCommand } from '../../../terminal/run-command.ts'
import { findInvoice } from '../../invoices/invoice-queries.ts'
import type { FrozenPaper } from '../../invoices/list-papers.ts'
import { printInvoice } from '../../invoices/render-invoice-pdf.ts'
import { notePrints } from '../../orders/print-queries.ts'
import { moveOrder } from './move-order.ts'

const firm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const midnight = Date.parse('2026-11-30T18:30:00Z')
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-anew-'))

let shop: TestShop
let owner: BuiltStaff
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  await shop?.close()
  shop = await openShop({ now: '2026-11-30T10:30:00Z', env: { DELIVERY_CHARGE: '59' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

type Step = Parameters<typeof moveOrder>[2]

/** A cash order of one piece at ₹118 and 18 %, which its goods lose for 5 % on 1 December, brought these steps. */
async function ordered(steps: Step[], buyer: typeof firm | null = null) {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 118, gstRate: 18, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
  const { body } = await shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode, buyer } })
  const order: Order = body.data
  const change = { day: '2026-12-01', gstRate: 5, anyway: true, reason: 'Notification 12/2026' }
  expect((await owner.call(calls.scheduleTax, { params: { id: productId }, body: change })).status).toBe(200)
  await move(order._id, steps)
  return { token, productId, id: order._id, number: order.number }
}

async function move(id: string, steps: readonly Step[]) {
  for (const step of steps) await moveOrder(shop.shop, id, step)
}

const toDecember = () => shop.advance(midnight - shop.shop.clock().getTime())
const listed = async () => (await owner.call(calls.listInvoicedBefore)).body.data
const anew = (id: string, invoice: string, who = owner) =>
  who.call(calls.invoiceAnew, { params: { id }, body: { invoice } })
const papersOf = async (number: string) =>
  JSON.parse(await runCommand(shop.shop, ['papers', number, '--json'])) as FrozenPaper[]
const faults = async () => (await auditMoney(shop.shop)).checks.filter((check) => check.faults.length > 0)
async function seen(token: string): Promise<Order> {
  const [order] = (await shop.call('GET', '/order/get-user-orders', { token })).body.data
  if (!order) throw new Error('there is no order')
  return order
}

describe('a cash order that was invoiced before a change of rate and is paid after it', () => {
  test('is listed, credited whole and invoiced anew at the same price; all books agree', async () => {
    const { token, id, number } = await ordered(['confirmed', 'packed'])
    expect(await listed()).toEqual([])
    toDecember()
    const [row] = await listed()
    expect(row).toMatchObject({ _id: id, number, invoice: 'BMS/26-27/000001', gst: { was: 27, now: 8.42 }, total: 177 })
    expect(row?.lines).toEqual([{ name: 'Ball Bearing 6204-2RS', was: 18, now: 5 }])
    const answer = await anew(id, 'BMS/26-27/000001')
    expect(answer.body.data).toEqual({ creditNote: 'BCN/26-27/000001', invoice: 'BMS/26-27/000002' })
    expect(answer.body.message).toContain('The amount to collect is the same')
    expect(await papersOf(number)).toMatchObject([
      { kind: 'tax_invoice', number: 'BMS/26-27/000001', date: '2026-11-30', total: 17_700, lines: [{ rate: 18 }] },
      {
        kind: 'credit_note',
        number: 'BCN/26-27/000001',
        date: '2026-12-01',
        against: 'BMS/26-27/000001',
        total: 17_700,
      },
      { kind: 'tax_invoice', number: 'BMS/26-27/000002', date: '2026-12-01', total: 17_700, lines: [{ rate: 5 }] },
    ])
    const order = await seen(token)
    expect(order).toMatchObject({
      status: 'packed',
      paymentStatus: 'due',
      totalAmount: 177,
      creditNote: null,
      refunds: [],
    })
    expect(order.invoice?.number).toBe('BMS/26-27/000002')
    expect(order.creditNotes.map((note) => note.number)).toEqual(['BCN/26-27/000001'])
    expect(order.breakdown).toMatchObject({ payable: 177, gst: 8.42 })
    expect(await listed()).toEqual([])
    expect(await faults()).toEqual([])
    const report = async (name: string, from: string) =>
      JSON.parse(await runCommand(shop.shop, ['report', name, '--from', from, '--to', '2026-12-01', '--json']))
    // sold once, and nothing came back: the day of the change has its tax alone
    const sold = { invoices: 1, creditNotes: 0, gross: 177, returns: 0, net: 177, tax: 8.42 }
    expect((await report('sales', '2026-11-30')).totals).toMatchObject(sold)
    const change = { invoices: 0, creditNotes: 0, gross: 0, returns: 0, net: 0, tax: -18.58 }
    expect((await report('sales', '2026-12-01')).totals).toMatchObject(change)
    expect((await report('products', '2026-11-30')).rows).toMatchObject([{ orders: 1, pieces: 1, returned: 0 }])
    const invoice = await findInvoice(shop.db, id)
    if (!invoice) throw new Error('there is no invoice')
    expect(await textOf(await printInvoice(invoice))).toContain('BMS/26-27/000001')
    await books()
  })

  /** November has the sale at 18 %; December takes it back and has it at 5 %. */
  async function books() {
    const file = (name: string) => path.join(folder, name)
    await runCommand(shop.shop, ['gstr1', '2026-12', '--out', file('g.json')])
    const { b2cs, hsn, doc_issue } = JSON.parse(readFileSync(file('g.json'), 'utf8'))
    expect(b2cs).toMatchObject([
      { rt: 5, txval: 168.58 },
      { rt: 18, txval: -150 },
    ])
    expect(hsn.hsn_b2c).toHaveLength(2)
    expect(doc_issue.doc_det.map(({ docs }: { docs: { net_issue: number }[] }) => docs[0]?.net_issue)).toEqual([1, 1])
    await runCommand(shop.shop, ['register', '2026-12', '--out', file('r.csv')])
    const [, ...rows] = readCsv(readFileSync(file('r.csv'), 'utf8').replace('\uFEFF', ''), 100).rows
    expect(rows.at(-1)?.slice(9, 15).map(Number)).toEqual([18.58, -9.29, -9.29, 0, 0, 0])
    await runCommand(shop.shop, ['tally', '2026-12', '--out', file('tally')])
    const xml = readFileSync(file('tally/vouchers.xml'), 'utf8')
    expect(xml.match(/<VOUCHER /g)).toHaveLength(2)
    expect(xml).toContain('<NAME>BMS/26-27/000001</NAME><BILLTYPE>Agst Ref</BILLTYPE>')
  }

  test('goes on as any other: delivered and paid, or back whole', async () => {
    const [kept, back] = [await ordered(['confirmed']), await ordered(['confirmed'])]
    toDecember()
    for (const { id } of [kept, back]) {
      const row = (await listed()).find((each) => each._id === id)
      expect((await anew(id, row?.invoice ?? '')).status).toBe(200)
    }
    await move(kept.id, ['packed', 'shipped', 'out_for_delivery', 'delivered'])
    await move(back.id, ['packed', 'shipped', 'returned'])
    expect((await papersOf(back.number)).map(({ kind, total }) => [kind, total])).toEqual([
      ['tax_invoice', 17_700],
      ['credit_note', 17_700],
      ['tax_invoice', 17_700],
      ['credit_note', 17_700],
    ])
    expect((await seen(kept.token)).paymentStatus).toBe('collected')
    expect((await seen(back.token)).paymentStatus).toBe('void')
    await runCommand(shop.shop, ['return', kept.number, '1:1', '--refund', 'bank'])
    expect(await faults()).toEqual([])
  })

  test('of a firm: both papers stand in tables 4 and 9B, and say its GSTIN', async () => {
    const { id, number } = await ordered(['confirmed'], firm)
    toDecember()
    expect((await anew(id, 'BMS/26-27/000001')).status).toBe(200)
    await runCommand(shop.shop, ['gstr1', '2026-12', '--out', path.join(folder, 'firm.json')])
    const { b2b, cdnr } = JSON.parse(readFileSync(path.join(folder, 'firm.json'), 'utf8'))
    expect(b2b[0].inv.map(({ inum }: { inum: string }) => inum)).toEqual(['BMS/26-27/000002'])
    expect(cdnr[0].nt.map(({ nt_num }: { nt_num: string }) => nt_num)).toEqual(['BCN/26-27/000001'])
    for (const { buyer } of await papersOf(number)) expect(buyer.gstin).toBe(firm.gstin)
    expect(await faults()).toEqual([])
  })

  test('keeps the rate of its invoice where its goods left before the change, whenever it is paid (s.14(a)(ii))', async () => {
    const { id } = await ordered(['confirmed', 'packed', 'shipped'])
    toDecember()
    expect(await listed()).toEqual([])
    expect(await anew(id, 'BMS/26-27/000001')).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect(await faults()).toEqual([])
  })

  test('is replaced where its goods left after the change', async () => {
    const { id } = await ordered(['confirmed', 'packed'])
    toDecember()
    await move(id, ['shipped'])
    expect((await anew(id, 'BMS/26-27/000001')).status).toBe(200)
  })

  test('is replaced once, however many press at once, and not where the number seen is no more the one that holds', async () => {
    const { id, number } = await ordered(['confirmed'])
    toDecember()
    const answers = await Promise.all([1, 2, 3].map(() => anew(id, 'BMS/26-27/000001')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await anew(id, 'BMS/26-27/000002')).toMatchObject({ status: 409 })
    expect(await papersOf(number)).toHaveLength(3)
    expect((await anew('no-such-order', 'BMS/26-27/000001')).status).toBe(404)
    expect((await anew(id, '')).status).toBe(400)
  })

  test('neither a packer nor an accountant replaces an invoice, and the books refuse a change of either', async () => {
    const { id } = await ordered(['confirmed'])
    toDecember()
    for (const role of ['packer', 'counter', 'accountant'] as const)
      expect((await anew(id, 'BMS/26-27/000001', await buildStaff(shop, [role]))).status).toBe(403)
    await anew(id, 'BMS/26-27/000001')
    const again = `INSERT INTO invoices (order_id, number, financial_year, issued_at, document)
      SELECT order_id, 'ZZ/26-27/000001', financial_year, issued_at, document FROM invoices WHERE order_id = $1`
    for (const replaces of [true, false])
      await expect(shop.pool.query(`${again} AND document ? 'replaces' = ${replaces}`, [id])).rejects.toThrow(/unique/)
  })

  test('is printed as an original, though the one before was printed', async () => {
    const { id } = await ordered(['confirmed'])
    const print = async (paper: NotedPaper = 'invoices') =>
      (await notePrints(shop.db, { paper, orderIds: [id], by: 'Sajan', at: shop.shop.clock() })).get(id)
    expect([await print(), await print(), await print('slips')]).toEqual([1, 2, 1])
    toDecember()
    await anew(id, 'BMS/26-27/000001')
    expect([await print(), await print(), await print('slips')]).toEqual([1, 2, 2])
  })
})

test('what was paid before the change, or was placed online, is never listed', async () => {
  const { id } = await ordered(['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
  toDecember()
  expect(await listed()).toEqual([])
  expect((await anew(id, 'BMS/26-27/000001')).status).toBe(409)
})
