import type { Paise } from '../../../shared/money/money.ts'
import { type Graded, unitPriceFor } from './price-breaks.ts'

/** The least that something may cost that cost `was` paise, where a price may fall by so many percent: in whole paise. */
export function leastPrice(was: Paise, percent: number): Paise {
  return Math.ceil((was * (100 - percent)) / 100)
}

/**
 * Finds the first quantity in which an item becomes cheaper by more than so many percent, and the least price of a piece there,
 * in paise; undefined: in none. Prices of a quantity are prices: a break is looked at like the price of one piece.
 */
export function fallBeyond(was: Graded, now: Graded, percent: number): { quantity: number; least: Paise } | undefined {
  for (const quantity of quantitiesOf(was, now)) {
    const least = leastPrice(unitPriceFor(was, quantity), percent)
    if (unitPriceFor(now, quantity) < least) return { quantity, least }
  }
  return undefined
}

function quantitiesOf(was: Graded, now: Graded): number[] {
  const all = [1, ...was.breaks.map(({ from }) => from), ...now.breaks.map(({ from }) => from)]
  return [...new Set(all)].sort((a, b) => a - b)
}
