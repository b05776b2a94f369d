import type { Paise } from '../../shared/money/money.ts'

/** Price of something: the MRP, and where there is one, the offer. */
export interface Asked {
  price: Paise
  offerPrice: Paise | null
}

/** Returns the price of one piece for the shopper (CONTRACT §3), in paise. */
export function sellingPrice({ price, offerPrice }: Asked): Paise {
  return offerPrice ?? price
}

/** Returns the variant on the card of a product with variants: the one that costs least, the first of equals (CONTRACT §2). */
export function cheapestOf<T extends Asked>(variants: readonly T[]): T | undefined {
  return variants.reduce<T | undefined>(
    (best, each) => (best === undefined || sellingPrice(each) < sellingPrice(best) ? each : best),
    undefined,
  )
}
