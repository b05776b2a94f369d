import type { CouponDetails } from '../../shared/contract/cart.ts'

/** The discount over the original amount, rounded to a whole percent, as a percentage coupon is shown (SPEC §9). */
export function discountPercent({ discountAmount, originalAmount }: CouponDetails): number {
  return originalAmount > 0 ? Math.round((discountAmount / originalAmount) * 100) : 0
}
