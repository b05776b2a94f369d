import type { FastifyInstance } from 'fastify'
import { structureTag, tagsOfProducts } from '../../shared/cache-tags.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { getProduct, type ReviewsOf } from './get-product.ts'
import { listCategories, listLabels } from './list-structure.ts'

/** The catalogue's reads: all public, all cached. `reviewsOf`: what shoppers said of a product, shown with it. */
export function catalogueRoutes(app: FastifyInstance, shop: Shop, reviewsOf: ReviewsOf): void {
  const tags = () => [structureTag]
  route(app, shop, endpoints.categories, async () => ({ envelop: { data: await listCategories(shop) } }), { tags })
  route(app, shop, endpoints.labels, async () => ({ envelop: { data: await listLabels(shop) } }), { tags })
  route(app, shop, endpoints.product, async ({ params }) => ({ data: await getProduct(shop, params.id, reviewsOf) }), {
    tags: ({ data }, stock) => [structureTag, ...tagsOfProducts([data._id], stock)],
  })
}
