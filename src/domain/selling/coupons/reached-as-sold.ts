import type { Paise } from '../../../shared/money/money.ts'
import { spreadDiscounts } from '../pricing/spread-discounts.ts'

/** A line as an order sold it, in paise: unit price × quantity, and its share of all that was taken off. */
interface LineAsSold {
  value: Paise
  discountShare: Paise
}

/**
 * Tells of each line of an order whether its coupon took something off it, by the shares that the lines have of `coupon` and
 * `online`, the order's discounts in paise; null where they do not say. A line that a coupon reaches has a larger part taken off.
 */
export function reachedAsSold(lines: readonly LineAsSold[], coupon: Paise, online: Paise): boolean[] | null {
  if (coupon === 0) return null
  const values = lines.map(({ value }) => value)
  const part = (at: number) => (lines[at]?.discountShare ?? 0) / (values[at] || 1)
  const byPart = [...values.keys()].sort((one, other) => part(other) - part(one))
  for (let count = 1; count <= lines.length; count += 1) {
    const isReached = values.map((_, at) => byPart.indexOf(at) < count)
    const reached = values.map((value, at) => (isReached[at] ? value : 0))
    const shares = spreadDiscounts(values, coupon, online, reached)
    if (shares.every((share, at) => share === lines[at]?.discountShare)) return isReached
  }
  return null
}
