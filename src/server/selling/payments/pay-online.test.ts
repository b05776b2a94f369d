import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { Paying } from '../../../../test/proof/paying.ts'

let paying: Paying
let bank: Paying['bank']
let shop: TestShop
beforeAll(async () => {
  paying = await Paying.open()
  ;({ bank, shop } = paying)
})
afterEach(() => {
  bank.fault = () => 'none'
})
afterAll(() => paying.close())

describe('starting to pay', () => {
  it('prices the cart on the server, holds its stock, and keeps the cart', async () => {
    const { shopper, productId } = await paying.shopping()
    const { status, body } = await paying.intent(shopper)
    expect({ status, ...body }).toMatchObject({ status: 200, currency: 'INR', amount: 190000, test: true })
    expect(body.key_id).toBe(bank.env.RAZORPAY_KEY_ID)
    expect(bank.orders.get(body.order_id)).toMatchObject({ amount: 190000, currency: 'INR' })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 10, held: 4 })
    const publicly = await shop.call('GET', `/product/get-product/${productId}`)
    expect(publicly.body.data.stock).toBe(6)
    const cart = await paying.cartOf(shopper)
    expect(cart.formattedCart.items).toMatchObject([{ quantity: 4, available: 10 }])
  })

  it('twenty times at once is one checkout and one order at the provider that counts', async () => {
    const { shopper, productId } = await paying.shopping()
    const answers = await Promise.all(Array.from({ length: 20 }, () => paying.intent(shopper)))
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1)
    expect(await paying.stockOf(productId)).toMatchObject({ held: 4 })
  })

  it('again after the cart has changed gives a new checkout, and the old one lets its stock go', async () => {
    const { shopper, productId } = await paying.shopping()
    const first = await paying.intent(shopper)
    await paying.add(shopper, productId, 6)
    const second = await paying.intent(shopper)
    expect(second.body).toMatchObject({ amount: 475000 })
    expect(second.body.order_id).not.toBe(first.body.order_id)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 10, held: 10 })
  })

  it('again after a payment that nobody told us of settles that one first', async () => {
    const { shopper, productId } = await paying.shopping()
    const first = await paying.intent(shopper)
    bank.pay(first.body.order_id)
    await paying.add(shopper, productId, 1)
    const second = await paying.intent(shopper)
    expect(second.body).toMatchObject({ amount: Math.round((500 + 59) * 95) })
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid', totalAmount: 1900 }])
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 1 })
  })

  it('keeps the coupon for this shopper only, its last use too', async () => {
    const { shopper } = await paying.shopping()
    const { couponId, code } = await buildCoupon(shop.shop, { total_limit: 1, per_shopper_limit: 1 })
    const apply = (who: BuiltShopper) =>
      shop.call('POST', '/coupon/apply', { token: who.token, body: { couponId: code } })
    await apply(shopper)
    expect((await paying.intent(shopper)).body).toMatchObject({ amount: 171000 })
    expect((await paying.intent(shopper, mahe)).body).toMatchObject({ amount: 171000 })
    expect((await paying.cartOf(shopper)).couponDetails).toMatchObject({ _id: couponId })
    const other = await paying.shopping()
    expect(await apply(other.shopper)).toMatchObject({ status: 409, body: { code: 'coupon_refused' } })
  })

  it('while the provider is away says so, and holds nothing', async () => {
    const { shopper, productId } = await paying.shopping()
    bank.fault = () => 'server'
    expect(await paying.intent(shopper)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 10, held: 0 })
    bank.fault = () => 'none'
    expect(await paying.intent(shopper)).toMatchObject({ status: 200 })
  })

  it('finds the provider’s order again where its answer was lost', async () => {
    const { shopper } = await paying.shopping()
    bank.fault = (call) => (call === 'POST /v1/orders' ? 'lost' : 'none')
    const { status, body } = await paying.intent(shopper)
    expect(status).toBe(200)
    expect(bank.orders.has(body.order_id)).toBe(true)
  })

  it('is refused with an empty cart, without stock, without an address, and without a name', async () => {
    const nobody = await buildShopper(shop.shop)
    expect(await paying.intent(nobody)).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
    const { shopper } = await paying.shopping()
    expect(await paying.intent(shopper, 'no-such-address')).toMatchObject({ status: 404 })
    expect(await paying.intent(shopper, {})).toMatchObject({ status: 400 })
    expect(await shop.call('POST', '/order/paymentIntent', { body: { address: kozhikode } })).toMatchObject({
      status: 401,
    })
  })

  it('leaves the last piece to the one who was first', async () => {
    const { shopper, productId } = await paying.shopping({ stock: 1, quantity: 1 })
    const late = await buildShopper(shop.shop)
    await paying.add(late, productId, 1)
    expect(await paying.intent(shopper)).toMatchObject({ status: 200 })
    expect(await paying.intent(late)).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 0 } })
  })
})

