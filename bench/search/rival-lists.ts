import { attributeNames } from '../../src/server/catalogue/attributes/attribute-names.ts'
import { presentProduct } from '../../src/server/catalogue/present-product.ts'
import { type ProductRow, productColumns, productJoins } from '../../src/server/catalogue/product-row.ts'
import { ask } from '../../src/server/platform/db/ask.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import type { listProducts } from '../../src/server/search/list-products.ts'
import { filterOf } from '../../src/server/search/product-filter.ts'
import { listingTag } from '../../src/shared/cache-tags.ts'
import type { ProductQuery } from '../../src/shared/contract/product-query.ts'

/** The result of a list or a search. */
export type Found = Awaited<ReturnType<typeof listProducts>>

const forwards = {
  newest: 'o.created_at DESC, o.id',
  low: 'o.selling_price, o.id',
  high: 'o.selling_price DESC, o.id DESC',
}
const backwards = { newest: 'o.created_at, o.id DESC', low: forwards.high, high: forwards.low }

/** Returns the SQL order of a list; with `fromTheEnd`, the same order reversed. */
export function orderOf({ sort }: ProductQuery, fromTheEnd = false): string {
  const order = sort === 'price-low' ? 'low' : sort === 'price-high' ? 'high' : 'newest'
  return (fromTheEnd ? backwards : forwards)[order]
}

/** A list by PostgreSQL alone: the total kept for each filter until a list changes, pages by OFFSET from the nearer end. */
export async function rivalList(shop: Shop, query: ProductQuery): Promise<Found> {
  const { where, values } = whereOf(query)
  const total = await shop.cache.recall(`rival ${where} ${values.join('|')}`, async () => {
    const text = `SELECT count(*)::int AS total FROM rival_products o WHERE ${where}`
    const rows = await ask<{ total: number }>(shop.db, { name: nameOf(text), text, values, quick: true })
    return { value: rows[0]?.total ?? 0, bytes: 300, tags: [listingTag] }
  })
  const before = (query.page - 1) * query.limit
  const limit = Math.min(query.limit, total - before)
  if (limit <= 0) return { products: [], totalProducts: total }
  const fromTheEnd = before > total / 2
  const offset = fromTheEnd ? total - before - limit : before
  const place = `OFFSET $${values.length + 1} LIMIT $${values.length + 2}`
  const text = `SELECT ${productColumns} FROM (SELECT o.id, o.created_at, o.selling_price FROM rival_products o
      WHERE ${where} ORDER BY ${orderOf(query, fromTheEnd)} ${place}) AS o
    JOIN products p ON p.id = o.id ${productJoins} ORDER BY ${orderOf(query)}`
  const name = nameOf(text)
  const rows = await ask<ProductRow>(shop.db, { name, text, values: [...values, offset, limit], quick: true })
  const called = await attributeNames(shop)
  return { products: rows.map((row) => presentProduct(row, called, new Date())), totalProducts: total }
}

/** Each combination of filters is a prepared statement of its own. */
const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `rival-${names.size}`
  names.set(text, name)
  return name
}

/** Every id is that of something that is shown; in the place of a category's none is a label's. */
const every = { has: () => true }
const allButLabels = { categories: every, subcategories: every, labels: { has: () => false } }

function whereOf(query: ProductQuery): { where: string; values: unknown[] } {
  const narrowings = filterOf(query, allButLabels)
  const terms = narrowings.flatMap((each) => each.terms ?? [])
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const parts = terms.map((term) => {
    const id = term.slice(2)
    if (term.startsWith('l:')) return `o.label_ids @> ARRAY[${given(id)}::text]`
    return `${term.startsWith('c:') ? 'o.category_id' : 'o.subcategory_id'} = ${given(id)}`
  })
  for (const { min, max } of narrowings.flatMap((each) => each.prices ?? [])) {
    if (min > 0) parts.push(`o.selling_price >= ${given(min)}`)
    if (max < Number.POSITIVE_INFINITY) parts.push(`o.selling_price <= ${given(max)}`)
  }
  return { where: parts.join(' AND ') || 'true', values }
}
