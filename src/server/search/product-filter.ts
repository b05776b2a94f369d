import type { ProductQuery } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'

/** Which products a list shows: CONTRACT §2, in terms of the catalogue, of which a product must have all, and paise. */
export interface ProductFilter {
  terms: string[]
  minPrice: number
  maxPrice: number
}

/** The filter of a list call. A label's id in the place of a category's means the label (CONTRACT §5). */
export function filterOf(query: ProductQuery, isLabel: (id: string) => boolean): ProductFilter {
  const { categoryId, subcategoryId, labelId, minPrice, maxPrice } = query
  const terms: string[] = []
  if (isOne(categoryId)) terms.push(`${isLabel(categoryId) ? 'l' : 'c'}:${categoryId}`)
  if (isOne(subcategoryId)) terms.push(`s:${subcategoryId}`)
  if (isOne(labelId)) terms.push(`l:${labelId}`)
  const bounded = maxPrice !== undefined && maxPrice < limits.noUpperPriceRupees
  return {
    terms,
    minPrice: minPrice ? wholePaise(minPrice, Math.ceil) : 0,
    maxPrice: bounded ? wholePaise(maxPrice, Math.floor) : Number.POSITIVE_INFINITY,
  }
}

/** What is chosen is an id or the string 'all' (SPEC §3). */
function isOne(chosen: string | undefined): chosen is string {
  return chosen !== undefined && chosen !== '' && chosen !== 'all'
}

/** A bound may have more than two decimals: nothing below `minPrice` and nothing above `maxPrice` is let in. */
function wholePaise(rupees: number, round: (value: number) => number): number {
  return paiseFromRupees(round(Number((rupees * 100).toFixed(4))) / 100)
}
