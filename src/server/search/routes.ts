import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../shared/contract/endpoints.ts'
import type { ProductQuery } from '../../shared/contract/product-query.ts'
import { availabilityTag, dependingOn, dictionaryTag, ratingTag } from '../platform/cache/tags.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { countMiss } from './dictionary/count-misses.ts'
import { listProducts } from './search.ts'
import { searchIndex } from './search-index.ts'
import { suggestProducts } from './suggest-products.ts'

/** Returns the tags that an answer is found, ranked and counted by, beside what it shows of its products. */
function countedBy({ q, sort, facets, chosen = [] }: ProductQuery): string[] {
  const counts = (facet: string) => facets === true || chosen.some(([key]) => key === facet)
  const byStock = counts('stock') || (q && sort === 'relevance')
  return [
    ...(q ? [dictionaryTag] : []),
    ...(byStock ? [availabilityTag] : []),
    ...(counts('rating') ? [ratingTag] : []),
  ]
}

/** Lists of products and what the search box filters: public and cached. */
export function searchRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.products, async ({ query }) => {
    const data = await listProducts(shop, query)
    if (query.q && data.totalProducts === 0 && !isFiltered(query)) countMiss(shop, query.q)
    return dependingOn({ data }, countedBy(query))
  })
  route(app, shop, endpoints.suggest, async ({ query: { q } }) => ({ data: await suggestProducts(shop, q) }))
  route(app, shop, endpoints.searchIndex, async () => ({ data: await searchIndex(shop) }))
}

/** Returns whether anything but a text says which products are listed: then nothing may be found for another reason. */
function isFiltered({ categoryId, subcategoryId, labelId, minPrice, maxPrice, chosen }: ProductQuery): boolean {
  return [categoryId, subcategoryId, labelId, minPrice, maxPrice, chosen].some((each) => each !== undefined)
}
