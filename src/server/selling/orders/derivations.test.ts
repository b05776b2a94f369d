import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mahe } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildEditing, type Editing } from '../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { replayOrders } from '../../../../test/builders/replay-orders.ts'
import { set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { erasePerson } from '../../operations/personal-data/erase-person.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { findDerivation } from './derivation-queries.ts'

let desk: Editing
beforeAll(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-26T06:30:00Z', env: { DELIVERY_CHARGE: '59' } }))
})
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop
const goods = (options: Parameters<typeof buildProduct>[1]) => buildProduct(shop().shop, options)
const derivationOf = (id: string) => findDerivation(shop().db, id)

/** The order's derivation comes to what is stored of it, and the books are in order. */
async function expectReplayed(orders: number): Promise<void> {
  const all = await replayOrders(shop())
  expect(all.map(({ replayed }) => replayed)).toEqual(all.map(({ stored }) => stored))
  expect(all.length).toBeGreaterThanOrEqual(orders)
  expect((await auditMoney(shop().shop)).checks.filter(({ faults }) => faults.length > 0)).toEqual([])
}

describe('an order keeps what it was priced from', () => {
  test('in cash: price and break, coupon, delivery, the rates of its day', async () => {
    const bearing = await goods({ price: 165, stock: 50, breaks: [[10, 150]] })
    const belt = await goods({ price: 100, stock: 50, breaks: [[2, 90]] })
    const { couponId } = await buildCoupon(shop().shop)
    const order = await desk.placed(
      [
        [bearing.productId, 3],
        [belt.productId, 2],
      ],
      { coupon: couponId },
    )
    const derivation = await derivationOf(order.id)
    expect(derivation).toMatchObject({
      rules: 1,
      lines: [
        { price: 16_500, quantity: 3, next: { from: 10, price: 15_000 } },
        { price: 9_000, quantity: 2, reason: { by: 'break', from: 2 } },
      ],
      coupon: { type: 'percentage', of: 67_500 },
      charges: [{ what: 'delivery', terms: 5_900, amount: 5_900, paid: 5_900 }],
      tax: { day: '2026-11-26', supply: 'in_state', rates: [{ hsnCode: '848210', rate: 18 }, { rate: 18 }] },
    })
    await expectReplayed(1)
  })

  test('online, as it was frozen before it was paid; then by an edit; then taxed anew with its invoice', async () => {
    const bearing = await goods({ price: 165, stock: 50, breaks: [[3, 160]] })
    const belt = await goods({ price: 275, stock: 5 })
    const order = await desk.placed([[bearing.productId, 3]], { how: 'online' })
    expect(await derivationOf(order.id)).toMatchObject({ online: { percent: 5, of: 53_900, discount: 2_695 } })
    await set(shop(), { 'payment.onlineDiscountPercent': 10 })
    const cash = await desk.placed([[bearing.productId, 3]])
    const [line] = await desk.linesOf(cash)
    const edited = await desk.edit(cash, [
      { ...line, productId: bearing.productId, quantity: 2 },
      { productId: belt.productId, quantity: 1 },
    ])
    expect(edited.status).toBe(200)
    expect(await derivationOf(cash.id)).toMatchObject({
      lines: [
        { price: 16_000, quantity: 2, reason: { by: 'kept' } },
        { price: 27_500, quantity: 1 },
      ],
    })
    await shop().pool.query('UPDATE products SET gst_rate = 5 WHERE id = $1', [belt.productId])
    await moveOrder(shop().shop, cash.id, 'confirmed')
    expect(await derivationOf(cash.id)).toMatchObject({ tax: { rates: [{ rate: 18 }, { rate: 5 }] } })
    await expectReplayed(3)
  })

  test('in another state, to a zone with its own terms, free from an amount', async () => {
    const zone = {
      name: 'Mahe',
      states: ['Puducherry'],
      pins: ['673310'],
      serviceable: true,
      charge: 12_000,
      freeFrom: 300_000,
      cash: true,
    }
    await set(shop(), { 'delivery.zones': [zone] })
    const { productId } = await goods({ price: 1000, stock: 9 })
    const shopper = await buildShopper(shop().shop)
    await desk.paying.add(shopper, productId, 3)
    const body = { address: mahe }
    const free = (await shop().call('POST', '/order/placeOrder', { token: shopper.token, body })).body.data
    expect(free.breakdown).toMatchObject({ deliveryCharges: 0, payable: 3000, cgst: 0 })
    expect(await derivationOf(free._id)).toMatchObject({
      charges: [{ what: 'delivery', terms: 12_000, freeFrom: 300_000, amount: 0, zone: 'Mahe' }],
      tax: { supply: 'inter_state' },
    })
    await expectReplayed(4)
  })

  test('at the counter, with what was taken off a line', async () => {
    const { productId } = await goods({ price: 165, stock: 9 })
    const sale = { lines: [{ productId, variantId: null, quantity: 2, discount: 30 }], customer: {} }
    const sold = await desk.owner.call(calls.sellAtCounter, {
      body: { ...sale, payments: [{ way: 'cash', amount: 300 }] },
    })
    expect(sold.status).toBe(201)
    const [row] = (await shop().pool.query(`SELECT derivation FROM orders WHERE payment_method = 'counter'`)).rows
    expect(row.derivation.lines).toEqual([{ price: 16_500, quantity: 2, own: 3_000 }])
    await expectReplayed(5)
  })

  test('and it changes no more once it is invoiced, not even by hand', async () => {
    const { productId } = await goods({ stock: 9 })
    const order = await desk.placed([[productId, 1]])
    await moveOrder(shop().shop, order.id, 'confirmed')
    const change = `UPDATE orders SET derivation = jsonb_set(derivation, '{rules}', '2') WHERE id = $1`
    await expect(shop().pool.query(change, [order.id])).rejects.toThrow('does not change')
  })

  test('a former version that changes the amounts leaves none', async () => {
    const { productId } = await goods({ stock: 9 })
    const order = await desk.placed([[productId, 1]])
    await shop().pool.query('UPDATE orders SET gst = gst + 1, sgst = sgst + 1 WHERE id = $1', [order.id])
    expect(await derivationOf(order.id)).toBeNull()
    await shop().pool.query('UPDATE orders SET gst = gst - 1, sgst = sgst - 1 WHERE id = $1', [order.id])
  })

  test('nothing of a person is in it, and it stays when the person is forgotten', async () => {
    const { productId } = await goods({ stock: 9 })
    const order = await desk.placed([[productId, 1]])
    const { rows } = await shop().pool.query('SELECT delivery_address, derivation FROM orders WHERE id = $1', [
      order.id,
    ])
    const [{ delivery_address: address, derivation }] = rows
    const told = JSON.stringify(derivation)
    for (const part of ['fullName', 'building', 'street', 'city', 'pincode', 'phone'])
      expect([part, told.includes(address[part])]).toEqual([part, false])
    await moveOrder(shop().shop, order.id, 'cancelled')
    const user = await findUser(shop().db, order.shopper.userId)
    if (!user) throw new Error('there is no such person')
    await erasePerson(shop().shop, user)
    expect(await derivationOf(order.id)).toEqual(derivation)
    await expectReplayed(6)
  })
})
