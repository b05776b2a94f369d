import { type CouponVerdict, remainingUses } from '../../../domain/selling/coupons/coupon-discount.ts'
import type { Coupon } from '../../../shared/contract/coupons.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { listNames } from '../../../shared/office/say-coupon.ts'
import type { CouponRow } from '../coupons/coupon-queries.ts'
import { termsOf } from '../coupons/coupon-terms.ts'

const PAISE_OR_HUNDREDTHS = 100

/** The effect of a coupon on the caller's cart; `subTotal` in paise. */
export interface CouponSituation {
  verdict: CouponVerdict
  subTotal: Paise
  applied: boolean
}

/** A coupon's answer, in rupees: the figures that it would make in the caller's cart. */
export function presentCoupon(row: CouponRow, { verdict, subTotal, applied }: CouponSituation): Coupon {
  const terms = termsOf(row)
  const discount = verdict.usable ? verdict.discount : 0
  return {
    _id: row.id,
    code: row.code,
    description: row.description,
    terms: row.terms,
    discountType: row.discount_type,
    value: row.value / PAISE_OR_HUNDREDTHS,
    discountAmount: rupeesFromPaise(discount),
    originalAmount: rupeesFromPaise(subTotal),
    finalAmount: rupeesFromPaise(subTotal - discount),
    savings: rupeesFromPaise(discount),
    usable: verdict.usable,
    reason: verdict.usable ? null : verdict.reason,
    applied,
    minimumAmount: inRupees(row.minimum_amount),
    maximumDiscount: inRupees(row.maximum_discount),
    validUntil: row.valid_until?.toISOString() ?? null,
    remainingUses: remainingUses(terms, row.uses_by_shopper),
    ...(row.reach !== 'all' && { appliesTo: listNames(terms.reach?.names ?? []) }),
    ...(row.customers === 'first_order' && { firstOrder: true }),
    ...(row.free_delivery && { freeDelivery: true }),
  }
}

function inRupees(amount: Paise | null): number | null {
  return amount === null ? null : rupeesFromPaise(amount)
}
