import { saleInWords } from './sale-in-words.ts'

/** A running sale as a product carries it: `prices` in paise by variant, '' for the product itself. */
export interface CarriedSale {
  badge: string
  until: string
  prices: Readonly<Record<string, number>>
}

/** Note on a sale that shoppers read beside a price. */
export interface ShownSale {
  badge: string
  until: string
  text: string
}

/**
 * Returns what is told beside the price of a product or variant; undefined: nothing. A badge stands only beside the sale's own price,
 * and only until the sale's last moment: whoever has set another price has taken it out.
 */
export function saleShown(
  sale: CarriedSale | null,
  { key, offerPrice }: { key: string; offerPrice: number | null },
  now: Date,
): ShownSale | undefined {
  if (!sale || offerPrice === null || sale.prices[key] !== offerPrice) return undefined
  const ends = new Date(sale.until)
  return now < ends ? { badge: sale.badge, until: sale.until, text: saleInWords(sale.badge, ends) } : undefined
}
