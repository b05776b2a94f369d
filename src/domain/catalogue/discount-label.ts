import { type Paise, shareOf } from '../../shared/money/money.ts'

/** Returns the discount from the MRP, such as '21% off', in whole percent; null where that is nothing. */
export function discountLabel(price: Paise, offerPrice: Paise | null): string | null {
  if (offerPrice === null) return null
  const percent = shareOf(100, price - offerPrice, price)
  return percent > 0 ? `${percent}% off` : null
}