describe('the browser’s success', () => {
  it('is one paid order, and the cart loses what was bought', async () => {
    const { shopper, productId } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    await paying.add(shopper, productId, 2)
    const payment = bank.pay(body.order_id)
    const { status, body: answer } = await paying.verify(shopper, bank.success(payment))
    expect({ status, message: answer.message }).toEqual({ status: 200, message: 'Order placed successfully' })
    expect(answer.data).toMatchObject({
      status: 'pending',
      paymentMethod: 'online',
      paymentStatus: 'paid',
      totalAmount: 1900,
      payment: { method: 'upi', last4: null, vpa: 'am…@okaxis' },
      refund: null,
    })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    expect((await paying.cartOf(shopper)).formattedCart.items).toMatchObject([{ quantity: 2 }])
    expect((await paying.verify(shopper, bank.success(payment))).body.data).toEqual(answer.data)
    expect(await paying.progress(shopper, body.order_id)).toMatchObject({
      body: { data: { state: 'paid', order: answer.data } },
    })
  })

  it('twenty times at once is one order', async () => {
    const { shopper, productId } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    const success = bank.success(bank.pay(body.order_id))
    const answers = await Promise.all(Array.from({ length: 20 }, () => paying.verify(shopper, success)))
    expect(new Set(answers.map((answer) => answer.body.data?._id)).size).toBe(1)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
  })

  it.each(['0'.repeat(64), 'forged', 'ß'])('with the wrong signature %s is not believed', async (signature) => {
    const { shopper } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    const success = bank.success(bank.pay(body.order_id))
    const forged = { ...success, razorpay_signature: signature }
    expect(await paying.verify(shopper, forged)).toMatchObject({
      status: 400,
      body: { message: 'Payment verification failed', code: 'payment_not_verified' },
    })
    expect(await paying.ordersOf(shopper)).toEqual([])
  })

  it('of somebody else’s order, or of another order, is not found or not believed', async () => {
    const { shopper } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    const success = bank.success(bank.pay(body.order_id))
    const stranger = await buildShopper(shop.shop)
    expect(await paying.verify(stranger, success)).toMatchObject({ status: 404 })
    expect(await paying.progress(stranger, body.order_id)).toMatchObject({ status: 404 })
    const cheap = await paying.shopping({ quantity: 1 })
    const other = await paying.intent(cheap.shopper)
    const swapped = { ...bank.success(bank.pay(other.body.order_id)), razorpay_order_id: body.order_id }
    expect(await paying.verify(shopper, swapped)).toMatchObject({ status: 400 })
  })

  it('that is not captured yet is being confirmed; afterwards it is the order', async () => {
    const { shopper } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    const payment = bank.pay(body.order_id, { status: 'authorized' })
    expect(await paying.verify(shopper, bank.success(payment))).toMatchObject({
      status: 409,
      body: { code: 'in_progress' },
    })
    expect(await paying.progress(shopper, body.order_id)).toMatchObject({
      body: { data: { state: 'waiting', order: null } },
    })
    bank.capture(payment)
    expect(await paying.verify(shopper, bank.success(payment))).toMatchObject({ status: 200 })
  })

  it('while the provider is away is being confirmed', async () => {
    const { shopper } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    const payment = bank.pay(body.order_id)
    bank.fault = () => 'lost'
    expect(await paying.verify(shopper, bank.success(payment))).toMatchObject({
      status: 409,
      body: { code: 'in_progress' },
    })
    expect(await paying.progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'waiting' } } })
    bank.fault = () => 'none'
    shop.advance(3000)
    expect(await paying.progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'paid' } } })
  })
})

describe('money that cannot be an order', () => {
  it('goes back where another amount or currency was paid', async () => {
    for (const tampered of [{ amount: 100 }, { currency: 'USD' }]) {
      const { shopper, productId } = await paying.shopping()
      const { body } = await paying.intent(shopper)
      const payment = bank.pay(body.order_id, tampered)
      expect(await paying.verify(shopper, bank.success(payment))).toMatchObject({
        status: 409,
        body: { code: 'payment_refunded' },
      })
      expect(await paying.refundOf(payment.id)).toMatchObject({ reason: 'amount_differs', amount: payment.amount })
      expect(await paying.ordersOf(shopper)).toEqual([])
      expect(await paying.stockOf(productId)).toMatchObject({ held: 4 })
      expect(await paying.progress(shopper, body.order_id)).toMatchObject({
        body: { data: { state: 'refunded', order: null } },
      })
    }
  })

  it('goes back where it is the second payment of one checkout', async () => {
    const { shopper, productId } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    const [first, second] = [bank.pay(body.order_id), bank.pay(body.order_id)]
    expect(await paying.verify(shopper, bank.success(first))).toMatchObject({ status: 200 })
    expect(await paying.verify(shopper, bank.success(second))).toMatchObject({ body: { code: 'payment_refunded' } })
    expect(await paying.refundOf(second.id)).toMatchObject({ reason: 'second_payment' })
    expect(await paying.stockOf(productId)).toMatchObject({ on_hand: 6 })
  })

  it('goes back where the cart was ordered by cash on delivery meanwhile', async () => {
    const { shopper, productId } = await paying.shopping({ stock: 4 })
    const { body } = await paying.intent(shopper)
    const cash = await paying.cash(shopper)
    expect(cash).toMatchObject({ status: 201, body: { data: { paymentStatus: 'due' } } })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 0, held: 0 })
    const payment = bank.pay(body.order_id)
    expect(await paying.verify(shopper, bank.success(payment))).toMatchObject({ body: { code: 'payment_refunded' } })
    expect(await paying.refundOf(payment.id)).toMatchObject({ reason: 'ordered_otherwise' })
  })

  it('is no second order where cash on delivery is chosen after it was paid', async () => {
    const { shopper } = await paying.shopping()
    const { body } = await paying.intent(shopper)
    bank.pay(body.order_id)
    const cash = await paying.cash(shopper)
    expect(cash).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
  })
})
