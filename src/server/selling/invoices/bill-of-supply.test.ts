import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import type { FrozenPaper } from './list-papers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z', env: { DELIVERY_CHARGE: '59' } })
})
afterAll(() => shop.close())

const toTheEnd: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned']

/**
 * Places an order of a cart of these prices (rupees, by rate) and moves it; returns cart, order and the readers of its documents.
 */
async function sold(goods: [price: number, gstRate: number][], moves: OrderStatus[] = ['confirmed']) {
  const { token } = await buildShopper(shop.shop)
  for (const [price, gstRate] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: 1 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  }
  const cart = (await shop.call('GET', '/cart/get-cart', { token })).body.data
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  for (const status of moves) await moveOrder(shop.shop, body.data._id, status)
  const papers = async () =>
    JSON.parse(await runCommand(shop.shop, ['papers', body.data.number, '--json'])) as FrozenPaper[]
  const invoice = async () => (await shop.call('GET', `/order/invoice/${body.data._id}`, { token })).body.data
  return { cart, order: body.data, papers, invoice }
}

test('exempt goods beside taxed ones: an invoice-cum-bill of supply, whose delivery goes with what is taxed', async () => {
  const { cart, order, papers, invoice } = await sold([
    [450, 0],
    [165, 18],
  ])
  // cart, order, mail and paper name one figure
  expect(cart).toMatchObject({ finalAmount: 674, gst: 34.16 })
  expect(order.breakdown).toMatchObject({ payable: 674, gst: 34.16, cgst: 17.08, sgst: 17.08, igst: 0 })
  const [paper] = await papers()
  expect(paper).toMatchObject({
    kind: 'invoice_cum_bill',
    date: '2026-11-26',
    lines: [
      { position: 1, pieces: 1, uqc: 'NOS', rate: 0, taxable: 45_000, cgst: 0, sgst: 0, igst: 0, total: 45_000 },
      { position: 2, pieces: 1, uqc: 'NOS', rate: 18, taxable: 13_984, cgst: 1_258, sgst: 1_258, total: 16_500 },
    ],
    delivery: { rate: 18, taxable: 5_000, cgst: 450, sgst: 450, igst: 0, total: 5_900 },
    roundOff: 0,
    total: 67_400,
    placeOfSupply: { state: 'Kerala', stateCode: '32' },
    buyer: { name: expect.any(String), state: 'Kerala', stateCode: '32', gstin: null },
  })
  expect(await invoice()).toMatchObject({
    kind: 'invoice_cum_bill',
    totals: { exempt: 450, taxable: 189.84, cgst: 17.08, sgst: 17.08, total: 674 },
  })
  const mails = (await readSentMails(shop.shop)).filter(({ subject }) => subject.includes(order.number))
  expect(mails.length).toBeGreaterThan(0)
  for (const { text } of mails) expect(text).toContain('GST included: ₹34.16): ₹674')
})

test('exempt goods alone: a bill of supply, with a delivery that is exempt like them', async () => {
  const { cart, papers, invoice } = await sold([
    [450, 0],
    [20, 0],
  ])
  expect(cart).toMatchObject({ finalAmount: 529, gst: 0 })
  const [paper] = await papers()
  expect(paper).toMatchObject({
    kind: 'bill_of_supply',
    number: expect.stringMatching(/^BMS\/26-27\//),
    delivery: { rate: 0, taxable: 5_900, total: 5_900 },
    total: 52_900,
  })
  expect(await invoice()).toMatchObject({ kind: 'bill_of_supply', totals: { exempt: 529, taxable: 0, total: 529 } })
})

test('taxed goods alone: a tax invoice; all three in one series', async () => {
  const numbers: string[] = []
  for (const goods of [
    [[100, 18]],
    [[100, 0]],
    [
      [100, 5],
      [300, 0],
      [90, 18],
    ],
  ] as [number, number][][]) {
    const [paper] = await (await sold(goods)).papers()
    numbers.push(`${paper?.kind} ${Number(paper?.number.split('/')[2])}`)
  }
  const first = Number(numbers[0]?.split(' ')[1])
  expect(numbers).toEqual([`tax_invoice ${first}`, `bill_of_supply ${first + 1}`, `invoice_cum_bill ${first + 2}`])
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test('of several rates the delivery takes that of the most taxed value, however much is exempt', async () => {
  const { papers } = await sold([
    [600, 0],
    [100, 5],
    [90, 18],
  ])
  expect((await papers())[0]?.delivery).toMatchObject({ rate: 5, total: 5_900 })
})

test('a credit note follows its invoice', async () => {
  const { papers } = await sold(
    [
      [450, 0],
      [165, 18],
    ],
    toTheEnd,
  )
  const [invoice, note] = await papers()
  expect(note).toMatchObject({ kind: 'credit_note', against: invoice?.number, total: 67_400 })
  expect(note?.lines).toEqual(invoice?.lines)
  expect(note?.delivery).toEqual(invoice?.delivery)
})

test('the terminal lists the papers of an order, and says where there are none', async () => {
  const { order } = await sold([[450, 0]])
  expect(await runCommand(shop.shop, ['papers', order.number])).toMatch(
    /BMS\/26-27\/\d{6} +Bill of supply +2026-11-26 +₹509/,
  )
  const pending = await sold([[450, 0]], [])
  expect(await runCommand(shop.shop, ['papers', pending.order.number])).toContain('no papers yet')
  expect(await pending.papers()).toEqual([])
  await expect(runCommand(shop.shop, ['papers', 'BMS-999999'])).rejects.toMatchObject({ code: 'not_found' })
})
