/** States of a coupon: it can be used; its day has not come; its last day is over; all its uses are had; it was ended. */
export const couponStates = ['in_use', 'waiting', 'over', 'used_up', 'ended'] as const
export type CouponState = (typeof couponStates)[number]

/** Fields that stay as they were promised once somebody has used the coupon. */
export const frozenOfCoupon = [
  'description',
  'terms',
  'discountType',
  'value',
  'minimumAmount',
  'maximumDiscount',
  'validFrom',
] as const
