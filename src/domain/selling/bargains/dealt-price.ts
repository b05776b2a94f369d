import type { Paise } from '../../../shared/money/money.ts'

/** An agreed price: paise a piece, from so many pieces on, until its last moment. */
export interface AgreedPrice {
  price: Paise
  from: number
  until: Date
}

/**
 * Returns what a piece costs by a deal; null where it does not hold: its time is over, the pieces are fewer than agreed, or the price
 * without it (a sale, a price of a quantity, a quotation) is no dearer.
 */
export function dealtPrice({ price, from, until }: AgreedPrice, quantity: number, own: Paise, now: Date): Paise | null {
  return now <= until && quantity >= from && price < own ? price : null
}
