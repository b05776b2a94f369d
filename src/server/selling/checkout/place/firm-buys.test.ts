import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kozhikode, mahe } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { missingFrom } from '../../../../../test/builders/read-pdf.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { buyers as copy } from '../../../../shared/copy/buyers.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'
import { erasePerson } from '../../../operations/personal-data/erase-person.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { findCreditNotes, findInvoice } from '../../invoices/invoice-queries.ts'
import { listPapers } from '../../invoices/list-papers.ts'
import { printInvoice } from '../../invoices/render-invoice-pdf.ts'
import { moveOrder } from '../transitions/move-order.ts'

let paying: Paying
let owner: BuiltStaff
beforeAll(async () => {
  paying = await Paying.open({ env: { DELIVERY_CHARGE: '59' } })
  owner = await buildStaff(paying.shop, ['owner'])
})
afterAll(() => paying.close())

const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP', poNumber: 'PO/26-27/0042' }

/** A shopper with a bearing of ₹165 in the cart, which comes to ₹224 with its delivery: to no taxable value and its tax at 18 %. */
async function withBearing(): Promise<BuiltShopper> {
  const shopper = await buildShopper(paying.shop.shop)
  const { productId } = await buildProduct(paying.shop.shop, { price: 165, stock: 5 })
  await paying.add(shopper, productId, 1)
  return shopper
}

const toTheEnd = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const
const paths = ['/order/placeorder', '/order/placeOrder', '/order/paymentIntent'] as const
const intend = ({ token }: BuiltShopper, buyer: object) =>
  paying.shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode, buyer } })
const ordersIn = () => paying.shop.db.selectFrom('orders').select('id').execute()

async function buy(buyer: object | null, address: object = kozhikode) {
  const shopper = await withBearing()
  const { token } = shopper
  const headers = { 'idempotency-key': 'one-press' }
  const placed = await paying.shop.call('POST', '/order/placeorder', { token, headers, body: { address, buyer } })
  expect(placed.status).toBe(201)
  return { shopper, order: placed.body.data }
}

