import type { Paise } from '../../shared/money/money.ts'

/** What is asked for something: the MRP, and where there is one, the offer. */
export interface Asked {
  price: Paise
  offerPrice: Paise | null
}

/** What the shopper pays for one piece (CONTRACT §3). */
export function sellingPrice({ price, offerPrice }: Asked): Paise {
  return offerPrice ?? price
}

/** What stands on the card of a product with variants: the one that costs least, the first of equals (CONTRACT §2). */
export function cheapestOf<T extends Asked>(variants: readonly T[]): T | undefined {
  return variants.reduce<T | undefined>(
    (best, each) => (best === undefined || sellingPrice(each) < sellingPrice(best) ? each : best),
    undefined,
  )
}
