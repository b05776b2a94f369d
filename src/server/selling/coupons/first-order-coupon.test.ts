import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildReturning, type Returning } from '../../../../test/builders/build-returning.ts'
import type { BuiltShopper } from '../../../../test/builders/build-shopper.ts'
import { Paying } from '../../../../test/proof/paying.ts'

let desk: Returning
let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ now: '2026-11-26T06:30:00Z' })
  desk = await buildReturning(paying)
})
afterEach(async () => expect(await desk.faults()).toEqual([]))
afterAll(() => paying.close())

const shopping = async () => ({
  ...(await paying.shopping()),
  ...(await buildCoupon(paying.shop.shop, { customers: 'first_order' })),
})
const apply = ({ token }: BuiltShopper, couponId: string) =>
  paying.shop.call('POST', '/coupon/apply', { token, body: { couponId } })
const usesOf = (couponId: string) =>
  paying.shop.db.selectFrom('coupons').select('uses').where('id', '=', couponId).executeTakeFirst()

describe('a coupon for a first order is used once', () => {
  test('by cash and an online payment at once; money that comes after goes back', async () => {
    const { shopper, code, couponId } = await shopping()
    await apply(shopper, code)
    const [intent, cash] = await Promise.all([paying.intent(shopper), paying.cash(shopper)])
    expect(cash.body.data).toMatchObject({ couponApplied: { code } })
    if (intent.status === 200) {
      const late = await paying.verify(shopper, paying.bank.success(paying.bank.pay(intent.body.order_id)))
      expect(late.body.code).toBe('payment_refunded')
    }
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
    expect(await usesOf(couponId)).toEqual({ uses: 1 })
  })

  test('by two checkouts of other goods that are both paid, the closed one first', async () => {
    const { shopper, productId, code, couponId } = await shopping()
    const other = await buildProduct(paying.shop.shop, { price: 275 })
    const begin = async (productId: string) => {
      await paying.shop.call('DELETE', '/cart', { token: shopper.token })
      await paying.add(shopper, productId, 2)
      expect((await apply(shopper, code)).status).toBe(200)
      return (await paying.intent(shopper)).body.order_id
    }
    const closed = await begin(productId)
    const open = await begin(other.productId)
    const late = await paying.verify(shopper, paying.bank.success(paying.bank.pay(closed)))
    expect(late.body.code).toBe('payment_refunded')
    const paid = await paying.verify(shopper, paying.bank.success(paying.bank.pay(open)))
    expect(paid.body.data.couponApplied).toMatchObject({ code })
    expect(await usesOf(couponId)).toEqual({ uses: 1 })
  })
})
