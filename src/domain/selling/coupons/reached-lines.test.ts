import { describe, expect, test } from 'vitest'
import { type CouponTerms, judgeCoupon } from './coupon-discount.ts'
import { type CouponPromise, givesMore, takesMoreThan } from './coupon-reach.ts'
import { type CouponReach, type LineToReach, reachedOf } from './reached-lines.ts'

const now = new Date('2026-11-21T09:00:00Z')
const bearings: CouponReach = { of: 'categories', ids: ['bearings'], names: ['Bearings'] }
const promise: CouponPromise = {
  active: true,
  discountType: 'percentage',
  value: 1_000,
  minimumAmount: null,
  maximumDiscount: null,
  validFrom: now,
  validUntil: null,
  totalLimit: null,
  perShopperLimit: null,
}
const bearing: LineToReach = { productId: '6204', categoryId: 'bearings', unitPrice: 10_000, quantity: 2 }
const belt: LineToReach = { productId: 'a-40', categoryId: 'belts', unitPrice: 30_000, quantity: 1 }
const judge = (terms: Partial<CouponTerms>, lines: readonly LineToReach[], hasOrdered = false) =>
  judgeCoupon(
    { ...promise, uses: 0, ...terms },
    { ...reachedOf(lines, terms.reach), now, usesByShopper: 0, hasOrdered },
  )

describe('a coupon for some goods', () => {
  test('takes its percent off the lines of its category or its products, and of nothing else', () => {
    expect(judge({ reach: bearings }, [bearing, belt])).toEqual({ usable: true, discount: 2_000 })
    const products: CouponReach = { of: 'products', ids: ['a-40'], names: ['V-belt A-40'] }
    expect(judge({ reach: products }, [bearing, belt])).toEqual({ usable: true, discount: 3_000 })
    expect(judge({}, [bearing, belt])).toEqual({ usable: true, discount: 5_000 })
  })

  test.each<[string, Partial<CouponTerms>, LineToReach[], string]>([
    ['other goods', { reach: bearings }, [belt], 'This coupon is for Bearings'],
    ['no goods', { reach: bearings }, [], 'Add items to your cart to use this coupon'],
    [
      'too little of them',
      { reach: bearings, minimumAmount: 25_100 },
      [bearing, belt],
      'Add ₹51 more of Bearings to use this coupon',
    ],
    [
      'its goods at a quoted price',
      { reach: bearings },
      [{ ...bearing, isQuoted: true }, belt],
      'No coupon applies to items at a quoted or agreed price',
    ],
    [
      'goods that are gone',
      { reach: { ...bearings, names: [] } },
      [belt],
      'This coupon is for goods that are no longer sold',
    ],
  ])('says of a cart with %s why it gives nothing', (_, terms, lines, reason) => {
    expect(judge(terms, lines)).toEqual({ usable: false, reason })
  })

  test('for a first order is for nobody who has ordered', () => {
    expect(judge({ firstOrder: true }, [belt])).toEqual({ usable: true, discount: 3_000 })
    const reason = 'This coupon is for your first order'
    expect(judge({ firstOrder: true }, [belt], true)).toEqual({ usable: false, reason })
    expect(judge({}, [belt], true)).toMatchObject({ usable: true })
  })

  test('for free delivery takes nothing off goods, and still wants goods that it is for', () => {
    const free = { freeDelivery: true, discountType: 'flat', value: 0 } as const
    expect(judge(free, [belt])).toEqual({ usable: true, discount: 0 })
    expect(judge({ ...free, reach: bearings }, [belt])).toMatchObject({ usable: false })
  })
})

describe('the limit of who makes it', () => {
  test.each<[Partial<CouponPromise>, Partial<CouponPromise>, boolean]>([
    [{}, { reach: bearings }, false],
    [{ reach: bearings }, {}, true],
    [{ reach: bearings }, { reach: { ...bearings, ids: ['bearings', 'belts'] } }, true],
    [{ reach: { ...bearings, ids: ['bearings', 'belts'] } }, { reach: bearings }, false],
    [{ reach: bearings }, { reach: { ...bearings, of: 'products' } }, true],
    [{ firstOrder: true }, {}, true],
    [{}, { firstOrder: true }, false],
    [{}, { freeDelivery: true }, true],
  ])('%j changed to %j gives more: %s', (before, after, more) => {
    expect(givesMore({ ...promise, ...before }, { ...promise, ...after })).toBe(more)
  })

  test('does not count delivery, unless nothing may be given at all', () => {
    const free: CouponPromise = { ...promise, discountType: 'flat', value: 0, freeDelivery: true }
    expect([takesMoreThan(free, 5), takesMoreThan(free, 0)]).toEqual([false, true])
  })
})
