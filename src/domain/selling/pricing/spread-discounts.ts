import { type Paise, splitByWeight } from '../../../shared/money/money.ts'

/**
 * Each line's share of the discounts, in paise: the coupon's by the lines' values, then the online discount's by what is
 * left of them, both by largest remainder (CONTRACT §3). No share is larger than its line.
 *
 * The online discount is computed from the final amount, delivery included, yet it is spread over the goods as a whole:
 * lines and delivery charge as shown then add up to what is paid. Only where it is more than the goods themselves (a
 * coupon that left next to nothing of them) does the rest fall on the delivery charge.
 *
 * `reached`: of each line what a coupon takes something off; nothing of a line at a quoted price or of goods that it is not for.
 */
export function spreadDiscounts(
  values: readonly Paise[],
  coupon: Paise,
  online: Paise,
  reached: readonly Paise[] = values,
): Paise[] {
  const byCoupon = splitByWeight(coupon, reached)
  const left = values.map((value, index) => value - (byCoupon[index] ?? 0))
  const goods = left.reduce((total, each) => total + each, 0)
  const byOnline = splitByWeight(Math.min(online, goods), left)
  return values.map((_, index) => (byCoupon[index] ?? 0) + (byOnline[index] ?? 0))
}
