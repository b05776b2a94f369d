import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { openCounter } from '../../../../test/builders/open-counter.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
let counter: ReturnType<typeof openCounter>
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z', env: { DELIVERY_CHARGE: '59' } })
  counter = openCounter(shop)
})
afterAll(async () => {
  counter.close()
  await shop.close()
})

const run = (...argv: string[]) => counter.run(...argv)
const sell = (sale: unknown) => counter.sell(sale)
const cash = (amount: number) => ({ way: 'cash', amount })
const bearing = (price = 165, stock = 10, more = {}) => buildProduct(shop.shop, { price, stock, ...more })
const stockOf = async (productId: string) =>
  (await shop.db.selectFrom('stock_items').select('on_hand').where('product_id', '=', productId).executeTakeFirst())
    ?.on_hand
const clean = async () => expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })

describe('a sale at the counter', () => {
  test('is an order, a bill, stock and payments at once; the change is due', async () => {
    const { productId } = await bearing()
    const sold = await sell({
      lines: [{ productId, quantity: 7 }],
      payments: [{ way: 'upi', amount: 500, reference: 'UTR 4021' }, cash(700)],
    })
    expect(sold).toMatchObject({
      order: {
        status: 'delivered',
        paymentMethod: 'counter',
        paymentStatus: 'collected',
        totalAmount: 1155,
        breakdown: { payable: 1155, deliveryCharges: 0, cgst: 88.09, sgst: 88.09, igst: 0 },
        timeline: [{ status: 'pending' }, { status: 'confirmed' }, { status: 'delivered' }],
      },
      document: {
        kind: 'tax_invoice',
        total: 115_500,
        delivery: null,
        lines: [{ position: 1, pieces: 7, uqc: 'NOS', rate: 18, cgst: 8_809, sgst: 8_809, total: 115_500 }],
        placeOfSupply: { state: 'Kerala' },
        buyer: { gstin: null, name: 'Walk-in customer' },
      },
      changeDue: 45,
    })
    expect(await stockOf(productId)).toBe(3)
    const paid = await shop.db
      .selectFrom('counter_payments')
      .select(['way', 'amount', 'tendered', 'reference'])
      .where('order_id', '=', sold.order._id)
      .orderBy('position')
      .execute()
    expect(paid).toEqual([
      { way: 'upi', amount: 50_000, tendered: 50_000, reference: 'UTR 4021' },
      { way: 'cash', amount: 65_500, tendered: 70_000, reference: null },
    ])
    expect(await run('papers', sold.order.number, '--json')).toContain(sold.document.number)
    const mails = await shop.pool.query(`SELECT FROM outbox WHERE payload ->> 'orderId' = $1`, [sold.order._id])
    expect(mails.rowCount).toBe(0)
    await clean()
  })

  test('is priced as everywhere: bulk prices and offers hold, and the same twice is one line of all its pieces', async () => {
    const { productId } = await bearing(100, 20, { breaks: [[10, 80]] })
    const offered = await bearing(200, 5, { offerPrice: 150 })
    const sold = await sell({
      lines: [
        { productId, quantity: 4, variantId: null },
        { productId: offered.productId, quantity: 1 },
        { productId, quantity: 6 },
      ],
      payments: [{ way: 'card', amount: 950 }],
    })
    expect(sold.order.products).toMatchObject([
      { productId, quantity: 10, price: 80 },
      { productId: offered.productId, quantity: 1, price: 150 },
    ])
    expect(sold.changeDue).toBe(0)
  })

  test('a discount of a line stands on the bill by line, before the tax', async () => {
    const [one, other] = [await bearing(), await bearing(275)]
    const sold = await sell({
      lines: [
        { productId: one.productId, quantity: 2, discount: 30.5 },
        { productId: other.productId, quantity: 1, discount: 0 },
      ],
      payments: [cash(574.5)],
    })
    expect(sold.order).toMatchObject({
      totalAmount: 574.5,
      couponApplied: null,
      products: [
        { price: 165, discountShare: 30.5, lineTotal: 299.5 },
        { discountShare: 0, lineTotal: 275 },
      ],
    })
    // 299.50 at 18 %, tax in it: 45.68 = 22.84 + 22.84
    expect(sold.document.lines[0]).toMatchObject({ total: 29_950, taxable: 29_950 - 4_568 })
    const free = await sell({ lines: [{ productId: one.productId, quantity: 1, discount: 165 }], payments: [] })
    expect(free.document.total).toBe(0)
    await clean()
  })

  test('goods without tax get a bill of supply', async () => {
    const { productId } = await bearing(450, 5, { gstRate: 0 })
    const sold = await sell({ lines: [{ productId, quantity: 1 }], payments: [cash(500)] })
    expect(sold).toMatchObject({ document: { kind: 'bill_of_supply' }, changeDue: 50 })
  })

  test('the state of the recorded address decides the heads; without one it is the shop’s', async () => {
    const { productId } = await bearing()
    const lines = [{ productId, quantity: 1 }]
    const away = await sell({
      lines,
      customer: { name: 'Jose Mathew', phone: '9847000001', address: mahe },
      payments: [cash(165)],
    })
    expect(away.document).toMatchObject({
      placeOfSupply: { state: 'Puducherry' },
      lines: [{ cgst: 0, igst: 2_517 }],
      buyer: { name: 'Jose Mathew', phone: '9847000001' },
    })
    // the name of the state is the address that the law asks for
    const named = await sell({ lines, customer: { address: { state: 'tamil nadu' } }, payments: [cash(165)] })
    expect(named.document.placeOfSupply).toMatchObject({ state: 'Tamil Nadu', stateCode: '33' })
    const here = await sell({ lines, customer: { phone: '9847000001' }, payments: [cash(165)] })
    expect(here.document.placeOfSupply).toMatchObject({ state: 'Kerala' })
    await clean()
  })

  test('a firm buys with its GSTIN, and the month’s return has it among the registered', async () => {
    const { productId } = await bearing()
    const firm = { gstin: '33aaffc 5678k1z5', legalName: 'Coimbatore Pumps & Motors LLP' }
    const sold = await sell({ lines: [{ productId, quantity: 1 }], customer: firm, payments: [cash(165)] })
    expect(sold.document).toMatchObject({
      buyer: { gstin: '33AAFFC5678K1Z5', legalName: firm.legalName },
      total: 16_500,
    })
    const out = counter.at('gstr1.json')
    await run('gstr1', '2026-11', '--out', out)
    const filed = JSON.parse(readFileSync(out, 'utf8'))
    expect(JSON.stringify(filed.b2b)).toContain(sold.document.number)
    expect(filed.b2cs.length).toBeGreaterThan(0)
  })

  test('is the account’s that has the telephone number, and stands among its orders', async () => {
    const { productId } = await bearing()
    const { token, phonenumber } = await buildShopper(shop.shop, 'Amina Beevi')
    const sold = await sell({
      lines: [{ productId, quantity: 1 }],
      customer: { phone: phonenumber },
      payments: [cash(200)],
    })
    const { body } = await shop.call('GET', '/order/get-user-orders', { token })
    expect(body.data).toMatchObject([
      { _id: sold.order._id, paymentMethod: 'counter', deliveryAddress: { fullName: 'Amina Beevi' } },
    ])
  })

  test('comes back like every order: credit note, and the money by hand', async () => {
    const { productId } = await bearing()
    const { order } = await sell({ lines: [{ productId, quantity: 2 }], payments: [cash(330)] })
    await expect(moveOrder(shop.shop, order._id, 'confirmed')).rejects.toMatchObject({ code: 'order_state' })
    expect(await moveOrder(shop.shop, order._id, 'returned')).toMatchObject({ paymentStatus: 'refund_pending' })
    await run('refunds', 'paid', order.number, '--way', 'cash', '--reference', 'Till 1')
    expect(JSON.parse(await run('order', order.number, '--json'))).toMatchObject({ paymentStatus: 'refunded' })
    await clean()
  })

  test('comes back in parts, each by the way of the largest payment unless another is said', async () => {
    const { productId } = await bearing()
    const { order } = await sell({
      lines: [{ productId, quantity: 3, discount: 10 }],
      payments: [{ way: 'upi', amount: 300 }, { way: 'card', amount: 85 }, cash(100)],
    })
    const back = async (...more: string[]) => JSON.parse(await run('return', order.number, ...more, '--json'))
    const first = await back('1:1')
    expect(first).toMatchObject({ total: 16_167, refund: { amount: 16_167, way: 'upi', status: 'owed' } })
    expect(await stockOf(productId)).toBe(8)
    expect(JSON.parse(await run('order', order.number, '--json'))).toMatchObject({
      status: 'delivered',
      paymentStatus: 'collected',
    })
    await clean()
    const rest = await back('1:2', '--refund', 'cash')
    expect(rest).toMatchObject({ refund: { amount: 32_333, way: 'cash' } })
    await clean()
    for (const { id, way } of [first.refund, rest.refund]) {
      const pending = JSON.parse(await run('order', order.number, '--json'))
      expect(pending).toMatchObject({ status: 'returned', paymentStatus: 'refund_pending' })
      await run('refunds', 'paid', id, '--way', way, '--reference', 'Till 1')
    }
    expect(JSON.parse(await run('order', order.number, '--json'))).toMatchObject({ paymentStatus: 'refunded' })
    await clean()
  })

  test('that cost nothing comes back without a refund', async () => {
    const { productId } = await bearing()
    const { order } = await sell({ lines: [{ productId, quantity: 1, discount: 165 }], payments: [] })
    expect(await moveOrder(shop.shop, order._id, 'returned')).toMatchObject({ paymentStatus: 'refunded' })
    await clean()
  })

  test('stands in the reports: its bill among the sales, its money by way without the change', async () => {
    const days = ['--from', '2026-11-26', '--to', '2026-11-26', '--json']
    const read = async (name: string) => JSON.parse(await run('report', name, ...days))
    const before = { sales: await read('sales'), payments: await read('payments') }
    const { productId } = await bearing()
    await sell({ lines: [{ productId, quantity: 1 }], payments: [{ way: 'upi', amount: 65 }, cash(500)] })
    const after = { sales: await read('sales'), payments: await read('payments') }
    expect(after.sales.totals.counter).toBeCloseTo(before.sales.totals.counter + 165, 2)
    expect(after.sales.totals.net).toBeCloseTo(before.sales.totals.net + 165, 2)
    const of = (report: typeof after.payments, way: string) =>
      report.rows.find((row: { what: string; way: string }) => row.what === 'counter' && row.way === way)?.amount ?? 0
    expect(of(after.payments, 'cash') - of(before.payments, 'cash')).toBeCloseTo(100, 2)
    expect(of(after.payments, 'upi') - of(before.payments, 'upi')).toBeCloseTo(65, 2)
  })

  test('of the last piece the counter and the web sell one', async () => {
    for (let at = 0; at < 8; at++) {
      const { productId } = await bearing(165, 1)
      const { token } = await buildShopper(shop.shop)
      await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
      const sale = { lines: [{ productId, quantity: 1 }], payments: [cash(165)] }
      const [atCounter, onWeb] = await Promise.all([
        sell(sale).then(
          () => 'sold',
          (error) => error.code,
        ),
        shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } }),
      ])
      expect([atCounter === 'sold', onWeb.status === 201].filter(Boolean)).toHaveLength(1)
      expect(atCounter === 'sold' ? onWeb.status : atCounter).toBe(atCounter === 'sold' ? 409 : 'out_of_stock')
      expect(await stockOf(productId)).toBe(0)
    }
    await clean()
  })
})
