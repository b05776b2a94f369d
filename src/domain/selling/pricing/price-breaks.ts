import type { Paise } from '../../../shared/money/money.ts'
import { type Asked, sellingPrice } from '../../catalogue/selling-price.ts'

/** `from` pieces or more of one item cost `price` paise each. */
export interface PriceStep {
  from: number
  price: Paise
}

/** Prices of an item, and the breaks as somebody wrote them: in any order, some perhaps of no use any more. */
export interface Graded extends Asked {
  breaks: readonly PriceStep[]
}

/**
 * The breaks that hold for a variant: its own, else those of its product as long as it is sold at the product's own price. A
 * break is an amount, so that of a product at ₹10 must never be the price of its variant at ₹1,000.
 */
export function breaksOf(variant: Graded, product: Graded): readonly PriceStep[] {
  if (variant.breaks.length > 0) return variant.breaks
  return sellingPrice(variant) === sellingPrice(product) ? product.breaks : []
}

/**
 * The steps that lower the price, from few to many pieces, each cheaper than all before it and than a single piece: a
 * break that an offer has overtaken is none. So more pieces never cost more each.
 */
export function priceSteps(item: Graded): PriceStep[] {
  const steps: PriceStep[] = []
  let least = sellingPrice(item)
  for (const { from, price } of [...item.breaks].sort((a, b) => a.from - b.from || b.price - a.price)) {
    if (price >= least || from < 1) continue
    if (steps.at(-1)?.from === from) steps.pop()
    steps.push({ from, price })
    least = price
  }
  return steps
}

/** Returns the price of one piece where so many are bought, in paise: the one rule for cart, order and invoice. */
export function unitPriceFor(item: Graded, quantity: number): Paise {
  return priceSteps(item).findLast(({ from }) => from <= quantity)?.price ?? sellingPrice(item)
}
