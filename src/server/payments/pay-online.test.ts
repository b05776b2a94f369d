import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { kozhikode, mahe } from '../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../test/builders/build-shopper.ts'
import { Bank } from '../../../test/proof/bank.ts'

let bank: Bank
let shop: TestShop
beforeAll(async () => {
  bank = await Bank.open()
  shop = await openShop({ env: bank.env })
})
afterEach(() => {
  bank.fault = () => 'none'
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})

const intent = (shopper: BuiltShopper, address: unknown = kozhikode) =>
  shop.call('POST', '/order/paymentIntent', { token: shopper.token, body: { address } })
const verify = (shopper: BuiltShopper, body: object) =>
  shop.call('POST', '/order/paymentVerify', { token: shopper.token, body })
const progress = (shopper: BuiltShopper, orderId: string) =>
  shop.call('GET', `/order/payment-status/${orderId}`, { token: shopper.token })
const add = (shopper: BuiltShopper, productId: string, quantity: number) =>
  shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, quantity } })
const cartOf = async (shopper: BuiltShopper) =>
  (await shop.call('GET', '/cart/get-cart', { token: shopper.token })).body.data
const ordersOf = async (shopper: BuiltShopper) =>
  (await shop.call('GET', '/order/get-user-orders', { token: shopper.token })).body.data
const stockOf = (productId: string) =>
  shop.db
    .selectFrom('stock_items')
    .select(['on_hand', 'held'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()

/** A shopper with four pieces of 500 rupees in the cart: 1900 rupees online. */
async function shopping({ stock = 10, quantity = 4 } = {}) {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 500, stock })
  await add(shopper, productId, quantity)
  return { shopper, productId }
}

describe('starting to pay', () => {
  it('prices the cart on the server, holds its stock, and keeps the cart', async () => {
    const { shopper, productId } = await shopping()
    const { status, body } = await intent(shopper)
    expect({ status, ...body }).toMatchObject({ status: 200, currency: 'INR', amount: 190000, test: true })
    expect(body.key_id).toBe(bank.env.RAZORPAY_KEY_ID)
    expect(bank.orders.get(body.order_id)).toMatchObject({ amount: 190000, currency: 'INR' })
    expect(await stockOf(productId)).toEqual({ on_hand: 10, held: 4 })
    const publicly = await shop.call('GET', `/product/get-product/${productId}`)
    expect(publicly.body.data.stock).toBe(6)
    const cart = await cartOf(shopper)
    expect(cart.formattedCart.items).toMatchObject([{ quantity: 4, available: 10 }])
  })

  it('twenty times at once is one checkout and one order at the provider that counts', async () => {
    const { shopper, productId } = await shopping()
    const answers = await Promise.all(Array.from({ length: 20 }, () => intent(shopper)))
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1)
    expect(await stockOf(productId)).toMatchObject({ held: 4 })
  })

  it('again after the cart has changed gives a new checkout, and the old one lets its stock go', async () => {
    const { shopper, productId } = await shopping()
    const first = await intent(shopper)
    await add(shopper, productId, 6)
    const second = await intent(shopper)
    expect(second.body).toMatchObject({ amount: 475000 })
    expect(second.body.order_id).not.toBe(first.body.order_id)
    expect(await stockOf(productId)).toEqual({ on_hand: 10, held: 10 })
  })

  it('again after a payment that nobody told us of settles that one first', async () => {
    const { shopper, productId } = await shopping()
    const first = await intent(shopper)
    bank.pay(first.body.order_id)
    await add(shopper, productId, 1)
    const second = await intent(shopper)
    expect(second.body).toMatchObject({ amount: Math.round((500 + 59) * 95) })
    expect(await ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid', totalAmount: 1900 }])
    expect(await stockOf(productId)).toEqual({ on_hand: 6, held: 1 })
  })

  it('keeps the coupon for this shopper only, its last use too', async () => {
    const { shopper } = await shopping()
    const { couponId, code } = await buildCoupon(shop.shop, { total_limit: 1, per_shopper_limit: 1 })
    const apply = (who: BuiltShopper) =>
      shop.call('POST', '/coupon/apply', { token: who.token, body: { couponId: code } })
    await apply(shopper)
    expect((await intent(shopper)).body).toMatchObject({ amount: 171000 })
    expect((await intent(shopper, mahe)).body).toMatchObject({ amount: 171000 })
    expect((await cartOf(shopper)).couponDetails).toMatchObject({ _id: couponId })
    const other = await shopping()
    expect(await apply(other.shopper)).toMatchObject({ status: 409, body: { code: 'coupon_refused' } })
  })

  it('while the provider is away says so, and holds nothing', async () => {
    const { shopper, productId } = await shopping()
    bank.fault = () => 'server'
    expect(await intent(shopper)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await stockOf(productId)).toEqual({ on_hand: 10, held: 0 })
    bank.fault = () => 'none'
    expect(await intent(shopper)).toMatchObject({ status: 200 })
  })

  it('finds the provider’s order again where its answer was lost', async () => {
    const { shopper } = await shopping()
    bank.fault = (call) => (call === 'POST /v1/orders' ? 'lost' : 'none')
    const { status, body } = await intent(shopper)
    expect(status).toBe(200)
    expect(bank.orders.has(body.order_id)).toBe(true)
  })

  it('is refused with an empty cart, without stock, without an address, and without a name', async () => {
    const nobody = await buildShopper(shop.shop)
    expect(await intent(nobody)).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
    const { shopper } = await shopping()
    expect(await intent(shopper, 'no-such-address')).toMatchObject({ status: 404 })
    expect(await intent(shopper, {})).toMatchObject({ status: 400 })
    expect(await shop.call('POST', '/order/paymentIntent', { body: { address: kozhikode } })).toMatchObject({
      status: 401,
    })
  })

  it('leaves the last piece to the one who was first', async () => {
    const { shopper, productId } = await shopping({ stock: 1, quantity: 1 })
    const late = await buildShopper(shop.shop)
    await add(late, productId, 1)
    expect(await intent(shopper)).toMatchObject({ status: 200 })
    expect(await intent(late)).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 0 } })
  })
})

