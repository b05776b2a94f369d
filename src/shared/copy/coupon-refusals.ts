/** Reasons why a coupon cannot be used now, as the shopper reads them beside it. Amounts come formatted, such as ₹251. */
export const couponRefusals = {
  inactive: 'This coupon is no longer offered',
  notYetValid: 'This coupon cannot be used yet',
  expired: 'This coupon has expired',
  usedUp: 'This coupon has been used up',
  usedUpByShopper: 'You have already used this coupon',
  firstOrder: 'This coupon is for your first order',
  isFor: (goods: string) => `This coupon is for ${goods}`,
  onlyQuoted: 'No coupon applies to items at a quoted or agreed price',
  cartEmpty: 'Add items to your cart to use this coupon',
  belowMinimum: (missing: string) => `Add ${missing} more to use this coupon`,
  belowMinimumOf: (missing: string, goods: string) => `Add ${missing} more of ${goods} to use this coupon`,
  notSignedIn: 'Login to use this coupon',
  /** The notice in a cart whose coupon was taken off. */
  takenOff: (code: string, reason: string) => `Coupon ${code} was removed. ${reason}.`,
} as const
