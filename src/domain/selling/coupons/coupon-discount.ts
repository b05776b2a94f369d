import { couponRefusals } from '../../../shared/copy/coupon-refusals.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise, shareOf } from '../../../shared/money/money.ts'
import { listNames } from '../../../shared/office/say-coupon.ts'
import type { CouponReach } from './reached-lines.ts'

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
  /** Left out: all goods. */
  reach?: CouponReach
  /** Only for the first order of an account. */
  firstOrder?: boolean
  /** It takes the delivery charge off, and nothing off the goods. */
  freeDelivery?: boolean
}

/** Use of a coupon: the subtotal, the shopper's former uses and the moment. */
export interface CouponUse {
  /** Of what the coupon reaches (reached-lines.ts): lines at a quoted price are not in it. */
  subTotal: Paise
  /** Some of what it would reach is at a quoted price. */
  hasQuoted?: boolean
  /** Some of the cart is of other goods than it is for. */
  hasOthers?: boolean
  /** The shopper has an order that was not cancelled. */
  hasOrdered?: boolean
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

/**
 * Returns the discount of a coupon off the goods that it reaches, in paise: a percentage is rounded half up, capped; never more
 * than their subtotal. One for free delivery takes nothing off goods.
 */
export function couponDiscount(
  terms: Pick<CouponTerms, 'discountType' | 'value' | 'maximumDiscount' | 'freeDelivery'>,
  subTotal: Paise,
): Paise {
  if (terms.freeDelivery) return 0
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
function refusal(terms: CouponTerms, use: CouponUse): string | undefined {
  const { now, usesByShopper } = use
  if (!terms.active) return couponRefusals.inactive
  if (now < terms.validFrom) return couponRefusals.notYetValid
  if (terms.validUntil !== null && now > terms.validUntil) return couponRefusals.expired
  if (terms.totalLimit !== null && terms.uses >= terms.totalLimit) return couponRefusals.usedUp
  if (terms.perShopperLimit !== null && usesByShopper >= terms.perShopperLimit) return couponRefusals.usedUpByShopper
  if (terms.firstOrder && use.hasOrdered) return couponRefusals.firstOrder
  return refusalOfCart(terms, use)
}

function refusalOfCart(
  { minimumAmount, reach }: CouponTerms,
  { subTotal, hasQuoted, hasOthers }: CouponUse,
): string | undefined {
  const goods = reach && reach.of !== 'all' ? listNames(reach.names) : undefined
  if (subTotal === 0 && hasQuoted) return couponRefusals.onlyQuoted
  if (subTotal === 0) return goods !== undefined && hasOthers ? couponRefusals.isFor(goods) : couponRefusals.cartEmpty
  const missing = (minimumAmount ?? 0) - subTotal
  if (missing <= 0) return undefined
  const amount = formatRupees(rupeesFromPaise(missing))
  return goods === undefined ? couponRefusals.belowMinimum(amount) : couponRefusals.belowMinimumOf(amount, goods)
}