describe('the browser’s success', () => {
  it('is one paid order, and the cart loses what was bought', async () => {
    const { shopper, productId } = await shopping()
    const { body } = await intent(shopper)
    await add(shopper, productId, 2)
    const payment = bank.pay(body.order_id)
    const { status, body: answer } = await verify(shopper, bank.success(payment))
    expect({ status, message: answer.message }).toEqual({ status: 200, message: 'Order placed successfully' })
    expect(answer.data).toMatchObject({
      status: 'pending',
      paymentMethod: 'online',
      paymentStatus: 'paid',
      totalAmount: 1900,
      payment: { method: 'upi', last4: null, vpa: 'am…@okaxis' },
      refund: null,
    })
    expect(await stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    expect((await cartOf(shopper)).formattedCart.items).toMatchObject([{ quantity: 2 }])
    expect((await verify(shopper, bank.success(payment))).body.data).toEqual(answer.data)
    expect(await progress(shopper, body.order_id)).toMatchObject({
      body: { data: { state: 'paid', order: answer.data } },
    })
  })

  it('twenty times at once is one order', async () => {
    const { shopper, productId } = await shopping()
    const { body } = await intent(shopper)
    const success = bank.success(bank.pay(body.order_id))
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(shopper, success)))
    expect(new Set(answers.map((answer) => answer.body.data?._id)).size).toBe(1)
    expect(await stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  it('with a wrong signature is not believed', async () => {
    const { shopper } = await shopping()
    const { body } = await intent(shopper)
    const success = bank.success(bank.pay(body.order_id))
    const forged = { ...success, razorpay_signature: '0'.repeat(64) }
    expect(await verify(shopper, forged)).toMatchObject({
      status: 400,
      body: { message: 'Payment verification failed', code: 'payment_not_verified' },
    })
    expect(await ordersOf(shopper)).toEqual([])
  })

  it('of somebody else’s order, or of another order, is not found or not believed', async () => {
    const { shopper } = await shopping()
    const { body } = await intent(shopper)
    const success = bank.success(bank.pay(body.order_id))
    const stranger = await buildShopper(shop.shop)
    expect(await verify(stranger, success)).toMatchObject({ status: 404 })
    expect(await progress(stranger, body.order_id)).toMatchObject({ status: 404 })
    const cheap = await shopping({ quantity: 1 })
    const other = await intent(cheap.shopper)
    const swapped = { ...bank.success(bank.pay(other.body.order_id)), razorpay_order_id: body.order_id }
    expect(await verify(shopper, swapped)).toMatchObject({ status: 400 })
  })

  it('that is not captured yet is being confirmed; afterwards it is the order', async () => {
    const { shopper } = await shopping()
    const { body } = await intent(shopper)
    const payment = bank.pay(body.order_id, { status: 'authorized' })
    expect(await verify(shopper, bank.success(payment))).toMatchObject({ status: 409, body: { code: 'in_progress' } })
    expect(await progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'waiting', order: null } } })
    bank.capture(payment)
    expect(await verify(shopper, bank.success(payment))).toMatchObject({ status: 200 })
  })

  it('while the provider is away is being confirmed', async () => {
    const { shopper } = await shopping()
    const { body } = await intent(shopper)
    const payment = bank.pay(body.order_id)
    bank.fault = () => 'lost'
    expect(await verify(shopper, bank.success(payment))).toMatchObject({ status: 409, body: { code: 'in_progress' } })
    expect(await progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'waiting' } } })
    bank.fault = () => 'none'
    expect(await progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'paid' } } })
  })
})

