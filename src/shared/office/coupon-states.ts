/** States of a coupon: it can be used; its day has not come; its last day is over; all its uses are had; it was ended. */
export const couponStates = ['in_use', 'waiting', 'over', 'used_up', 'ended'] as const
export type CouponState = (typeof couponStates)[number]

/** Effects of a coupon: so many percent or rupees off the goods, or no delivery charge. */
export const couponDiscounts = ['percentage', 'flat', 'free_delivery'] as const

/** Goods that a coupon is for. */
export const couponReaches = ['all', 'categories', 'products'] as const
export type CouponReaches = (typeof couponReaches)[number]

/** Customers of a coupon: all, or those who order for the first time. */
export const couponCustomers = ['all', 'first_order'] as const

/** Fields that stay as they were promised once somebody has used the coupon. */
export const frozenOfCoupon = [
  'description',
  'terms',
  'discountType',
  'value',
  'minimumAmount',
  'maximumDiscount',
  'validFrom',
  'reach',
  'reached',
  'customers',
] as const
