import type { CouponTerms } from './coupon-discount.ts'

/** Promise of a coupon: its terms, without how often it was used. */
export type CouponPromise = Omit<CouponTerms, 'uses'>

/**
 * Returns whether a coupon can take more than so many percent off the goods that it reaches in some cart. Delivery is not goods:
 * who may give no discount at all may not give it either.
 */
export function takesMoreThan({ discountType, value, ...limits }: CouponPromise, percent: number): boolean {
  if (limits.freeDelivery) return percent === 0
  if (value === 0) return false
  // hundredths of a percent
  if (discountType === 'percentage' && value <= percent * 100) return false
  const { minimumAmount: least, maximumDiscount: most } = limits
  const amount = discountType === 'flat' ? Math.min(value, most ?? value) : most
  return amount === null || least === null || amount * 100 > percent * least
}

/**
 * Returns whether a coupon gives anything more than it did: a larger discount, on smaller carts, to more people, or for longer.
 */
export function givesMore(before: CouponPromise, after: CouponPromise): boolean {
  if (after.discountType !== before.discountType || after.value > before.value) return true
  if (after.freeDelivery && !before.freeDelivery) return true
  if (after.active && !before.active) return true
  if (reachesMore(before, after) || (before.firstOrder && !after.firstOrder)) return true
  if ((after.minimumAmount ?? 0) < (before.minimumAmount ?? 0) || after.validFrom < before.validFrom) return true
  const ends = (promise: CouponPromise) => [
    promise.maximumDiscount,
    promise.validUntil?.getTime(),
    promise.totalLimit,
    promise.perShopperLimit,
  ]
  const was = ends(before)
  return ends(after).some((end, at) => (end ?? Number.POSITIVE_INFINITY) > (was[at] ?? Number.POSITIVE_INFINITY))
}

function reachesMore({ reach: before }: CouponPromise, { reach: after }: CouponPromise): boolean {
  if (!before || before.of === 'all') return false
  return after?.of !== before.of || after.ids.some((id) => !before.ids.includes(id))
}