describe('money that cannot be an order', () => {
  const refundOf = (paymentId: string) =>
    shop.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

  it('goes back where another amount or currency was paid', async () => {
    for (const tampered of [{ amount: 100 }, { currency: 'USD' }]) {
      const { shopper, productId } = await shopping()
      const { body } = await intent(shopper)
      const payment = bank.pay(body.order_id, tampered)
      expect(await verify(shopper, bank.success(payment))).toMatchObject({
        status: 409,
        body: { code: 'payment_refunded' },
      })
      expect(await refundOf(payment.id)).toMatchObject({ reason: 'amount_differs', amount: payment.amount })
      expect(await ordersOf(shopper)).toEqual([])
      expect(await stockOf(productId)).toMatchObject({ held: 4 })
      expect(await progress(shopper, body.order_id)).toMatchObject({
        body: { data: { state: 'refunded', order: null } },
      })
    }
  })

  it('goes back where it is the second payment of one checkout', async () => {
    const { shopper, productId } = await shopping()
    const { body } = await intent(shopper)
    const [first, second] = [bank.pay(body.order_id), bank.pay(body.order_id)]
    expect(await verify(shopper, bank.success(first))).toMatchObject({ status: 200 })
    expect(await verify(shopper, bank.success(second))).toMatchObject({ body: { code: 'payment_refunded' } })
    expect(await refundOf(second.id)).toMatchObject({ reason: 'second_payment' })
    expect(await stockOf(productId)).toMatchObject({ on_hand: 6 })
  })

  it('goes back where the cart was ordered by cash on delivery meanwhile', async () => {
    const { shopper, productId } = await shopping({ stock: 4 })
    const { body } = await intent(shopper)
    const cash = await shop.call('POST', '/order/placeOrder', { token: shopper.token, body: { address: kozhikode } })
    expect(cash).toMatchObject({ status: 201, body: { data: { paymentStatus: 'due' } } })
    expect(await stockOf(productId)).toEqual({ on_hand: 0, held: 0 })
    const payment = bank.pay(body.order_id)
    expect(await verify(shopper, bank.success(payment))).toMatchObject({ body: { code: 'payment_refunded' } })
    expect(await refundOf(payment.id)).toMatchObject({ reason: 'ordered_otherwise' })
  })

  it('is no second order where cash on delivery is chosen after it was paid', async () => {
    const { shopper } = await shopping()
    const { body } = await intent(shopper)
    bank.pay(body.order_id)
    const cash = await shop.call('POST', '/order/placeOrder', { token: shopper.token, body: { address: kozhikode } })
    expect(cash).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect(await ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
  })
})