describe('a firm that buys with its GSTIN', () => {
  test('has it on its order, its invoice and its credit note, on screen and on paper, in the office too', async () => {
    const { shop, db } = paying.shop
    const { shopper, order } = await buy({ ...firm, gstin: '33aaffc 5678k1z5' })
    expect(order.buyer).toEqual(firm)
    for (const status of toTheEnd) await moveOrder(shop, order._id, status)
    const { body } = await paying.shop.call('GET', `/order/invoice/${order._id}`, { token: shopper.token })
    expect(body.data).toMatchObject({ kind: 'tax_invoice', buyer: firm, recipient: { name: kozhikode.fullName } })
    const papers = [await findInvoice(db, order._id), ...(await findCreditNotes(db, order._id))]
    for (const paper of papers) {
      if (!paper) throw new Error('a paper is missing')
      expect(paper.buyer).toEqual(firm)
      const said = [firm.gstin, firm.legalName, firm.poNumber, 'Round off', kozhikode.fullName]
      expect(await missingFrom(await printInvoice(paper), said)).toEqual([])
    }
    expect((await listPapers(shop, order._id)).map(({ buyer, roundOff }) => [buyer.gstin, roundOff])).toEqual([
      [firm.gstin, 1],
      [firm.gstin, 1],
    ])
    const seen = await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })
    expect(seen.body.data.buyer).toEqual(firm)
    expect(await auditMoney(shop)).toMatchObject({ clean: true })
  })

  test('pays no more than anybody; its tax is the rate of its taxable value to the paisa, and a paisa is rounded off', async () => {
    const [asFirm, asConsumer] = [await buy(firm), await buy(null)]
    expect(asFirm.order.breakdown).toMatchObject({ payable: 224, cgst: 17.08, sgst: 17.08 })
    expect(asConsumer.order).toMatchObject({ buyer: null, breakdown: { payable: 224, cgst: 17.08, sgst: 17.08 } })
    const totalsOf = async ({ order }: typeof asFirm) => {
      await moveOrder(paying.shop.shop, order._id, 'confirmed')
      return (await findInvoice(paying.shop.db, order._id))?.totals
    }
    // 18983 × 9 % is 1708.47
    expect(await totalsOf(asFirm)).toMatchObject({ taxable: 18983, cgst: 1708, sgst: 1708, roundOff: 1, total: 22400 })
    const consumers = await totalsOf(asConsumer)
    expect(consumers).toMatchObject({ taxable: 18984, cgst: 1708, sgst: 1708, total: 22400 })
    expect(consumers).not.toHaveProperty('roundOff')
  })

  test('is supplied where the goods end, whatever state its GSTIN is of', async () => {
    const [there, here] = [await buy(firm, mahe), await buy(firm, kozhikode)]
    for (const { order } of [there, here]) await moveOrder(paying.shop.shop, order._id, 'confirmed')
    expect(await findInvoice(paying.shop.db, there.order._id)).toMatchObject({
      supply: 'inter_state',
      placeOfSupply: { state: 'Puducherry', stateCode: '34' },
      totals: { cgst: 0 },
    })
    expect(await findInvoice(paying.shop.db, here.order._id)).toMatchObject({
      supply: 'in_state',
      placeOfSupply: { stateCode: '32' },
    })
  })

  test('is kept with the account, without the number of its purchase order, and offered the next time', async () => {
    const { shopper } = await buy(firm)
    const kept = async () =>
      (await paying.shop.call('GET', '/user/check-user', { token: shopper.token })).body.user.buyer
    const { gstin, legalName } = firm
    expect(await kept()).toEqual({ gstin, legalName })
    const { productId } = await buildProduct(paying.shop.shop, { price: 165, stock: 1 })
    await paying.add(shopper, productId, 1)
    await intend(shopper, { ...firm, legalName: 'CP & M LLP' })
    expect(await kept()).toEqual({ gstin, legalName: 'CP & M LLP' })
  })

  test('stays on its papers when who ordered is forgotten, as the law wants; account and order say nothing of it', async () => {
    const { shop, db } = paying.shop
    const { shopper, order } = await buy(firm)
    for (const status of toTheEnd.slice(0, -1)) await moveOrder(shop, order._id, status)
    const user = await findUser(db, shopper.userId)
    if (user) await erasePerson(shop, user)
    const invoice = await findInvoice(db, order._id)
    expect(invoice).toMatchObject({ buyer: firm, recipient: { name: kozhikode.fullName, phone: '' } })
    const { rows } = await paying.shop.pool.query(
      'SELECT buyer_firm, asked_hash, (SELECT count(*)::int FROM buyer_firms WHERE user_id = $2) AS kept FROM orders WHERE id = $1',
      [order._id, shopper.userId],
    )
    expect(rows).toEqual([{ buyer_firm: null, asked_hash: null, kept: 0 }])
    expect(await auditMoney(shop)).toMatchObject({ clean: true })
  })

  test('has the rates of its invoice’s day, and tax that agrees at those', async () => {
    const { order } = await buy(firm)
    const { rows } = await paying.shop.pool.query('SELECT product_id FROM order_lines WHERE order_id = $1', [order._id])
    await paying.shop.pool.query('UPDATE products SET gst_rate = 5 WHERE id = $1', [rows[0].product_id])
    await moveOrder(paying.shop.shop, order._id, 'confirmed')
    const invoice = await findInvoice(paying.shop.db, order._id)
    expect(invoice).toMatchObject({ buyer: firm, rates: [{ gstRate: 5, taxable: 21334, cgst: 533, sgst: 533 }] })
    expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
  })
})

