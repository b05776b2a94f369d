import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct, categoryIdOf } from '../../../../test/builders/build-product.ts'
import { buildReturning, type Returning, toTheDoor } from '../../../../test/builders/build-returning.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { inCommand } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { transact } from '../../platform/db/transact.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { countCouponUse } from './coupon-uses.ts'

let desk: Returning
let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ now: '2026-11-26T06:30:00Z' })
  desk = await buildReturning(paying)
})
afterEach(async () => expect(await desk.faults()).toEqual([]))
afterAll(() => paying.close())

const apply = ({ token }: BuiltShopper, couponId: string) =>
  paying.shop.call('POST', '/coupon/apply', { token, body: { couponId } })
const forBearings = { reach: 'categories' as const, reached: [categoryIdOf('Bearings')] }
const free = { discount_type: 'flat', value: 0, free_delivery: true } as const

/** A shopper with three bearings at ₹165 and a belt at ₹275 in the cart, in this order. */
async function shopping() {
  const shopper = await buildShopper(paying.shop.shop)
  const bearing = await buildProduct(paying.shop.shop, { price: 165, stock: 30 })
  const belt = await buildProduct(paying.shop.shop, { price: 275, stock: 30, category: 'Belts' })
  await paying.add(shopper, bearing.productId, 3)
  await paying.add(shopper, belt.productId, 1)
  return { shopper, bearing, belt }
}

async function payOnline(shopper: BuiltShopper) {
  const { body } = await paying.intent(shopper)
  return (await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))).body.data
}

const invoiceOf = async (shopper: BuiltShopper, id: string) =>
  (await paying.shop.call('GET', `/order/invoice/${id}`, { token: shopper.token })).body.data

describe('a coupon for a category', () => {
  test('is listed with what it is for; it takes its percent off those lines alone, and goes with the last of them', async () => {
    const { shopper, bearing } = await shopping()
    const { couponId, code } = await buildCoupon(paying.shop.shop, forBearings)
    const applied = await apply(shopper, code)
    expect(applied.body.data).toMatchObject({
      formattedCart: { subTotal: 770, totalPrice: 720.5 },
      couponDetails: { discountAmount: 49.5, savings: 49.5, originalAmount: 770, finalAmount: 720.5 },
    })
    const { body } = await paying.shop.call('DELETE', '/cart/remove-from-cart', {
      token: shopper.token,
      body: { productId: bearing.productId },
    })
    const notices = [`Coupon ${code} was removed. This coupon is for Bearings.`]
    expect(body.data).toMatchObject({ couponDetails: null, notices, finalAmount: 334 })
    const listed = (await paying.shop.call('GET', '/coupon', { token: shopper.token })).body.data
    expect(listed.find(({ _id }) => _id === couponId)).toMatchObject({
      usable: false,
      reason: 'This coupon is for Bearings',
      appliesTo: 'Bearings',
    })
    expect((await apply(shopper, code)).body).toMatchObject({ message: 'This coupon is for Bearings' })
  })

  test('stands on the invoice at its lines, and a piece that comes back gives back its own share', async () => {
    const { shopper } = await shopping()
    await apply(shopper, (await buildCoupon(paying.shop.shop, forBearings)).code)
    const order = await payOnline(shopper)
    // ₹720.50 and ₹59 of delivery, 5 % off for paying online: spread over ₹445.50 and ₹275
    expect(order.products.map((line) => [line.price, line.discountShare, line.lineTotal])).toEqual([
      [165, 73.6, 421.4],
      [275, 14.88, 260.12],
    ])
    for (const status of [...toTheDoor, 'delivered'] as const) await moveOrder(paying.shop.shop, order._id, status)
    const invoice = await invoiceOf(shopper, order._id)
    expect(invoice.lines.map(({ discount, total }) => [discount, total])).toEqual([
      [73.6, 421.4],
      [14.88, 260.12],
      [0, 59],
    ])
    const give = async (position: number) => {
      const { version } = (await desk.owner.call(calls.getOrder, { params: { id: order._id } })).body.data
      const line = { position, pieces: 1, condition: 'restock' }
      const body = { version, lines: [line], delivery: false, reason: 'The customer sent it back', refund: 'same_way' }
      return (await desk.owner.call(calls.returnItems, { params: { id: order._id }, body })).body.data.refund?.amount
    }
    expect([await give(1), await give(2), await give(1), await give(1)]).toEqual([140.47, 260.12, 140.46, 140.47])
  })
})

test('a coupon for a category goes with a product that moves to another one before it is ordered', async () => {
  const { shopper, bearing, belt } = await shopping()
  const { code } = await buildCoupon(paying.shop.shop, forBearings)
  await apply(shopper, code)
  const move = (id: string, category: string) =>
    inCommand(paying.shop.db, (tx) =>
      tx
        .updateTable('products')
        .set({ category_id: categoryIdOf(category) })
        .where('id', '=', id)
        .execute(),
    )
  await move(belt.productId, 'Bearings')
  expect((await paying.cartOf(shopper)).couponDetails?.savings).toBe(77)
  await move(belt.productId, 'Belts')
  await move(bearing.productId, 'Belts')
  const message = `Coupon ${code} was removed. This coupon is for Bearings.`
  expect((await paying.cash(shopper)).body).toMatchObject({ code: 'coupon_refused', message })
  expect(await paying.cartOf(shopper)).toMatchObject({ couponDetails: null, finalAmount: 829 })
})

