import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
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

const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP', poNumber: 'PO/7' }

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

  it.each([
    ['another address', { address: { ...kozhikode, building: 'Shed 9' } }],
    ['a saved address', { address: 'some-saved-address' }],
    ['no firm', { buyer: null }],
    ['another firm', { buyer: { ...firm, gstin: '29AAGCB7383J1Z4' } }],
    ['a firm that cannot be', { buyer: { ...firm, gstin: '33AAFFC5678K1Z6' } }],
    ['another number of its purchase order', { buyer: { ...firm, poNumber: 'PO/8' } }],
    ['another amount', { shownAmount: 500 }],
  ])('and %s is refused, says which order there is, and leaves a cart that was filled again', async (_, other) => {
    const { shopper, productId } = await shopperWithCart()
    const asked = { address: kozhikode, buyer: firm, shownAmount: 1000 }
    const first = await place(shopper, asked, 'key-2')
    expect(first.status).toBe(201)
    const { number } = first.body.data
    const message = `Order ${number} was placed already with this request. Look at your orders before you place another.`
    const refused = { status: 409, body: { code: 'order_state', message } }
    expect(await place(shopper, { ...asked, ...other }, 'key-2')).toMatchObject(refused)
    await add(shopper, productId, 1)
    expect(await place(shopper, { ...asked, ...other }, 'key-2')).toMatchObject(refused)
    expect(await place(shopper, asked, 'key-2')).toMatchObject({ status: 200, body: first.body })
    expect((await cartOf(shopper)).formattedCart.items).toHaveLength(1)
    expect(await ordersOf(shopper)).toEqual([first.body.data])
    expect(await stockOf(productId)).toBe(8)
  })

  it('gives the first order where nothing differs but spelling, an answered question, an address to keep', async () => {
    const { shopper } = await shopperWithCart()
    const first = await place(shopper, { address: { ...kozhikode, save: true }, buyer: firm }, 'key-3')
    const same = { ...Object.fromEntries(Object.entries(kozhikode).reverse()), label: '', phone: null, save: false }
    const buyer = { ...firm, gstin: '33aaffc 5678k1z5', poNumber: ' PO/7 ' }
    const again = await place(shopper, { address: same, buyer, stateConfirmed: true, paymentMethod: 'cod' }, 'key-3')
    expect(again).toMatchObject({ status: 200, body: first.body })
  })

  it('gives the order of a former version, of which it is not known what was asked for', async () => {
    const { shopper } = await shopperWithCart()
    const first = await place(shopper, { address: kozhikode }, 'key-4')
    await shop.pool.query('UPDATE orders SET asked_hash = NULL WHERE id = $1', [first.body.data._id])
    expect(await place(shopper, { address: mahe }, 'key-4')).toMatchObject({ status: 200, body: first.body })
  })

  it('is one order where two that differ are sent at once', async () => {
    const { shopper } = await shopperWithCart()
    const answers = await Promise.all([kozhikode, mahe].map((address) => place(shopper, { address }, 'key-5')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await ordersOf(shopper)).toHaveLength(1)
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