test('paid online it is the same, also where a process of the former version settles and invoices it', async () => {
  const { shop, bank } = paying
  const shopper = await withBearing()
  const intent = await intend(shopper, firm)
  const other = { ...firm, poNumber: 'PO/26-27/0043' }
  const second = await intend(shopper, other)
  expect(second.body.order_id).not.toBe(intent.body.order_id)
  const paid = await paying.verify(shopper, bank.success(bank.pay(second.body.order_id)))
  expect(paid.body.data.buyer).toEqual(other)
  // what a program that knows of no buyer writes
  await shop.pool.query('UPDATE orders SET buyer_firm = NULL WHERE id = $1', [paid.body.data._id])
  await shop.pool.query('UPDATE checkouts SET order_id = order_id WHERE order_id = $1', [paid.body.data._id])
  await moveOrder(shop.shop, paid.body.data._id, 'confirmed')
  expect((await findInvoice(shop.db, paid.body.data._id))?.buyer).toEqual(other)
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

describe('what does not fit is refused at its field, and nothing is placed', () => {
  const faults = copy.faults
  test.each([
    ['check digit', { ...firm, gstin: '32AABCW1234Q1ZA' }, 'buyer.gstin', faults.check_digit],
    ['state', { ...firm, gstin: '28AABCW1234Q1ZY' }, 'buyer.gstin', faults.state],
    ['14 signs', { ...firm, gstin: '32AABCW1234Q1Z' }, 'buyer.gstin', faults.shape],
    ['collector', { ...firm, gstin: '33AAFFC5678K1CG' }, 'buyer.gstin', faults.collector],
    ['our own', { ...firm, gstin: '32AAKFB7421M1ZE' }, 'buyer.gstin', faults.own],
    ['none', { legalName: firm.legalName }, 'buyer.gstin', copy.gstinNeeded],
    ['a number', { ...firm, gstin: 32 }, 'buyer.gstin', copy.gstinNeeded],
    ['long', { ...firm, gstin: '3'.repeat(41) }, 'buyer.gstin', 'This is too long'],
    ['a name of 2 signs', { ...firm, legalName: 'LG' }, 'buyer.legalName', copy.nameTooShort],
    ['a name of 200', { ...firm, legalName: 'L'.repeat(200) }, 'buyer.legalName', 'This is too long'],
    ['no name', { ...firm, legalName: ' ' }, 'buyer.legalName', copy.nameNeeded],
    ['a long order', { ...firm, poNumber: 'P'.repeat(41) }, 'buyer.poNumber', 'This is too long'],
    ['a text', 'Coimbatore Pumps', 'buyer', copy.malformed],
  ])('%s', async (_, buyer, field, sentence) => {
    const shopper = await withBearing()
    const before = await ordersIn()
    const sent = { token: shopper.token, body: { address: kozhikode, buyer } }
    for (const path of paths) {
      const { status, body } = await paying.shop.call('POST', path, sent)
      expect([path, status, body.errors]).toEqual([path, 400, { [field]: sentence }])
      expect(body.message).toBe(sentence)
    }
    expect(await ordersIn()).toEqual(before)
    expect((await paying.cartOf(shopper)).formattedCart.items).toHaveLength(1)
    const open = await paying.shop.db
      .selectFrom('checkouts')
      .select('id')
      .where('user_id', '=', shopper.userId)
      .execute()
    expect(open).toEqual([])
  })

  test('a field that nobody knows', async () => {
    const { token } = await withBearing()
    const body = { address: kozhikode, buyer: { ...firm, note: 'x' } }
    expect((await paying.shop.call('POST', '/order/placeorder', { token, body })).status).toBe(400)
  })
})

test.each(['<script>alert(1)</script>', 'കോഴിക്കോട് പമ്പ് ഹൗസ്'])(
  'a legal name is taken as it is written and printed: %s',
  async (legalName) => {
    const { order } = await buy({ ...firm, legalName })
    await moveOrder(paying.shop.shop, order._id, 'confirmed')
    const invoice = await findInvoice(paying.shop.db, order._id)
    expect(invoice?.buyer?.legalName).toBe(legalName)
    if (invoice) expect(await missingFrom(await printInvoice(invoice), [legalName])).toEqual([])
  },
)

test('who deducts tax at source may buy: an office of the government', async () => {
  const { order } = await buy({ gstin: '32AAKFB7421M1DN', legalName: 'Public Works Department' })
  expect(order.buyer).toEqual({ gstin: '32AAKFB7421M1DN', legalName: 'Public Works Department' })
})