test('a coupon for products names to shoppers only those that are sold', async () => {
  const { shopper, belt } = await shopping()
  const hidden = await buildProduct(paying.shop.shop, { name: 'Gearbox nobody has announced' })
  const setActive = (id: string, active: boolean) =>
    inCommand(paying.shop.db, (tx) => tx.updateTable('products').set({ active }).where('id', '=', id).execute())
  await setActive(hidden.productId, false)
  const reached = [hidden.productId, belt.productId]
  const { couponId, code } = await buildCoupon(paying.shop.shop, { reach: 'products', reached })
  const listed = async (token?: string) => {
    const { body } = await paying.shop.call('GET', '/coupon', token ? { token } : {})
    return body.data.find(({ _id }) => _id === couponId)
  }
  expect((await listed())?.appliesTo).toBe('Ball Bearing 6204-2RS')
  expect((await listed(shopper.token))?.appliesTo).toBe('Ball Bearing 6204-2RS')
  await apply(shopper, code)
  await paying.shop.call('DELETE', '/cart/remove-from-cart', {
    token: shopper.token,
    body: { productId: belt.productId },
  })
  expect((await apply(shopper, code)).body.message).toBe('This coupon is for Ball Bearing 6204-2RS')
  await setActive(belt.productId, false)
  const message = 'This coupon is for goods that are no longer sold'
  expect((await apply(shopper, code)).body).toMatchObject({ message })
})

describe('a coupon for free delivery', () => {
  test('takes the delivery charge off cart, order and invoice, with its tax; what it took off is kept', async () => {
    const { shopper } = await shopping()
    const { code } = await buildCoupon(paying.shop.shop, free)
    const { body } = await apply(shopper, code)
    expect(body.data).toMatchObject({
      couponDetails: { code, freeDelivery: true, savings: 0, finalAmount: 770 },
      deliveryCharges: 0,
      finalAmount: 770,
      gst: 117.44,
      freeDelivery: { missing: 0 },
    })
    const order = (await paying.cash(shopper)).body.data
    expect(order).toMatchObject({
      totalAmount: 770,
      couponApplied: { code, freeDelivery: true, finalAmount: 770 },
      breakdown: { couponDiscount: 0, deliveryCharges: 0, payable: 770, gst: 117.44 },
    })
    await moveOrder(paying.shop.shop, order._id, 'confirmed')
    const invoice = await invoiceOf(shopper, order._id)
    expect(invoice).toMatchObject({ totals: { total: 770, discount: 0 } })
    expect(invoice.lines).toHaveLength(2)
    const kept = paying.shop.db.selectFrom('orders').select('delivery_waived').where('id', '=', order._id)
    expect(await kept.executeTakeFirst()).toEqual({ delivery_waived: 5_900 })
  })

  test('of an order that was paid online is not kept for the next cart, used or not', async () => {
    for (const pieces of [1, 4]) {
      const { shopper, belt } = await shopping()
      const { code } = await buildCoupon(paying.shop.shop, free)
      await paying.shop.call('DELETE', '/cart', { token: shopper.token })
      await paying.add(shopper, belt.productId, pieces)
      await apply(shopper, code)
      const { couponApplied } = await payOnline(shopper)
      expect(couponApplied === null).toBe(pieces === 4)
      await paying.add(shopper, belt.productId, 1)
      expect((await paying.cartOf(shopper)).couponDetails).toBeNull()
    }
  })

  test('is not used up where delivery costs nothing anyhow', async () => {
    const { shopper, belt } = await shopping()
    await paying.add(shopper, belt.productId, 3)
    const { code, couponId } = await buildCoupon(paying.shop.shop, { ...free, per_shopper_limit: 1 })
    expect((await apply(shopper, code)).status).toBe(200)
    expect((await paying.cash(shopper)).body.data).toMatchObject({ couponApplied: null, totalAmount: 1595 })
    const uses = paying.shop.db.selectFrom('coupons').select('uses').where('id', '=', couponId)
    expect(await uses.executeTakeFirst()).toEqual({ uses: 0 })
  })
})

describe('a coupon for a first order', () => {
  const first = { customers: 'first_order' } as const

  test('is for an account without another order; one that is cancelled was none', async () => {
    const { shopper, bearing } = await shopping()
    const [welcome, other] = [await buildCoupon(paying.shop.shop, first), await buildCoupon(paying.shop.shop, first)]
    await apply(shopper, welcome.code)
    const order = (await paying.cash(shopper)).body.data
    expect(order.couponApplied).toMatchObject({ code: welcome.code, savings: 77 })
    await paying.add(shopper, bearing.productId, 2)
    const reason = 'This coupon is for your first order'
    for (const { code } of [welcome, other]) expect((await apply(shopper, code)).body.message).toBe(reason)
    const listed = (await paying.shop.call('GET', '/coupon', { token: shopper.token })).body.data
    expect(listed.find(({ code }) => code === other.code)).toMatchObject({ usable: false, reason, firstOrder: true })
    await paying.cancel(shopper, order._id)
    expect((await apply(shopper, other.code)).status).toBe(200)
  })

  test('that was put on the cart before another order is refused at the order, and taken off', async () => {
    const { shopper, bearing } = await shopping()
    await paying.cash(shopper)
    await paying.add(shopper, bearing.productId, 2)
    const { couponId, code } = await buildCoupon(paying.shop.shop, first)
    await paying.shop.db
      .updateTable('carts')
      .set({ coupon_id: couponId })
      .where('user_id', '=', shopper.userId)
      .execute()
    const message = `Coupon ${code} was removed. This coupon is for your first order.`
    expect((await paying.cash(shopper)).body).toMatchObject({ code: 'coupon_refused', message })
    expect((await paying.cartOf(shopper)).couponDetails).toBeNull()
    const use = transact(paying.shop.shop, ({ tx }) => countCouponUse(tx, couponId, shopper.userId))
    await expect(use).rejects.toMatchObject({ code: 'coupon_refused' })
  })
})
