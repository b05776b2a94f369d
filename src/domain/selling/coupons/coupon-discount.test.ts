import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CouponTerms, couponDiscount, judgeCoupon, remainingUses } from './coupon-discount.ts'

const now = new Date('2026-11-21T09:00:00Z')
const tenPercent: CouponTerms = {
  active: true,
  discountType: 'percentage',
  value: 1_000,
  minimumAmount: null,
  maximumDiscount: null,
  validFrom: new Date('2026-11-01T00:00:00Z'),
  validUntil: null,
  totalLimit: null,
  perShopperLimit: null,
  uses: 0,
}
const use = { subTotal: 74_900, now, usesByShopper: 0 }

describe('a discount', () => {
  test.each([
    [1_000, null, 74_900, 7_490],
    [1_000, null, 5, 1],
    [1_000, null, 4, 0],
    [1_250, null, 9_999, 1_250],
    [1_000, 5_000, 74_900, 5_000],
    [1_000, 7_490, 74_900, 7_490],
    [10_000, null, 74_900, 74_900],
  ])(
    'of %d hundredths of a percent, at most %s p, on %d p takes off %d p',
    (value, maximumDiscount, subTotal, discount) => {
      expect(couponDiscount({ discountType: 'percentage', value, maximumDiscount }, subTotal)).toBe(discount)
    },
  )

  test.each([
    [10_000, 74_900, 10_000],
    [10_000, 9_999, 9_999],
    [10_000, 0, 0],
  ])('of %d p on %d p takes off %d p', (value, subTotal, discount) => {
    expect(couponDiscount({ discountType: 'flat', value, maximumDiscount: null }, subTotal)).toBe(discount)
  })
})

describe('a coupon', () => {
  test('that holds says what it takes off', () => {
    expect(judgeCoupon(tenPercent, use)).toEqual({ usable: true, discount: 7_490 })
  })

  test.each<[Partial<CouponTerms>, string]>([
    [{ active: false }, 'This coupon is no longer offered'],
    [{ validFrom: new Date(now.getTime() + 1) }, 'This coupon cannot be used yet'],
    [{ validUntil: new Date(now.getTime() - 1) }, 'This coupon has expired'],
    [{ totalLimit: 7, uses: 7 }, 'This coupon has been used up'],
    [{ minimumAmount: 100_000 }, 'Add ₹251 more to use this coupon'],
    [{ minimumAmount: 74_901 }, 'Add ₹0.01 more to use this coupon'],
  ])('with %j is refused: %s', (terms, reason) => {
    expect(judgeCoupon({ ...tenPercent, ...terms }, use)).toEqual({ usable: false, reason })
  })

  test('is refused to a shopper who has used it as often as one may', () => {
    const once = { ...tenPercent, perShopperLimit: 1 }
    const reason = 'You have already used this coupon'
    expect(judgeCoupon(once, { ...use, usesByShopper: 1 })).toEqual({ usable: false, reason })
    expect(judgeCoupon(once, use).usable).toBe(true)
  })

  test('does nothing for an empty cart', () => {
    const reason = 'Add items to your cart to use this coupon'
    expect(judgeCoupon(tenPercent, { ...use, subTotal: 0 })).toEqual({ usable: false, reason })
  })

  test.each<Partial<CouponTerms>>([
    { validFrom: now },
    { validUntil: now },
    { minimumAmount: 74_900 },
    { totalLimit: 7, uses: 6 },
  ])('with %j just holds', (terms) => {
    expect(judgeCoupon({ ...tenPercent, ...terms }, use).usable).toBe(true)
  })

  test.each([
    [null, null, 0, null],
    [10, null, 4, 6],
    [null, 2, 4, 1],
    [10, 2, 9, 1],
    [10, 2, 4, 1],
    [4, null, 9, 0],
  ])('with limits %s and %s after %d uses, one of them mine, has %s left for me', (total, each, uses, left) => {
    expect(remainingUses({ ...tenPercent, totalLimit: total, perShopperLimit: each, uses }, 1)).toBe(left)
  })
})

const anyTerms = fc.record({
  discountType: fc.constantFrom('percentage' as const, 'flat' as const),
  value: fc.integer({ min: 1, max: 10_000 }),
  maximumDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})
const subTotals = fc.oneof(fc.nat(200), fc.nat(100_000_000_000))

test('no coupon takes off more than the subtotal, more than its cap, or less than nothing', () => {
  fc.assert(
    fc.property(anyTerms, subTotals, (terms, subTotal) => {
      const discount = couponDiscount(terms, subTotal)
      expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= subTotal).toBe(true)
      expect(discount).toBeLessThanOrEqual(terms.maximumDiscount ?? discount)
    }),
  )
})

test('a larger cart never gets a smaller discount, nor costs less by a coupon than a smaller one', () => {
  fc.assert(
    fc.property(anyTerms, subTotals, fc.nat(10_000), (terms, subTotal, more) => {
      const [less, greater] = [couponDiscount(terms, subTotal), couponDiscount(terms, subTotal + more)]
      expect(greater).toBeGreaterThanOrEqual(less)
      expect(subTotal + more - greater).toBeGreaterThanOrEqual(subTotal - less)
    }),
  )
})
