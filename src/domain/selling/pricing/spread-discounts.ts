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
 * `most`: of a line at a deal's price the most of the online discount that it takes, null of any other; what it does not take falls on the
 * others, and then on the delivery charge (docs/decisions/208).
 */
export function spreadDiscounts(
  values: readonly Paise[],
  coupon: Paise,
  online: Paise,
  reached: readonly Paise[] = values,
  most: readonly (Paise | null)[] = [],
): Paise[] {
  const byCoupon = splitByWeight(coupon, reached)
  const left = values.map((value, index) => value - (byCoupon[index] ?? 0))
  const byOnline = spreadOnline(left, most, online)
  return values.map((_, index) => (byCoupon[index] ?? 0) + (byOnline[index] ?? 0))
}

function spreadOnline(left: readonly Paise[], most: readonly (Paise | null)[], online: Paise): Paise[] {
  const byValue = splitByWeight(Math.min(online, sum(left)), left)
  const isDealt = (index: number) => typeof most[index] === 'number'
  if (!left.some((_, index) => isDealt(index))) return byValue
  const held = left.map((_, index) => (isDealt(index) ? Math.min(byValue[index] ?? 0, most[index] ?? 0) : 0))
  const others = left.map((value, index) => (isDealt(index) ? 0 : value))
  const rest = splitByWeight(Math.min(online - sum(held), sum(others)), others)
  return left.map((_, index) => (isDealt(index) ? (held[index] ?? 0) : (rest[index] ?? 0)))
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, each) => total + each, 0)
}
