import type { FastifyInstance } from 'fastify'
import {
  availabilityTag,
  dictionaryTag,
  listingTag,
  ratingTag,
  structureTag,
  tagsOfProducts,
} from '../../shared/cache-tags.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import type { ProductQuery } from '../../shared/contract/product-query.ts'
import { dependingOn } from '../platform/cache/tags.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { countSeen } from './day-counts/count-seen.ts'
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

/** Lists of products and what the search box filters: public and cached; and what pages say that they showed. */
export function searchRoutes(app: FastifyInstance, shop: Shop): void {
  const listed = async ({ query }: { query: ProductQuery }) => {
    const data = await listProducts(shop, query)
    return dependingOn({ data }, countedBy(query))
  }
  route(app, shop, endpoints.products, listed, {
    tags: ({ data: { products } }, stock) => [listingTag, structureTag, ...tagsOfProducts(idsOf(products), stock)],
  })
  route(app, shop, endpoints.tellSeen, async ({ body, caller }) => {
    countSeen(shop, body, caller.ip)
    return {}
  })
  route(app, shop, endpoints.suggest, async ({ query: { q } }) => ({ data: await suggestProducts(shop, q) }), {
    tags: ({ data: { exact, similar } }, stock) => [
      ...[listingTag, structureTag, dictionaryTag, availabilityTag],
      ...tagsOfProducts(idsOf([...exact, ...similar]), stock),
    ],
  })
  route(app, shop, endpoints.searchIndex, async () => ({ data: await searchIndex(shop) }), {
    tags: () => [listingTag, structureTag],
  })
}

function idsOf(products: readonly { _id: string }[]): string[] {
  return products.map(({ _id }) => _id)
}
