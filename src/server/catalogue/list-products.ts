import type { Product, ProductQuery } from '../../shared/contract/catalogue.ts'
import { makeAnswer } from '../cache/cached-answer.ts'
import { listingTag } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { type Connection, countProducts, isLabelId, selectProducts, withLooseWords } from './catalogue-queries.ts'
import { presentProduct } from './present-product.ts'
import { filterOf, namesCategory, type ProductFilter, searchWords } from './product-filter.ts'

/**
 * A page of the products that pass the filters, and how many there are (CONTRACT §2). A page past the end is empty. A
 * search text that stands in no name is read as a misspelling.
 */
export async function listProducts(
  shop: Shop,
  query: ProductQuery,
): Promise<{ products: Product[]; totalProducts: number }> {
  const { categoryId } = query
  const isLabel = namesCategory(categoryId) && (await isLabelId(shop.pool, categoryId))
  const exact = filterOf(query, isLabel)
  const found = await pageOf(shop, shop.pool, exact, query)
  if (found.totalProducts > 0 || searchWords(exact.q ?? '').length === 0) return found
  const similar: ProductFilter = { ...exact, match: 'similar' }
  return withLooseWords(shop.pool, (connection) => pageOf(shop, connection, similar, query))
}

async function pageOf(shop: Shop, connection: Connection, filter: ProductFilter, { sort, page, limit }: ProductQuery) {
  const offset = (page - 1) * limit
  const total = await rememberedCount(shop, connection, filter)
  const rows = offset < total ? await selectProducts(connection, filter, { sort, offset, limit, total }) : []
  return { products: rows.map(presentProduct), totalProducts: total }
}

/** The count is the same for every page and sort: it is kept beside the public answers, and goes stale with the lists. */
async function rememberedCount(shop: Shop, connection: Connection, filter: ProductFilter): Promise<number> {
  const key = `count ${JSON.stringify(filter)}`
  const answer = await shop.cache.remember(key, key, async () =>
    makeAnswer(200, 'text/plain', String(await countProducts(connection, filter)), [listingTag]),
  )
  return Number(answer.identity.toString())
}
