import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { type Paise, percentOf } from '../../../shared/money/money.ts'
import { leastPrice } from '../../selling/pricing/price-fall.ts'
import { type Asked, sellingPrice } from '../selling-price.ts'

/** The terms of a sale that its prices come from. `value`: hundredths of a percent, or paise. */
export interface SaleTerms {
  discountType: 'percentage' | 'flat'
  value: number
  /** At or below what the goods cost the shop, too. */
  belowCost: boolean
  /** The largest discount of whoever made it, in percent; null: without limit. */
  mostPercent: number | null
}

/** Something that a sale reaches. */
export interface ReachedArticle extends Asked {
  /** Average cost of a piece to the shop; null: not known. */
  cost: Paise | null
  /** The badge of another sale that has it in the same days; null: none. */
  otherSale: string | null
}

/** The price in a sale, or the sentence on why it gets none. */
export type JudgedPrice = { price: Paise; isBelowCost: boolean } | { refusal: string; isBelowCost: boolean }

/**
 * Decides the price of something in a sale: off what is asked now, rounded half up to the paisa (CONTRACT §3), but never up beyond the
 * largest discount of whoever made it, where that allows its percentage. It is never above the MRP, always below what is asked now, and what another sale has is left out: sales do not add up.
 */
export function judgeSalePrice(reached: ReachedArticle, terms: SaleTerms): JudgedPrice {
  const asked = sellingPrice(reached)
  const price = asked - offOf(asked, terms)
  const isBelowCost = price > 0 && reached.cost !== null && price <= reached.cost
  const refused = (refusal: string) => ({ refusal, isBelowCost: false })
  if (reached.otherSale !== null) return refused(copy.inOther(reached.otherSale))
  if (price <= 0) return refused(copy.nothingLeft)
  if (price >= asked) return refused(copy.noFall)
  if (terms.mostPercent !== null && (asked - price) * 100 > asked * terms.mostPercent) {
    return refused(copy.beyondLimit(terms.mostPercent))
  }
  if (isBelowCost && !terms.belowCost) return { refusal: copy.atCost, isBelowCost }
  return { price, isBelowCost }
}

function offOf(asked: Paise, { discountType, value, mostPercent }: SaleTerms): Paise {
  if (discountType === 'flat') return value
  const off = percentOf(asked, value / 100)
  const isAllowed = mostPercent !== null && value <= mostPercent * 100
  return isAllowed ? Math.min(off, asked - leastPrice(asked, mostPercent)) : off
}

/**
 * Returns the offer that is asked again after a sale, in paise: the one before it, where the MRP has not fallen below it meanwhile.
 * null: the MRP.
 */
export function offerAfterSale(wasOffer: Paise | null, mrp: Paise): Paise | null {
  return wasOffer !== null && wasOffer <= mrp ? wasOffer : null
}
