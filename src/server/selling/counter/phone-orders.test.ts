import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { findInvoice } from '../invoices/invoice-queries.ts'

let shop: TestShop
let counter: BuiltStaff
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ env: { DELIVERY_CHARGE: '59' } })
  counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const bearing = (more: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(shop.shop, { price: 165, stock: 20, ...more })
const { fullName: name, ...place } = kozhikode
let phones = 9_847_100_000
const caller = () => ({ phone: String(++phones), name, address: place })
const onHand = async (productId: string) =>
  (await shop.db.selectFrom('stock_items').select('on_hand').where('product_id', '=', productId).executeTakeFirst())
    ?.on_hand
const take = (body: object, command?: string) =>
  counter.call(calls.placePhoneOrder, { body, ...(command && { command }) })
const read = async (id: string) => (await owner.call(calls.getOrder, { params: { id } })).body.data
const clean = async () => expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
/** Steps of an order that is brought to its door. */
async function bring(id: string, from: 'pending' | 'confirmed'): Promise<void> {
  const params = { id }
  const done = [
    ...(from === 'pending' ? [await owner.call(calls.confirmOrder, { params, body: { saw: 'pending' } })] : []),
    await owner.call(calls.packOrder, { params, body: { saw: 'confirmed' } }),
    await owner.call(calls.shipOrder, { params, body: { saw: 'packed', carrier: 'Own van' } }),
    await owner.call(calls.sendOut, { params, body: { saw: 'shipped' } }),
    await owner.call(calls.deliverOrder, { params, body: { saw: 'out_for_delivery', collectedAs: 'cash' } }),
  ]
  expect(done.map(({ status, body }) => [status, body.message])).toEqual(done.map(() => [200, expect.any(String)]))
}

describe('an order by phone', () => {
  test('with cash on delivery waits to be confirmed, is brought and paid at the door', async () => {
    const { productId } = await bearing()
    const body = { lines: [{ productId, quantity: 2 }], customer: caller(), pay: 'cod' }
    const priced = await counter.call(calls.pricePhoneOrder, { body })
    expect(priced.body.data).toMatchObject({ subTotal: 330, delivery: 59, cashFee: 0, total: 389, addressDoubt: null })
    const placed = await take(body)
    expect(placed).toMatchObject({ status: 201, body: { data: { invoice: null, total: 389, changeDue: 0 } } })
    const { _id: id } = placed.body.data
    expect(await onHand(productId)).toBe(18)
    expect(await read(id)).toMatchObject({
      status: 'pending',
      byPhone: true,
      paymentMethod: 'cod',
      paymentStatus: 'due',
      customer: { _id: null, name },
      address: { city: 'Kozhikode' },
      money: { breakdown: { payable: 389, deliveryCharges: 59 } },
    })
    await clean()
    await bring(id, 'pending')
    expect(await read(id)).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: 'cash' })
    const invoice = await findInvoice(shop.db, id)
    expect(invoice).toMatchObject({ placeOfSupply: { state: 'Kerala' }, totals: { total: 38_900 } })
    await clean()
  })

  test('paid at the counter in two ways has its invoice at once, steps back, and goes back by hand when it is cancelled', async () => {
    const { productId } = await bearing()
    await owner.call(calls.openTill, { body: { float: 1000 } })
    const payments = [
      { way: 'upi', amount: 124, reference: 'UTR 77' },
      { way: 'cash', amount: 200 },
    ]
    const body = { lines: [{ productId, quantity: 1 }], customer: caller(), pay: 'counter', payments }
    const placed = await take(body)
    expect(placed).toMatchObject({ status: 201, body: { data: { total: 224, changeDue: 100 } } })
    expect(placed.body.data.invoice).not.toBeNull()
    const till = (await owner.call(calls.presentTill, {})).body.data.open
    expect(till).toMatchObject({ cash: 100, upi: 124, expected: 1100 })
    const params = { id: placed.body.data._id }
    expect(await read(params.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'collected',
      money: { paidBy: 'UPI ₹124 (UTR 77), Cash ₹100' },
      toCollect: null,
    })
    await clean()
    await owner.call(calls.packOrder, { params, body: { saw: 'confirmed' } })
    expect((await owner.call(calls.unpackOrder, { params, body: { saw: 'packed' } })).status).toBe(200)
    const cancelled = await owner.call(calls.cancelOrderForShop, {
      params,
      body: { saw: 'confirmed', reason: 'Called again' },
    })
    expect(cancelled.status).toBe(200)
    expect(await read(params.id)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_pending',
      money: { refunds: [{ amount: 224, way: 'upi', status: 'owed' }] },
    })
    expect(await onHand(productId)).toBe(20)
    await clean()
  })

  test('that was paid is brought on a run, collects nothing, and is not taken back once delivered', async () => {
    const { productId } = await bearing()
    const payments = [{ way: 'card', amount: 224, reference: 'Slip 5' }]
    const placed = await take({ lines: [{ productId, quantity: 1 }], customer: caller(), pay: 'counter', payments })
    const params = { id: placed.body.data._id }
    await owner.call(calls.packOrder, { params, body: { saw: 'confirmed' } })
    const rider = await buildStaff(shop, ['delivery'])
    const stops = [{ orderId: params.id, parcel: null }]
    const given = await owner.call(calls.giveStops, { body: { staffId: rider.staffId, stops } })
    expect(given.status).toBe(201)
    const [run] = (await rider.call(calls.listOwnRuns, {})).body.data.runs
    expect(run?.stops).toMatchObject([{ collect: null }])
    const at = shop.shop.clock().toISOString()
    const mark = { params: { id: run?.stops[0]?._id ?? '' }, body: { how: 'delivered', at } }
    expect((await rider.call(calls.markStop, mark)).status).toBe(200)
    expect(await read(params.id)).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: null })
    const undone = await owner.call(calls.undeliverOrder, { params, body: { saw: 'delivered' } })
    expect(undone.status).toBe(409)
    await clean()
  })

  test('of an account is seen there, and the mail says so', async () => {
    const { productId } = await bearing()
    const who = await buildShopper(shop.shop, 'Phone Customer')
    const customer = { ...caller(), phone: who.phonenumber }
    const { body } = await take({ lines: [{ productId, quantity: 1 }], customer, pay: 'cod' })
    const own = await shop.call('GET', '/order/get-user-orders', { token: who.token })
    expect(own.body.data).toMatchObject([{ _id: body.data._id, status: 'pending', totalAmount: 224 }])
    const counted = await shop.pool.query(`SELECT FROM ordered_products WHERE order_id = $1`, [body.data._id])
    expect(counted.rows, 'nobody was shown a page').toEqual([])
    const { rows } = await shop.pool.query(`SELECT FROM outbox WHERE event_key = $1`, [`order:${body.data._id}:placed`])
    expect(rows).toHaveLength(1)
  })

  test('asks once where PIN code and state do not fit; the tax goes by the state', async () => {
    const { productId } = await bearing()
    const { fullName, ...there } = mahe
    const customer = { phone: String(++phones), name: fullName, address: { ...there, state: 'Kerala' } }
    const body = { lines: [{ productId, quantity: 1 }], customer, pay: 'cod' }
    const priced = await counter.call(calls.pricePhoneOrder, { body })
    expect(priced.body.data.addressDoubt).toMatchObject({ pincode: '673310', suggested: 'Puducherry' })
    const doubted = await take(body)
    expect(doubted).toMatchObject({ status: 400, body: { errors: { stateConfirmed: expect.any(String) } } })
    const confirmed = await take({ ...body, stateConfirmed: true })
    expect(confirmed.status).toBe(201)
    expect(await read(confirmed.body.data._id)).toMatchObject({
      addressDoubt: null,
      stateConfirmed: { pincode: '673310' },
    })
    const other = await take({ ...body, customer: { ...customer, address: there } })
    await bring(other.body.data._id, 'pending')
    expect(await findInvoice(shop.db, other.body.data._id)).toMatchObject({ placeOfSupply: { state: 'Puducherry' } })
    await clean()
  })

  test('is taken once for each press, and of the last piece there is one', async () => {
    const { productId } = await bearing({ stock: 3 })
    const body = { lines: [{ productId, quantity: 2 }], customer: caller(), pay: 'cod' }
    const command = randomUUID()
    const first = await take(body, command)
    expect((await take(body, command)).body.data).toEqual(first.body.data)
    expect(await onHand(productId)).toBe(1)
    const last = { ...body, lines: [{ productId, quantity: 1 }] }
    const sale = { lines: last.lines, payments: [{ way: 'cash', amount: 165 }] }
    const raced = await Promise.all([take(last), take(last), counter.call(calls.sellAtCounter, { body: sale })])
    expect(raced.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(await onHand(productId)).toBe(0)
  })

  test('keeps the discount of its lines when it is edited', async () => {
    const { productId } = await bearing()
    const manager = await buildStaff(shop, ['manager'])
    const lines = [{ productId, quantity: 2, discount: 20 }]
    const { body } = await manager.call(calls.placePhoneOrder, { body: { lines, customer: caller(), pay: 'cod' } })
    const { _id: id } = body.data
    expect(body.data.total).toBe(369)
    const { version } = await read(id)
    const wish = { version, lines: [{ position: 1, productId, variantId: null, quantity: 1 }] }
    const preview = await owner.call(calls.previewEdit, { params: { id }, body: wish })
    const edit = { ...wish, digest: preview.body.data.digest, reason: 'One is enough' }
    expect((await owner.call(calls.editOrder, { params: { id }, body: edit })).status).toBe(200)
    expect(await read(id)).toMatchObject({ money: { breakdown: { payable: 165 - 10 + 59 } } })
    await bring(id, 'pending')
    await clean()
  })

  test('of somebody without an account is kept from being erased until it is delivered', async () => {
    const { productId } = await bearing()
    const customer = caller()
    const { body } = await take({ lines: [{ productId, quantity: 1 }], customer, pay: 'cod' })
    const erase = () => runCommand(shop.shop, ['person', customer.phone, 'erase'])
    await expect(erase()).rejects.toMatchObject({ code: 'order_state' })
    await bring(body.data._id, 'pending')
    await erase()
    expect(await read(body.data._id)).toMatchObject({ address: { city: '' } })
  })
})
