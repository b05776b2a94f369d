import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildCoupon } from '../builders/build-coupon.ts'
import { buildProduct } from '../builders/build-product.ts'
import type { BuiltShopper } from '../builders/build-shopper.ts'
import { expectBooksInOrder } from './ledger.ts'
import { TwoShops, tally, times } from './two-shops.ts'

let two: TwoShops
beforeAll(async () => {
  two = await TwoShops.open()
})
afterAll(() => two.close())
afterEach(() => expectBooksInOrder(two.first.shop))

describe('one cart', () => {
  it('ordered 20 times at once with one Idempotency-Key is one order, which all 20 are given', async () => {
    const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(two.first.shop, { stock: 50 })
    await two.add(0, shopper, productId, 2)
    const answers = await times(20, (n) => two.place(n, shopper, 'checkout-1'))
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 19, 201: 1 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await two.onHand(productId)).toBe(48)
  })

  it('ordered 20 times at once without one is one order and 19 empty carts', async () => {
    const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(two.first.shop, { stock: 50 })
    await two.add(0, shopper, productId, 2)
    const answers = await times(20, (n) => two.place(n, shopper))
    expect(tally(answers.map((answer) => answer.body.code ?? answer.status))).toEqual({ 201: 1, cart_empty: 19 })
    expect(await two.onHand(productId)).toBe(48)
  })

  it('takes 20 increments at once, one after the other, and not one more than there is', async () => {
    const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(two.first.shop, { stock: 15 })
    await two.add(0, shopper, productId)
    const answers = await times(20, (n) =>
      two.shop(n).call('PATCH', '/cart/update-cart-quantity', {
        token: shopper.token,
        body: { productId, action: 'increment' },
      }),
    )
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 14, 409: 6 })
    expect(await two.linesOf(shopper)).toMatchObject([{ quantity: 15 }])
  })

  it('loses and doubles nothing when pieces are added while it is ordered', async () => {
    const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(two.first.shop, { stock: 100 })
    await two.add(0, shopper, productId)
    const answers = await times(
      20,
      async (n): Promise<{ status: number }> => (n % 3 === 0 ? two.place(n, shopper) : two.add(n, shopper, productId)),
    )
    const added = 1 + answers.filter(({ status }, n) => n % 3 !== 0 && status === 200).length
    const left = (await two.linesOf(shopper)).reduce((sum, line) => sum + line.quantity, 0)
    expect(left + (100 - (await two.onHand(productId)))).toBe(added)
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500)
  })
})

describe('one order', () => {
  it('cancelled 20 times at once is cancelled once, and its stock and coupon use go back once', async () => {
    const [shopper] = (await two.shoppers(1)) as [BuiltShopper]
    const { productId } = await buildProduct(two.first.shop, { stock: 10 })
    const { couponId } = await buildCoupon(two.first.shop, { total_limit: 5 })
    await two.add(0, shopper, productId, 4)
    await two.putOn(couponId, [shopper])
    const { body } = await two.place(0, shopper)
    const answers = await times(20, (n) => two.cancel(n, shopper, body.data._id))
    expect(tally(answers.map((answer) => answer.body.code ?? answer.status))).toEqual({ 200: 1, order_state: 19 })
    expect(await two.onHand(productId)).toBe(10)
  })
})
