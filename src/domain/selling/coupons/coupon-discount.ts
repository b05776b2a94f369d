import { couponRefusals } from '../../../shared/copy/coupon-refusals.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise, shareOf } from '../../../shared/money/money.ts'

/** Terms of a coupon: what it gives, and to whom. Amounts in paise; null where there is no such limit. */
export interface CouponTerms {
  active: boolean
  discountType: 'percentage' | 'flat'
  /** Hundredths of a percent, or paise. */
  value: number
  minimumAmount: Paise | null
  maximumDiscount: Paise | null
  validFrom: Date
  /** The last moment at which it can be used. */
  validUntil: Date | null
  totalLimit: number | null
  perShopperLimit: number | null
  /** Number of uses by anyone. */
  uses: number
}

/** Use of a coupon: the subtotal, the shopper's former uses and the moment. */
export interface CouponUse {
  /** Of what a coupon reaches: lines at a quoted price are not in it. */
  subTotal: Paise
  /** Some of the cart is at a quoted price. */
  hasQuoted?: boolean
  now: Date
  usesByShopper: number
}

/** The discount in paise, or the sentence that says why there is none. */
export type CouponVerdict = { usable: true; discount: Paise } | { usable: false; reason: string }

/** Judges whether a coupon applies to a cart now, and returns its discount in paise or the reason why not (CONTRACT §3). */
export function judgeCoupon(terms: CouponTerms, use: CouponUse): CouponVerdict {
  const reason = refusal(terms, use)
  return reason === undefined
    ? { usable: true, discount: couponDiscount(terms, use.subTotal) }
    : { usable: false, reason }
}

/** Returns the discount of a coupon, in paise: a percentage is rounded half up, capped; never more than the subtotal. */
export function couponDiscount(
  terms: Pick<CouponTerms, 'discountType' | 'value' | 'maximumDiscount'>,
  subTotal: Paise,
): Paise {
  const full = terms.discountType === 'percentage' ? shareOf(subTotal, terms.value, 10_000) : terms.value
  return Math.min(full, terms.maximumDiscount ?? full, subTotal)
}

/** Returns the number of uses left: by anyone and by this shopper, whichever is less; null without a limit. */
export function remainingUses(terms: CouponTerms, usesByShopper: number): number | null {
  const left: number[] = []
  if (terms.totalLimit !== null) left.push(terms.totalLimit - terms.uses)
  if (terms.perShopperLimit !== null) left.push(terms.perShopperLimit - usesByShopper)
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}

/**
 * Returns the first reason against the coupon: those that can never change for this shopper come first, those that adding to the
 * cart would change last.
 */
function refusal(terms: CouponTerms, { subTotal, now, usesByShopper, hasQuoted }: CouponUse): string | undefined {
  if (!terms.active) return couponRefusals.inactive
  if (now < terms.validFrom) return couponRefusals.notYetValid
  if (terms.validUntil !== null && now > terms.validUntil) return couponRefusals.expired
  if (terms.totalLimit !== null && terms.uses >= terms.totalLimit) return couponRefusals.usedUp
  if (terms.perShopperLimit !== null && usesByShopper >= terms.perShopperLimit) return couponRefusals.usedUpByShopper
  if (subTotal === 0) return hasQuoted ? couponRefusals.onlyQuoted : couponRefusals.cartEmpty
  const missing = (terms.minimumAmount ?? 0) - subTotal
  if (missing > 0) return couponRefusals.belowMinimum(formatRupees(rupeesFromPaise(missing)))
  return undefined
}
