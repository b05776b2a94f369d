import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { listProducts } from './search.ts'
import { searchIndex } from './search-index.ts'

/** Lists of products and what the search box filters: public and cached. */
export function searchRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.products, async ({ query }) => ({ data: await listProducts(shop, query) }))
  route(app, shop, endpoints.searchIndex, async () => ({ data: await searchIndex(shop) }))
}
