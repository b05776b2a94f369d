import type { ProductQuery } from '../../shared/contract/product-query.ts'
import type { ChosenFacets } from '../../shared/facets/chosen-facets.ts'
import { readBand } from '../../shared/facets/price-band.ts'
import { limits } from '../../shared/limits.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'

/** One thing that a list is narrowed by: a product must have one of the terms, or a price within one of the bounds, or one of the values. */
export interface Narrowing {
  facet: string
  terms?: string[]
  /** Paise, both included. */
  prices?: { min: number; max: number }[]
  values?: readonly string[]
}

/** Categories, subcategories and labels that customers browse now, by ids. */
export type Shelves = Readonly<Record<'categories' | 'subcategories' | 'labels', Pick<ReadonlySet<string>, 'has'>>>

/**
 * Returns what a list call asks for (CONTRACT §2), by facet. A label's id in the place of a category's means the label (CONTRACT
 * §5). What is chosen as a facet takes the place of the call's own word for it. What is not shown now has no list of its own.
 */
export function filterOf(query: ProductQuery, shelves: Shelves): Narrowing[] {
  const narrowings = new Map<string, Narrowing>()
  const add = (facet: string, by: Omit<Narrowing, 'facet'>) => narrowings.set(facet, { facet, ...by })
  const { categoryId, subcategoryId, labelId } = query
  for (const [facet, id] of Object.entries({ category: categoryId, subcategory: subcategoryId, label: labelId })) {
    if (isOne(id)) add(facet, chosenOf(facet, [id], shelves))
  }
  const prices = priceBounds(query.minPrice, query.maxPrice)
  if (prices) add('price', { prices: [prices] })
  for (const [facet, values] of query.chosen ?? []) add(facet, chosenOf(facet, values, shelves))
  return [...narrowings.values()]
}

function chosenOf(
  facet: string,
  values: ChosenFacets[number][1],
  { categories, subcategories, labels }: Shelves,
): Omit<Narrowing, 'facet'> {
  const terms = (kind: string, shown: Shelves['labels'], ids = values) =>
    ids.filter((id) => shown.has(id)).map((id) => `${kind}:${id}`)
  if (facet === 'category') {
    const others = values.filter((id) => !labels.has(id))
    return { terms: [...terms('l', labels), ...terms('c', categories, others)] }
  }
  if (facet === 'subcategory') return { terms: terms('s', subcategories) }
  if (facet === 'label') return { terms: terms('l', labels) }
  if (facet !== 'price') return { values }
  const bands = values.flatMap((value) => readBand(value) ?? [])
  return { prices: bands.map(({ min, max }) => priceBounds(min ?? 0, max ?? undefined) ?? everyPrice) }
}

const everyPrice = { min: 0, max: Number.POSITIVE_INFINITY }

function priceBounds(min: number | undefined, max: number | undefined): { min: number; max: number } | undefined {
  const bounded = max !== undefined && max < limits.noUpperPriceRupees
  if (!min && !bounded) return undefined
  return {
    min: min ? wholePaise(min, Math.ceil) : 0,
    max: bounded ? wholePaise(max, Math.floor) : Number.POSITIVE_INFINITY,
  }
}

/** Returns whether a choice is an id, and not the string 'all' (SPEC §3). */
function isOne(chosen: string | undefined): chosen is string {
  return chosen !== undefined && chosen !== '' && chosen !== 'all'
}

/** A bound may have more than two decimals: nothing below `minPrice` and nothing above `maxPrice` is let in. */
function wholePaise(rupees: number, round: (value: number) => number): number {
  return paiseFromRupees(round(Number((rupees * 100).toFixed(4))) / 100)
}
