import { describe, expect, it } from 'vitest'
import { discountPercent } from './discount-percent.ts'

const coupon = (discountAmount: number, originalAmount: number) =>
  discountPercent({
    _id: 'c1',
    code: 'SAVE10',
    discountType: 'percentage',
    discountAmount,
    originalAmount,
    finalAmount: originalAmount - discountAmount,
    savings: discountAmount,
  })

describe('the percentage beside a coupon discount', () => {
  it('is the discount over the original amount, in whole percent', () => {
    expect(coupon(100, 1000)).toBe(10)
    expect(coupon(124.99, 999.9)).toBe(13)
    expect(coupon(200, 15_000)).toBe(1)
  })
  it('is 0 where there is nothing to take off from', () => expect(coupon(0, 0)).toBe(0))
})
