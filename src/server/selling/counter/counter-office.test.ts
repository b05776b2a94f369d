import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { missingFrom, pagesOf } from '../../../../test/builders/read-pdf.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { findInvoice } from '../invoices/invoice-queries.ts'
import { printInvoices, printReceipts } from '../invoices/render-invoice-pdf.ts'

let shop: TestShop
let counter: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
})
afterAll(() => shop.close())

const bearing = (price = 165, stock = 10) => buildProduct(shop.shop, { price, stock })
const cash = (amount: number) => [{ way: 'cash', amount }]
/** Prints papers; gives the status of the answer. */
const printed = async (query: string, { cookie }: BuiltStaff) => {
  const headers = { host: `${officeHost}:${new URL(shop.url).port}`, 'sec-fetch-site': 'same-origin', cookie }
  return (await askHost(shop.url, { method: 'GET', path: `/api/office/v1/orders/papers?${query}`, headers })).status
}
const onHand = async (productId: string) =>
  (await shop.db.selectFrom('stock_items').select('on_hand').where('product_id', '=', productId).executeTakeFirst())
    ?.on_hand

describe('the counter in the office', () => {
  test('sells by PIN, once for each press, and the activity log names the person without the customer', async () => {
    const { productId } = await bearing()
    const body = {
      lines: [{ productId, quantity: 2 }],
      customer: { phone: '9847011111', name: 'Jose Mathew' },
      payments: cash(500),
    }
    const command = randomUUID()
    const first = await counter.call(calls.sellAtCounter, { body, command })
    expect(first).toMatchObject({ status: 201, body: { data: { total: 330, changeDue: 170 } } })
    const again = await counter.call(calls.sellAtCounter, { body, command })
    expect(again.body.data).toEqual(first.body.data)
    expect(await onHand(productId)).toBe(8)
    const { rows } = await shop.pool.query('SELECT input::text, by_name, subject_name FROM commands WHERE id = $1', [
      command,
    ])
    expect(rows).toMatchObject([{ by_name: 'Sajitha', subject_name: first.body.data.number }])
    expect(rows[0].input).not.toMatch(/9847011111|Jose/)
  })

  test('is shown in the office as what it was: paid there, handed over, with no step back', async () => {
    const { productId } = await bearing()
    const manager = await buildStaff(shop, ['manager'])
    const payments = [{ way: 'upi', amount: 65, reference: 'UTR 4021' }, ...cash(100)]
    const { body } = await counter.call(calls.sellAtCounter, {
      body: { lines: [{ productId, quantity: 1 }], payments },
    })
    const params = { id: body.data._id }
    const seen = await manager.call(calls.getOrder, { params })
    expect(seen.body.data).toMatchObject({
      status: 'delivered',
      paymentMethod: 'counter',
      customer: { _id: null, name: 'Walk-in customer' },
      money: { paidBy: 'UPI ₹65 (UTR 4021), Cash ₹100' },
      steps: ['return'],
    })
    const undone = await manager.call(calls.undeliverOrder, { params, body: { saw: 'delivered' } })
    expect(undone).toMatchObject({ status: 409, body: { code: 'order_state' } })
    const listed = await manager.call(calls.listOrders, { query: { method: 'counter' } })
    expect(listed.body.data.map(({ _id }) => _id)).toContain(params.id)
    const found = await manager.call(calls.searchOrders, { body: { text: body.data.invoice } })
    expect(found.body.data.map(({ _id }) => _id)).toEqual([params.id])
    const news = await manager.call(calls.countOrders, {})
    expect(news.status).toBe(200)
    const alerts = await shop.pool.query('SELECT FROM order_alerts WHERE order_id = $1 AND due_at IS NOT NULL', [
      params.id,
    ])
    expect(alerts.rowCount).toBe(0)
  })

  test('thanks the buyer in the message about the sale: nothing was brought to them', async () => {
    const { productId } = await bearing()
    const manager = await buildStaff(shop, ['manager'])
    const customer = { phone: '9847011112', name: 'Jose Mathew' }
    const body = { lines: [{ productId, quantity: 1 }], customer, payments: cash(165) }
    const { _id: id, number } = (await counter.call(calls.sellAtCounter, { body })).body.data
    const message = async () => (await manager.call(calls.getOrder, { params: { id } })).body.data.customer.message
    expect(await message()).toMatch(
      new RegExp(
        `^Hello Jose Mathew, this is .+\\. Thank you for buying at our counter\\. Your order is ${number}\\.$`,
      ),
    )
    const back = { saw: 'delivered', reason: 'Too short' } as const
    expect((await manager.call(calls.returnOrder, { params: { id }, body: back })).status).toBe(200)
    expect(await message()).toContain(`We have received your return of order ${number}.`)
  })

  test('a discount stays within the person’s own limit, by line; the price says what it comes to', async () => {
    const { productId } = await bearing()
    const { phonenumber } = await buildShopper(shop.shop, 'Amina Beevi')
    const line = (discount: number) => ({ lines: [{ productId, quantity: 2, discount }] })
    const customer = { phone: phonenumber }
    const priced = await counter.call(calls.priceAtCounter, { body: { ...line(9.9), customer } })
    expect(priced.body.data).toMatchObject({
      lines: [{ price: 165, mrp: 165, discount: 9.9, total: 320.1, available: 10, notice: null }],
      discount: 9.9,
      total: 320.1,
      customerName: 'Amina Beevi',
    })
    // 3 % of ₹330
    const above = await counter.call(calls.sellAtCounter, { body: { ...line(9.91), payments: cash(330) } })
    expect(above).toMatchObject({ status: 403, body: { errors: { 'lines.0.discount': expect.any(String) } } })
    const manager = await buildStaff(shop, ['manager'])
    const sold = await manager.call(calls.sellAtCounter, { body: { ...line(33), payments: cash(297) } })
    expect(sold).toMatchObject({ status: 201, body: { data: { total: 297, changeDue: 0 } } })
    expect(await onHand(productId)).toBe(8)
  })

  test('the bill is printed on A5 and on a roll of 80 mm, with HSN, unit and tax; the second copy says so', async () => {
    const { productId } = await bearing()
    const manager = await buildStaff(shop, ['manager'])
    const body = { lines: [{ productId, quantity: 2, discount: 5 }], payments: cash(400) }
    const { body: sold } = await manager.call(calls.sellAtCounter, { body })
    const invoice = await findInvoice(shop.db, sold.data._id)
    if (!invoice) throw new Error('no bill')
    const said = [invoice.number, '848210', 'NOS', 'CGST', 'SGST', '325.00', 'Walk-in customer', 'Paid at the counter']
    expect(await missingFrom(await printInvoices({ who: 'test' }, [invoice], 'A5'), said)).toEqual([])
    const roll = await printReceipts({ who: 'test' }, [invoice, invoice])
    expect(await missingFrom(roll, said)).toEqual([])
    const pages = await pagesOf(roll)
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect(page.width).toBeCloseTo(226.77, 1)
      for (const { x, y, width } of page.pieces) {
        expect(x).toBeGreaterThanOrEqual(11)
        expect(x + width).toBeLessThanOrEqual(page.width - 11)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(page.height)
      }
    }
    for (let copy = 1; copy <= 2; copy++)
      expect(await printed(`paper=receipts&ids=${sold.data._id}`, manager)).toBe(200)
    const { rows } = await shop.pool.query(`SELECT copy FROM order_prints WHERE order_id = $1 ORDER BY copy`, [
      sold.data._id,
    ])
    expect(rows).toEqual([{ copy: 1 }, { copy: 2 }])
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('the audit finds a sale whose payments do not come to what it costs', async () => {
    const { productId } = await bearing()
    const { body } = await counter.call(calls.sellAtCounter, {
      body: { lines: [{ productId, quantity: 1 }], payments: cash(165) },
    })
    await shop.pool.query('ALTER TABLE counter_payments DISABLE TRIGGER keep_counter_payments')
    await shop.pool.query('UPDATE counter_payments SET amount = amount - 1 WHERE order_id = $1', [body.data._id])
    const audit = await auditMoney(shop.shop)
    expect(JSON.stringify(audit)).toContain(body.data.number)
    await shop.pool.query('UPDATE counter_payments SET amount = amount + 1 WHERE order_id = $1', [body.data._id])
    await shop.pool.query('ALTER TABLE counter_payments ENABLE TRIGGER keep_counter_payments')
  })
})

test('who bought without an account is found, shown and forgotten by the telephone number', async () => {
  const { productId } = await bearing()
  const phone = '9847033333'
  const { body } = await counter.call(calls.sellAtCounter, {
    body: {
      lines: [{ productId, quantity: 1 }],
      customer: { phone, name: 'Jose Mathew' },
      payments: cash(165),
    },
  })
  const run = (...argv: string[]) => runCommand(shop.shop, ['person', phone, ...argv])
  expect(await run('show')).toContain(body.data.number)
  expect(JSON.parse(await run('export'))).toMatchObject({
    boughtAtCounter: [{ number: body.data.number, deliveryAddress: { fullName: 'Jose Mathew' } }],
  })
  await run('erase')
  await expect(run('show')).rejects.toMatchObject({ code: 'not_found' })
  const kept = await findInvoice(shop.db, body.data._id)
  expect(kept).toMatchObject({ number: body.data.invoice, recipient: { name: '(forgotten)', phone: '' } })
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

describe('a firm at the counter whose GSTIN is of another state than the bill', () => {
  const tamil = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
  const billing = { building: '8', street: 'Avinashi Road', city: 'Coimbatore', state: 'Tamil Nadu', pincode: '641018' }
  const states = { goods: 'Kerala', firm: 'Tamil Nadu', home: 'Kerala' }

  test('is asked whose place the goods go to; the answer decides the tax and stands on the bill with the billing address', async () => {
    const { productId } = await bearing()
    const lines = [{ productId, quantity: 1 }]
    const price = async (customer: object) =>
      (await counter.call(calls.priceAtCounter, { body: { lines, customer } })).body.data
    expect(await price(tamil)).toMatchObject({ supplyStates: states, cgst: 12.58, igst: 0 })
    const answered = { ...tamil, shipTo: 'third_party', billing }
    expect(await price(answered)).toMatchObject({ supplyStates: states, cgst: 0, igst: 25.17 })
    expect((await price({ ...tamil, address: { state: 'Tamil Nadu' } })).supplyStates).toBeNull()
    expect((await price({})).supplyStates).toBeNull()
    const { body } = await counter.call(calls.sellAtCounter, {
      body: { lines, customer: answered, payments: cash(165) },
    })
    const invoice = await findInvoice(shop.db, body.data._id)
    expect(invoice).toMatchObject({
      placeOfSupply: { state: 'Tamil Nadu', stateCode: '33' },
      recipient: { state: 'Kerala' },
      buyer: { shipTo: 'third_party', billing: { city: 'Coimbatore' } },
    })
    if (invoice)
      expect(await missingFrom(await printReceipts({ who: 'mail' }, [invoice]), ['Coimbatore 641018'])).toEqual([])
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('sold without the answer, as by the terminal, is taxed where the goods are handed over', async () => {
    const { productId } = await bearing()
    const body = { lines: [{ productId, quantity: 1 }], customer: tamil, payments: cash(165) }
    const sold = await counter.call(calls.sellAtCounter, { body })
    expect((await findInvoice(shop.db, sold.body.data._id))?.placeOfSupply.stateCode).toBe('32')
    const seen = await (await buildStaff(shop, ['owner'])).call(calls.getOrder, { params: { id: sold.body.data._id } })
    expect(seen.body.data.supplyDoubt).toEqual({ delivery: 'Kerala', gstin: 'Tamil Nadu' })
  })

  test.each([
    ['shipTo', { shipTo: 'x' }, 'customer.shipTo'],
    ['billing address without PIN', { billing: { ...billing, pincode: '' } }, 'customer.billing.pincode'],
    ['billing address of another state', { billing: { ...billing, state: 'Goa' } }, 'customer.billing.state'],
  ])('a wrong %s is refused at its field', async (_, part, field) => {
    const { productId } = await bearing()
    const body = { lines: [{ productId, quantity: 1 }], customer: { ...tamil, ...part }, payments: cash(165) }
    const { status, body: said } = await counter.call(calls.sellAtCounter, { body })
    expect([status, Object.keys(said.errors ?? {})]).toEqual([400, [field]])
    expect(await onHand(productId)).toBe(10)
  })
})
