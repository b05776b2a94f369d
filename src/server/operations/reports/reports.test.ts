import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { daysBefore } from '../../../domain/operations/reports/report.ts'
import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { UsageFailure } from '../../terminal/usage.ts'

let shop: TestShop
beforeAll(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z', env: { DELIVERY_CHARGE: '59' } })
  await sell([165, 18])
  await sell([49.5, 5], [165, 18], [999.99, 28])
  await comeBack(await sell([165, 18]))
  shop.advance(20 * 60_000)
  await sell([165, 18])
  await comeBack(await sell([0.5, 12], [12_345.67, 18]))
})
afterAll(() => shop.close())

/** Sells goods (price in rupees, rate) up to their invoice. Gives the order's id. */
async function sell(...goods: [price: number, gstRate: number][]): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  for (const [price, gstRate] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: 3 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 2 } })
  }
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  return body.data._id
}

async function comeBack(id: string): Promise<void> {
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, id, status)
}

const october = ['--from', '2026-10-01', '--to', '2026-10-31']
const both = ['--from', '2026-10-31', '--to', '2026-11-01']
const run = (...argv: string[]) => runCommand(shop.shop, ['report', ...argv])
const read = async (...argv: string[]) => JSON.parse(await run(...argv, '--json'))

/** All frozen papers with their signs: what the reports are to come to, added up here. */
async function papers(): Promise<{ sign: number; document: InvoiceDocument | CreditNoteDocument }[]> {
  const [invoices, notes] = await Promise.all([
    shop.db.selectFrom('invoices').select('document').execute(),
    shop.db.selectFrom('credit_notes').select('document').execute(),
  ])
  return [
    ...invoices.map(({ document }) => ({ sign: 1, document })),
    ...notes.map(({ document }) => ({ sign: -1, document })),
  ]
}
const sum = (amounts: number[]) => rupeesFromPaise(amounts.reduce((all, each) => all + each, 0))

test('sales of a day are its papers, added up one by one; returns are taken off, by Indian time', async () => {
  const { rows, totals } = await read('sales', ...both)
  expect(rows.map(({ period }: { period: string }) => period)).toEqual(['2026-10-31', '2026-11-01'])
  for (const row of rows) {
    const of = (await papers()).filter(({ document }) => indianDay(document.issuedAt) === row.period)
    const sold = of.filter(({ sign }) => sign > 0)
    const back = of.filter(({ sign }) => sign < 0)
    expect(row).toEqual({
      period: row.period,
      invoices: sold.length,
      creditNotes: back.length,
      gross: sum(sold.map(({ document: { totals: t } }) => t.total + t.discount)),
      discounts: sum(sold.map(({ document }) => document.totals.discount)),
      returns: sum(back.map(({ document }) => document.totals.total)),
      net: sum(of.map(({ sign, document }) => sign * document.totals.total)),
      taxable: sum(of.map(({ sign, document }) => sign * document.totals.taxable)),
      tax: sum(of.map(({ sign, document: { totals: t } }) => sign * (t.cgst + t.sgst + t.igst))),
      delivery: sum(
        of.flatMap(({ sign, document }) =>
          document.lines
            .filter(({ description }) => description === 'Delivery charge')
            .map(({ total }) => sign * total),
        ),
      ),
      cash: sum(of.map(({ sign, document }) => sign * document.totals.total)),
      online: 0,
      counter: 0,
    })
  }
  expect(totals).toMatchObject({ invoices: 5, creditNotes: 2 })
  expect(totals.net).toBe(sum((await papers()).map(({ sign, document }) => sign * document.totals.total)))
})

test('sales are added up by week and month, with the days before beside them', async () => {
  const days = await read('sales', ...both)
  expect(await read('sales', ...both, '--by', 'month')).toMatchObject({
    rows: [{ period: '2026-10-01' }, { period: '2026-11-01' }],
    totals: days.totals,
    before: { invoices: 0, net: 0 },
  })
  // 31 October 2026 is a Saturday: its week begins on Monday, and 1 November lies in it
  expect((await read('sales', ...both, '--by', 'week')).rows).toMatchObject([{ period: '2026-10-26', invoices: 5 }])
  const november = await read('sales', '--from', '2026-11-01', '--to', '2026-11-01')
  expect(november.before.invoices).toBe(3)
})

test('GST by rate is what the month’s register says', async () => {
  const { rows, totals } = await read('gst', ...october)
  const { gst, sales } = { gst: totals.total, sales: (await read('sales', ...october)).totals.net }
  expect(gst).toBe(sales)
  expect(rows.map(({ rate }: { rate: number }) => rate)).toEqual([5, 18, 28])
  for (const { taxable, cgst, sgst, igst, total } of rows) {
    expect(sum([taxable, cgst, sgst, igst].map((each) => Math.round(each * 100)))).toBe(total)
    expect(cgst).toBe(sgst)
  }
})

