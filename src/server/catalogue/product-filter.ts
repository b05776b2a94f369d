import type { ProductQuery } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'

/** Which products a list shows: CONTRACT §2, with amounts in paise and a label's id moved from the category to the labels. */
export interface ProductFilter {
  categoryId?: string
  subcategoryId?: string
  labelIds: string[]
  minPrice?: number
  maxPrice?: number
  q?: string
  /** How `q` is read: its letters somewhere in the name or category, or words that look like it. */
  match: 'exact' | 'similar'
}

/** The filter of a list call; `isLabel` says whether the category's id is a label's. */
export function filterOf(query: ProductQuery, isLabel: boolean): ProductFilter {
  const { categoryId, subcategoryId, labelId, minPrice, maxPrice, q } = query
  const bounded = maxPrice !== undefined && maxPrice < limits.noUpperPriceRupees
  return {
    ...(namesCategory(categoryId) && !isLabel ? { categoryId } : {}),
    ...(subcategoryId ? { subcategoryId } : {}),
    labelIds: [...(isLabel && categoryId ? [categoryId] : []), ...(labelId ? [labelId] : [])],
    ...(minPrice ? { minPrice: wholePaise(minPrice, Math.ceil) } : {}),
    ...(bounded ? { maxPrice: wholePaise(maxPrice, Math.floor) } : {}),
    ...(q ? { q } : {}),
    match: 'exact',
  }
}

/** `all` and nothing are every category. */
export function namesCategory(categoryId: string | undefined): categoryId is string {
  return categoryId !== undefined && categoryId !== 'all'
}

/** A bound may have more than two decimals: nothing below `minPrice` and nothing above `maxPrice` is let in. */
function wholePaise(rupees: number, round: (value: number) => number): number {
  return paiseFromRupees(round(Number((rupees * 100).toFixed(4))) / 100)
}

/** A filter as SQL on `products p`: `where` with the values' places from $1 on. Equal shapes give equal text. */
export function filterSql(filter: ProductFilter): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const conditions = ['p.active']
  const add = (value: unknown, condition: (place: string) => string) => {
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  if (filter.categoryId) add(filter.categoryId, (place) => `p.category_id = ${place}`)
  if (filter.subcategoryId) add(filter.subcategoryId, (place) => `p.subcategory_id = ${place}`)
  if (filter.labelIds.length > 0) add(filter.labelIds, (place) => `p.label_ids @> ${place}::text[]`)
  if (filter.minPrice !== undefined) add(filter.minPrice, (place) => `p.selling_price >= ${place}`)
  if (filter.maxPrice !== undefined) add(filter.maxPrice, (place) => `p.selling_price <= ${place}`)
  if (filter.q && filter.match === 'exact') add(`%${escapeLike(filter.q)}%`, contains)
  if (filter.q && filter.match === 'similar') {
    for (const word of searchWords(filter.q)) add(word, (place) => `lower(p.name) %> lower(${place})`)
  }
  return { where: conditions.join(' AND '), values }
}

/** The words that a misspelt search is read by: shorter ones look like everything. */
export function searchWords(q: string): string[] {
  return q
    .split(/\s+/)
    .filter((word) => word.length >= 3)
    .slice(0, 6)
}

/** The search rule of the shop: the letters stand in the product's or its category's name, in any case (SPEC §2). */
function contains(place: string): string {
  const categories = `SELECT id FROM categories WHERE lower(name) LIKE lower(${place})`
  return `(lower(p.name) LIKE lower(${place}) OR p.category_id = ANY (ARRAY(${categories})))`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
