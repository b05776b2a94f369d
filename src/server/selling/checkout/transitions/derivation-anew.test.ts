import { afterEach, beforeEach, expect, test } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildEditing, type Editing } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { replayOrders } from '../../../../../test/builders/replay-orders.ts'
import { set } from '../../../../../test/builders/set.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import type { Explained } from '../../../../shared/contract/explanations.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { findDerivation } from '../../orders/derivation-queries.ts'
import { moveOrder } from './move-order.ts'

const firm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const coimbatore = { ...kozhikode, city: 'Coimbatore', state: 'Tamil Nadu', pincode: '641018', landmark: '' }
const midnight = Date.parse('2026-11-30T18:30:00Z')
const somebodyElse =
  'The goods go to somebody else for the firm: the place of supply is the state of its GSTIN, Kerala (IGST Act s.10(1)(b)).'

let desk: Editing
beforeEach(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-30T10:30:00Z', env: { DELIVERY_CHARGE: '59' } }))
  await set(desk.paying.shop, { 'cash.fee': 4_000 })
})
afterEach(() => desk.paying.close())

const shop = () => desk.paying.shop

/** A cash order of a firm, for goods that lose their 18 % for 5 % on 1 December. */
async function ordered(address: object, buyer: object) {
  const shopper = await buildShopper(shop().shop)
  const { productId } = await buildProduct(shop().shop, { price: 118, gstRate: 18, stock: 9 })
  await desk.paying.add(shopper, productId, 1)
  const { body } = await shop().call('POST', '/order/placeOrder', { token: shopper.token, body: { address, buyer } })
  const change = { day: '2026-12-01', gstRate: 5, anyway: true, reason: 'Notification 12/2026' }
  expect((await desk.owner.call(calls.scheduleTax, { params: { id: productId }, body: change })).status).toBe(200)
  const { _id: id, number, totalAmount: total } = body.data
  const read = async () => (await desk.owner.call(calls.getOrder, { params: { id } })).body.data
  return { id: id as string, number, total, shopper, read, productId }
}
type Ordered = Awaited<ReturnType<typeof ordered>>

/** Replays each order to its stored amounts, and finds the books in order. */
async function expectAgreed(): Promise<void> {
  const all = await replayOrders(shop())
  expect(all.map(({ replayed }) => replayed)).toEqual(all.map(({ stored }) => stored))
  expect(await desk.faults()).toEqual([])
}

async function explained({ id }: Ordered): Promise<Explained[]> {
  return (await desk.owner.call(calls.explainOrderForStaff, { params: { id } })).body.data
}
const said = (all: readonly Explained[], title: string | RegExp, name: string) =>
  all.find((each) => each.title.match(title))?.amounts.find((each) => each.name === name)?.sentences

async function anew({ id }: Ordered): Promise<{ was: string; creditNote: string; invoice: string }> {
  const was = (await desk.owner.call(calls.getOrder, { params: { id } })).body.data.invoice?.number ?? ''
  const { status, body } = await desk.owner.call(calls.invoiceAnew, { params: { id }, body: { invoice: was } })
  expect(status).toBe(200)
  return { was, ...body.data }
}

test('an order for a firm that goes to somebody else, with a fee for cash, agrees from its edit to its return', async () => {
  const order = await ordered(coimbatore, firm)
  expect((await findDerivation(shop().db, order.id))?.tax.supply).toBe('inter_state')
  const answer = { params: { id: order.id }, body: { shipTo: 'third_party' } }
  expect((await desk.owner.call(calls.answerShipTo, answer)).status).toBe(200)
  await expectAgreed()
  const [line] = await desk.linesOf(order)
  expect((await desk.edit(order, [{ ...line, productId: order.productId, quantity: 2 }])).status).toBe(200)
  await moveOrder(shop().shop, order.id, 'confirmed')
  expect(await findDerivation(shop().db, order.id)).toMatchObject({
    charges: [
      { what: 'delivery', terms: 5_900, amount: 5_900, paid: 5_900 },
      { what: 'cash_fee', amount: 4_000, paid: 4_000 },
    ],
    tax: { supply: 'in_state', registered: true, rates: [{ rate: 18 }] },
  })
  await expectAgreed()
  const first = await explained(order)
  expect(said(first, 'Order', 'Delivery charges')).toContain('₹40 more for paying in cash on delivery.')
  for (const title of ['Order', 'Invoice']) expect(said(first, title, 'GST included')).toContain(somebodyElse)

  shop().advance(midnight - shop().shop.clock().getTime())
  const papers = await anew(order)
  await expectAgreed()
  expect(await findDerivation(shop().db, order.id)).toMatchObject({
    tax: { day: '2026-12-01', supply: 'in_state', registered: true, rates: [{ rate: 5 }] },
  })
  const all = await explained(order)
  expect(all.map(({ title }) => title)).toEqual([
    `Order ${order.number}`,
    `Invoice ${papers.was}`,
    `Credit note ${papers.creditNote}`,
    `Invoice ${papers.invoice}`,
  ])
  expect(said(all, `Order`, 'GST included')?.[0]).toBe('At the rates of 1 Dec 2026, the day of the invoice.')
  for (const title of [papers.was, papers.creditNote])
    expect(said(all, title, 'GST included')?.slice(0, 2)).toEqual([
      'At the rates of 30 Nov 2026, the day of the invoice.',
      expect.stringMatching(/^GST 18% in ₹335(\.\d+)?: CGST 9%/),
    ])
  expect(said(all, papers.creditNote, 'Credited')?.[0]).toBe(
    `All of invoice ${papers.was}: another invoice replaces it, for its GST rate changed before it was paid.`,
  )
  expect(said(all, papers.invoice, 'GST included')?.slice(0, 3)).toEqual([
    'At the rates of 1 Dec 2026, the day of the invoice.',
    `It replaces invoice ${papers.was}: the rate changed before it was paid, and the rate of the payment holds (CGST Act s.14).`,
    expect.stringMatching(/^GST 5% in ₹335(\.\d+)?: CGST 2\.5%/),
  ])

  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await moveOrder(shop().shop, order.id, status)
  const { version } = await order.read()
  const body = { version, delivery: true, refund: 'bank', reason: 'Not needed' }
  const lines = [{ position: 1, pieces: 1, condition: 'restock' }]
  const back = await desk.manager.call(calls.returnItems, { params: { id: order.id }, body: { ...body, lines } })
  expect(back.status).toBe(201)
  await expectAgreed()
  const note = (await explained(order)).at(-2)
  expect(note?.amounts[0]).toMatchObject({ name: 'Credited', amount: 217 })
  expect(said([note as Explained], 'Credit note', 'GST included')).toContain(somebodyElse)
})

test('nothing but the tax of an invoiced order changes, and that only with its next invoice', async () => {
  const order = await ordered(kozhikode, firm)
  await moveOrder(shop().shop, order.id, 'confirmed')
  const change = (part: string) =>
    shop().pool.query(`UPDATE orders SET derivation = jsonb_set(derivation, '{${part}}', '[]') WHERE id = $1`, [
      order.id,
    ])
  for (const part of ['tax,rates', 'charges']) await expect(change(part)).rejects.toThrow('does not change')
  shop().advance(midnight - shop().shop.clock().getTime())
  await anew(order)
  for (const part of ['tax,rates', 'charges']) await expect(change(part)).rejects.toThrow('does not change')
  await expectAgreed()
})
