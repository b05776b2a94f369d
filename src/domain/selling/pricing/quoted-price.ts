import type { Paise } from '../../../shared/money/money.ts'

/** Price that an accepted quotation gives a line of a cart. */
export interface QuotedPrice {
  /** In paise, a piece. */
  price: Paise
  /** Pieces from which on it holds: as many as were quoted, or as there were when it was accepted. */
  from: number
  /** Pieces up to which it holds: as many as were quoted. */
  upTo: number
}

/**
 * Returns what a piece costs by an accepted quotation that has not ended; null where it does not hold for so few or so many pieces.
 * It is exactly the quoted price, dearer or cheaper than today's, but never above the MRP: that is an offence (Legal Metrology
 * (Packaged Commodities) Rules 2011, r. 18(2)).
 */
export function quotedPriceFor({ price, from, upTo }: QuotedPrice, quantity: number, mrp: Paise): Paise | null {
  return quantity < from || quantity > upTo ? null : Math.min(price, mrp)
}
