import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { textOf } from '../../../../test/builders/read-pdf.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { readMonth } from '../../operations/books/read-month.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'
import { printInvoice } from './render-invoice-pdf.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-21T09:00:00Z' })
  other = await openShop({ beside: shop, now: '2026-11-21T09:00:00Z' })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const toTheDoor = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const

async function deliver(orderId: string) {
  for (const status of toTheDoor) await moveOrder(shop.shop, orderId, status)
}

const askForPdf = (id: string, token: string) =>
  fetch(`${shop.url}/api/v1/order/credit-note/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } })

test('an order that comes back has its whole invoice credited, by number and date, at the rates of then', async () => {
  const product = await buildProduct(shop.shop, { stock: 5 })
  const { order, shopper } = await placeOrder(shop, { product, quantity: 2 })
  await deliver(order._id)
  expect((await askForPdf(order._id, shopper.token)).status).toBe(404)
  await shop.db.updateTable('products').set({ gst_rate: 5 }).where('id', '=', product.productId).execute()
  const returned = await moveOrder(shop.shop, order._id, 'returned')
  const [invoice, [note]] = [await findInvoice(shop.db, order._id), await findCreditNotes(shop.db, order._id)]
  expect(returned).toMatchObject({ creditNote: { number: 'BCN/26-27/000001' }, invoice: { number: invoice?.number } })
  expect(note).toEqual({
    ...invoice,
    number: 'BCN/26-27/000001',
    issuedAt: returned.creditNote?.date,
    against: { number: invoice?.number, issuedAt: invoice?.issuedAt },
    reason: 'returned',
  })
  const answer = await askForPdf(order._id, shopper.token)
  expect(answer.headers.get('content-disposition')).toContain('credit-note-BCN-26-27-000001.pdf')
  const paper = Buffer.from(await answer.arrayBuffer())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  if (!invoice) throw new Error('there is no invoice')
  expect(paper.equals(await printInvoice(invoice)), 'it is another paper than the invoice').toBe(false)
  expect((await askForPdf(order._id, (await buildShopper(shop.shop)).token)).status).toBe(404)
})

test('cancelled before there is an invoice, there is nothing to credit', async () => {
  const { order } = await placeOrder(shop)
  expect(await moveOrder(shop.shop, order._id, 'cancelled')).toMatchObject({ invoice: null, creditNote: null })
})

test('many that come back at once, to two processes, get consecutive numbers; the same one twice gets one', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => placeOrder(shop)))
  for (const { order } of orders) await deliver(order._id)
  const moves = orders.flatMap(({ order }) => [shop, other].map((each) => moveOrder(each.shop, order._id, 'returned')))
  const done = (await Promise.allSettled(moves)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(8)
  const notes = await shop.db.selectFrom('credit_notes').select('number').orderBy('number').execute()
  expect(notes.map(({ number }) => number)).toEqual(
    Array.from({ length: 9 }, (_, n) => `BCN/26-27/${String(n + 1).padStart(6, '0')}`),
  )
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test('after 30 November following the year of its invoice it is financial only: it says so, and stands in no return', async () => {
  const late = await openShop({ now: '2026-10-05T06:00:00Z' })
  const product = await buildProduct(late.shop, { stock: 2 })
  const orders = [await placeOrder(late), await placeOrder(late, { product, quantity: 2 }), await placeOrder(late)]
  for (const { order } of orders) for (const status of toTheDoor) await moveOrder(late.shop, order._id, status)
  const [first, second, third] = orders.map(({ order }) => order._id) as [string, string, string]
  late.advance(Date.parse('2027-11-30T18:29:59Z') - late.shop.clock().getTime())
  await moveOrder(late.shop, first, 'returned')
  late.advance(1000)
  await runCommand(late.shop, ['return', second, '1:1', '--refund', 'cash'])
  for (const id of [second, third]) await moveOrder(late.shop, id, 'returned')
  expect((await findCreditNotes(late.db, first))[0]).not.toHaveProperty('financialOnly')
  const [note, rest] = await findCreditNotes(late.db, second)
  expect(note).toMatchObject({ financialOnly: true, number: 'FNCN/2728/000001', lines: [{ position: 1, quantity: 1 }] })
  expect(rest).toMatchObject({ financialOnly: true, number: 'FNCN/2728/000002' })
  const [whole] = await findCreditNotes(late.db, third)
  if (!note || !rest || !whole) throw new Error('there is no credit note')
  for (const { lines, rates, totals } of [note, rest, whole]) {
    expect(totals.total).toBeGreaterThan(0)
    for (const each of [...lines, ...rates, totals])
      expect(each).toMatchObject({ taxable: each.total, cgst: 0, sgst: 0, igst: 0 })
  }
  expect(whole.totals.total).toBe((await findInvoice(late.db, third))?.totals.total)
  const said = (await textOf(await printInvoice(note))).replaceAll(' ', '')
  expect(said).toContain('FINANCIALCREDITNOTE')
  expect(said).toContain('thetaxoftheinvoiceisnotreduced')
  expect(said).not.toMatch(/SGST|TAXABLE|18%/i)
  const [november, december] = [await readMonth(late.shop, '2027-11'), await readMonth(late.shop, '2027-12')]
  expect(november.documents.map(({ number }) => number)).toEqual(['BCN/27-28/000001'])
  expect(december.documents).toEqual([])
  expect(december.notes.join()).toMatch(/FNCN\/2728\/000001.*FNCN\/2728\/000002.*FNCN\/2728\/000003/)
  expect(await auditMoney(late.shop)).toMatchObject({ clean: true })
  await late.close()
})
