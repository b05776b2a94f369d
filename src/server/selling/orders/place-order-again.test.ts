import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-16T04:00:00Z' })
})
afterAll(() => shop.close())

const add = (shopper: BuiltShopper, productId: string, quantity = 1, variantId?: string) =>
  shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, variantId, quantity } })
const place = (shopper: BuiltShopper, body: object = { address: kozhikode }, key?: string) =>
  shop.call('POST', '/order/placeOrder', {
    token: shopper.token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const cartOf = async ({ token }: BuiltShopper) => (await shop.call('GET', '/cart/get-cart', { token })).body.data
const ordersOf = async ({ token }: BuiltShopper) =>
  (await shop.call('GET', '/order/get-user-orders', { token })).body.data
const stockOf = async (productId: string) =>
  (await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock

async function shopperWithCart(stock = 10, quantity = 2) {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 600, offerPrice: 500, stock })
  await add(shopper, productId, quantity)
  return { shopper, productId }
}

describe('an order with a coupon', () => {
  const apply = (shopper: BuiltShopper, couponId: string) =>
    shop.call('POST', '/coupon/apply', { token: shopper.token, body: { couponId } })

  it('keeps the coupon and what it saved, and counts its use', async () => {
    const { shopper } = await shopperWithCart()
    const { couponId, code } = await buildCoupon(shop.shop)
    expect((await apply(shopper, code)).status).toBe(200)
    const { body } = await place(shopper)
    const due = body.data.totalAmount
    expect(body.data.couponApplied).toEqual({
      _id: couponId,
      code,
      discountType: 'percentage',
      discountAmount: 100,
      originalAmount: 1000,
      finalAmount: due,
      savings: 100,
    })
    expect(body.data.breakdown).toMatchObject({
      subTotal: 1000,
      couponDiscount: 100,
      deliveryCharges: 59,
      payable: 959,
    })
    expect(due).toBe(959)
    const coupon = await shop.db.selectFrom('coupons').select('uses').where('id', '=', couponId).executeTakeFirst()
    expect(coupon?.uses).toBe(1)
  })

  it('is refused once the coupon no longer holds: the coupon is taken off, the cart kept', async () => {
    const { shopper, productId } = await shopperWithCart()
    const { couponId } = await buildCoupon(shop.shop)
    await apply(shopper, couponId)
    await shop.db.updateTable('coupons').set({ active: false }).where('id', '=', couponId).execute()
    const refused = await place(shopper, { address: kozhikode }, 'after-a-coupon')
    expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_refused' } })
    expect(await stockOf(productId)).toBe(10)
    const cart = await cartOf(shopper)
    expect(cart).toMatchObject({ couponDetails: null, notices: [], formattedCart: { totalPrice: 1000 } })
    // the shopper has seen the new price, and sends the same again
    const placed = await place(shopper, { address: kozhikode }, 'after-a-coupon')
    expect(placed.body.data).toMatchObject({ couponApplied: null, totalAmount: 1000 })
  })
})

describe('a repeat with the same Idempotency-Key', () => {
  it('gives the first order, also when the cart has been filled again', async () => {
    const { shopper, productId } = await shopperWithCart()
    const first = await place(shopper, { address: kozhikode }, 'key-1')
    const again = await place(shopper, { address: kozhikode }, 'key-1')
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body).toEqual(first.body)
    await add(shopper, productId, 1)
    expect((await place(shopper, { address: kozhikode }, 'key-1')).body).toEqual(first.body)
    expect((await cartOf(shopper)).formattedCart.items).toHaveLength(1)
    expect(await ordersOf(shopper)).toHaveLength(1)
    expect(await stockOf(productId)).toBe(8)
  })

  it('is another order for another shopper, and with another key', async () => {
    const one = await shopperWithCart()
    const two = await shopperWithCart()
    const orders = [
      await place(one.shopper, { address: kozhikode }, 'shared'),
      await place(two.shopper, { address: kozhikode }, 'shared'),
    ]
    await add(two.shopper, two.productId)
    orders.push(await place(two.shopper, { address: kozhikode }, 'another'))
    expect(orders.map((order) => order.status)).toEqual([201, 201, 201])
    expect(new Set(orders.map((order) => order.body.data._id)).size).toBe(3)
  })

  it('is refused where the key is nothing that a header can hold', async () => {
    const { shopper } = await shopperWithCart()
    expect(await place(shopper, { address: kozhikode }, 'x'.repeat(101))).toMatchObject({ status: 400 })
  })
})
