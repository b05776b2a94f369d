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

describe('a coupon', () => {
  it('with one use left is had by one of 10 shoppers; the others keep their carts without it', async () => {
    const people = await two.shoppers(10)
    const { productId } = await buildProduct(two.first.shop, { stock: 50, price: 1500 })
    const { couponId } = await buildCoupon(two.first.shop, { total_limit: 1 })
    await times(10, (n) => two.add(n, people[n] as BuiltShopper, productId))
    await two.putOn(couponId, people)
    const answers = await times(10, (n) => two.place(n, people[n] as BuiltShopper))
    expect(tally(answers.map((answer) => answer.body.code ?? answer.status))).toEqual({ 201: 1, coupon_refused: 9 })
    const refused = people.filter((_, n) => answers[n]?.status === 409)
    for (const shopper of refused) {
      const { body } = await two.first.call('GET', '/cart/get-cart', { token: shopper.token })
      expect(body.data).toMatchObject({ couponDetails: null, finalAmount: 1500 })
    }
    const again = await times(9, (n) => two.place(n, refused[n] as BuiltShopper))
    expect(tally(again.map((answer) => answer.status))).toEqual({ 201: 9 })
  })

  it('that everybody uses and gives back at once is counted right and blocks nobody for good', async () => {
    const people = await two.shoppers(12)
    const { productId } = await buildProduct(two.first.shop, { stock: 500 })
    const { couponId } = await buildCoupon(two.first.shop)
    const open = new Map<number, string>()
    for (let round = 0; round < 4; round += 1) {
      await times(12, (n) => two.add(n, people[n] as BuiltShopper, productId))
      await two.putOn(couponId, people)
      // each shopper orders with the coupon while their order of the round before is cancelled
      const answers = await times(12, async (n) => {
        const shopper = people[n] as BuiltShopper
        const before = open.get(n)
        const [placed, cancelled] = await Promise.all([
          two.place(n, shopper),
          before ? two.cancel(n + 1, shopper, before) : null,
        ])
        open.set(n, placed.body.data._id)
        return [placed.status, cancelled?.status ?? 200]
      })
      expect(tally(answers.flat())).toEqual({ 200: 12, 201: 12 })
    }
    expect(await two.onHand(productId)).toBe(488)
  })

  it('for a first order is had once by a new account that orders in six windows at once', async () => {
    const [shopper] = await two.shoppers(1)
    const { productId } = await buildProduct(two.first.shop, { stock: 50, price: 1500 })
    const { couponId } = await buildCoupon(two.first.shop, { customers: 'first_order' })
    const body = { couponId }
    await times(6, async (n) => {
      await two.add(n, shopper as BuiltShopper, productId)
      await two.shop(n).call('POST', '/coupon/apply', { token: shopper?.token, body })
      await two.place(n, shopper as BuiltShopper)
    })
    const { rows } = await two.first.pool.query(
      'SELECT coupon_id FROM orders WHERE user_id = $1 ORDER BY created_at, number',
      [shopper?.userId],
    )
    expect(rows.filter(({ coupon_id: used }) => used === couponId)).toHaveLength(1)
    const again = await two.second.call('POST', '/coupon/apply', { token: shopper?.token, body })
    expect(again.body).toMatchObject({ code: 'coupon_refused', message: 'This coupon is for your first order' })
  })
})
