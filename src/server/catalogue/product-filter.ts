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
  search?: Search
}

/** A search text as it is read: what a product has to have. */
export interface Search {
  /** These letters, in lower case without accents, in the product's or its category's name. */
  letters?: string
  /** Of each list one word, somewhere in name, category, brand or variants. */
  words: string[][]
}

/** The filter of a list call; `isLabel` says whether the category's id is a label's, `search` how its text is read. */
export function filterOf(query: ProductQuery, isLabel: boolean, search: Search | undefined): ProductFilter {
  const { categoryId, subcategoryId, labelId, minPrice, maxPrice } = query
  const bounded = maxPrice !== undefined && maxPrice < limits.noUpperPriceRupees
  return {
    ...(namesCategory(categoryId) && !isLabel ? { categoryId } : {}),
    ...(subcategoryId ? { subcategoryId } : {}),
    labelIds: [...(isLabel && categoryId ? [categoryId] : []), ...(labelId ? [labelId] : [])],
    ...(minPrice ? { minPrice: wholePaise(minPrice, Math.ceil) } : {}),
    ...(bounded ? { maxPrice: wholePaise(maxPrice, Math.floor) } : {}),
    ...(search ? { search } : {}),
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

/**
 * A filter as SQL: `from` is the table, named p, and `where` its conditions with the values' places from $1 on. A search
 * reads the narrow rows of product_search, which have the same columns. Equal shapes give equal text.
 */
export function filterSql(filter: ProductFilter): { from: string; where: string; values: unknown[] } {
  const { search } = filter
  const values: unknown[] = []
  const conditions: string[] = []
  const add = (value: unknown, condition: (place: string) => string) => {
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  if (filter.categoryId) add(filter.categoryId, (place) => `p.category_id = ${place}`)
  if (filter.subcategoryId) add(filter.subcategoryId, (place) => `p.subcategory_id = ${place}`)
  if (filter.labelIds.length > 0) add(filter.labelIds, (place) => `p.label_ids @> ${place}::text[]`)
  if (filter.minPrice !== undefined) add(filter.minPrice, (place) => `p.selling_price >= ${place}`)
  if (filter.maxPrice !== undefined) add(filter.maxPrice, (place) => `p.selling_price <= ${place}`)
  for (const words of search?.words ?? []) add(words, (place) => `p.words && ${place}::text[]`)
  if (search?.letters) add(`%${escapeLike(search.letters)}%`, contains)
  if (search) return { from: 'product_search p', where: conditions.join(' AND ') || 'true', values }
  return { from: 'products p', where: ['p.active', ...conditions].join(' AND '), values }
}

/** The search rule of the shop: the letters stand in the product's or its category's name, in any case (SPEC §2). */
function contains(place: string): string {
  const categories = `SELECT id FROM categories WHERE plain_text(name) LIKE ${place}`
  return `(p.name LIKE ${place} OR p.category_id = ANY (ARRAY(${categories})))`
}

/** A text as a part of a LIKE pattern that means its letters only. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