test('products are their lines: pieces sold and come back, the dearest first', async () => {
  const { rows, totals } = await read('products', ...both)
  expect(rows).toHaveLength(8)
  expect(totals).toMatchObject({ pieces: 16, returned: 6 })
  expect(totals).not.toHaveProperty('orders')
  const lines = await shop.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['line_total', 'status'])
    .execute()
  expect(totals.net).toBe(sum(lines.filter(({ status }) => status !== 'returned').map((line) => line.line_total)))
  const nets = rows.map(({ net }: { net: number }) => net)
  expect(nets).toEqual([...nets].sort((a, b) => b - a))
})

test('payments say what was collected, and what is still to collect', async () => {
  const { rows } = await read('payments', ...both)
  const [due] = await shop.db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('payable').as('amount')])
    .where('payment_status', '=', 'due')
    .execute()
  const amount = rupeesFromPaise(Number(due?.amount))
  expect(rows).toContainEqual({ what: 'to_collect', way: 'cod', count: Number(due?.count), amount })
})

test('stock says what is on hand, what the ledger moved, and no value where no bill told the cost', async () => {
  const { rows, totals } = await read('stock', ...both)
  expect(rows).toHaveLength(8)
  for (const { onHand, came, sold, back, corrected } of rows) expect(came - sold + back + corrected).toBe(onHand)
  // what was returned waits for somebody to look at it
  expect(totals).toMatchObject({ sold: 16, back: 0, onHand: 8, value: null })
  expect(rows.every(({ value }: { value: unknown }) => value === null)).toBe(true)
})

test('in words it is a table with its sums; days without anything say so', async () => {
  const [head, ...rest] = (await run('sales', ...both)).split('\n')
  expect(head).toMatch(/^From +Invoices +Credit notes +Gross/)
  expect(rest.at(-1)).toMatch(/^Total +5 +2 +₹/)
  expect(await run('sales', '--from', '2026-01-01', '--to', '2026-01-02')).toBe(
    'Nothing from 2026-01-01 to 2026-01-02.',
  )
})

describe('what is no report', () => {
  test.each([
    [['losses', ...october], /Which report\? There are sales, products, profit, stock, gst, payments, shop\./],
    [['sales'], /Which days\? Give the first and the last/],
    [['gst', ...october, '--by', 'hour'], /--by is rate, not hour\./],
    [['sales', ...october, '--colour'], /colour/],
  ])('is wrong usage: %j', async (argv, sentence) => {
    await expect(run(...argv)).rejects.toThrow(UsageFailure)
    await expect(run(...argv)).rejects.toThrow(sentence)
  })

  test.each([
    ['2026-02-30', '2026-03-01', /--from 2026-02-30 is no day/],
    ['2026-10-01', '31-10-2026', /--to 31-10-2026 is no day/],
    ['2026-10-31', '2026-10-01', /lies before the first/],
    ['2027-01-01', '2027-01-31', /has not begun/],
    ['2010-01-01', '2026-10-31', /more than ten years/],
    ['1999-12-31', '2000-01-31', /too long ago/],
  ])('is refused: %s to %s', async (from, to, sentence) => {
    await expect(run('sales', '--from', from, '--to', to)).rejects.toThrow(Failure)
    await expect(run('sales', '--from', from, '--to', to)).rejects.toThrow(sentence)
  })
})

test('a credit note that comes too late to lower the tax takes all of its amount off the value, and none off the tax', async () => {
  const id = await sell([165, 18], [49.5, 5])
  // into December 2027
  shop.advance(400 * 86_400_000)
  await comeBack(id)
  const late = ['--from', '2027-12-01', '--to', '2027-12-31']
  const [note] = (await papers()).filter(({ document }) => document.issuedAt.startsWith('2027-12'))
  const amount = rupeesFromPaise(note?.document.totals.total ?? 0)
  expect(amount).toBeGreaterThan(0)
  const { totals } = await read('sales', ...late)
  expect(totals).toMatchObject({ invoices: 0, creditNotes: 1, returns: amount, net: -amount, taxable: -amount, tax: 0 })
  const products = await read('products', ...late)
  expect(products.rows).toHaveLength(2)
  for (const { net, taxable } of products.rows) expect(taxable).toBe(net)
  expect(products.totals).toMatchObject({ returned: 4, net: -429, taxable: -429 })
  expect((await read('gst', ...late)).rows).toEqual([])
})

test('the days before are as many, over the ends of months and years', () => {
  expect(daysBefore({ from: '2026-10-01', to: '2026-10-31' })).toEqual({ from: '2026-08-31', to: '2026-09-30' })
  expect(daysBefore({ from: '2027-01-01', to: '2027-01-01' })).toEqual({ from: '2026-12-31', to: '2026-12-31' })
})
