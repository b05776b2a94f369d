import type { Paise } from '../../shared/money/money.ts'

/**
 * The margin of what is sold for `net` paise without GST and cost so much, in percent of `net` with one decimal, towards zero; null
 * where the cost is not known.
 */
export function marginPercent({ net, cost }: { net: Paise; cost: Paise | null }): number | null {
  if (cost === null || net === 0) return null
  return Math.trunc(((net - cost) * 1000) / net) / 10
}

/** Price of a piece without the GST that it includes, in paise, to the nearest paisa. `gstRate` in percent. */
export function netPrice(price: Paise, gstRate: number): Paise {
  return Math.round((price * 100) / (100 + gstRate))
}

/**
 * The margin of a piece that is sold at a price with GST and cost so much without: paise, and percent of the price without GST; null
 * where the cost is not known.
 */
export function marginOfPiece({
  price,
  gstRate,
  cost,
}: {
  price: Paise
  gstRate: number
  cost: Paise | null
}): { amount: Paise; percent: number } | null {
  const net = netPrice(price, gstRate)
  const percent = marginPercent({ net, cost })
  return percent === null || cost === null ? null : { amount: net - cost, percent }
}
