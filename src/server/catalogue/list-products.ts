import type { Product, ProductQuery } from '../../shared/contract/catalogue.ts'
import { makeAnswer } from '../cache/cached-answer.ts'
import { listingTag, structureTag } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { countProducts, isLabelId, selectProducts } from './catalogue-queries.ts'
import { presentProduct } from './present-product.ts'
import { filterOf, namesCategory, type ProductFilter } from './product-filter.ts'
import { readSearch } from './read-search.ts'

/** A page of the products that pass the filters, and how many there are (CONTRACT §2). A page past the end is empty. */
export async function listProducts(
  shop: Shop,
  query: ProductQuery,
): Promise<{ products: Product[]; totalProducts: number }> {
  const { categoryId, q } = query
  const isLabel = namesCategory(categoryId) && (await isLabelId(shop.pool, categoryId))
  return pageOf(shop, filterOf(query, isLabel, q ? await readSearch(shop, q) : undefined), query)
}

async function pageOf(shop: Shop, filter: ProductFilter, { sort, page, limit }: ProductQuery) {
  const offset = (page - 1) * limit
  const total = await rememberedCount(shop, filter)
  const rows = offset < total ? await selectProducts(shop.pool, filter, { sort, offset, limit, total }) : []
  return { products: rows.map(presentProduct), totalProducts: total }
}

/** The count is the same for every page and sort: it is kept beside the public answers, and goes stale with the lists. */
async function rememberedCount(shop: Shop, filter: ProductFilter): Promise<number> {
  const key = `count ${JSON.stringify(filter)}`
  const answer = await shop.cache.remember(key, key, async () =>
    makeAnswer(200, 'text/plain', String(await countProducts(shop.pool, filter)), [listingTag, structureTag]),
  )
  return Number(answer.identity.toString())
}
