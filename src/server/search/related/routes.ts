import type { FastifyInstance } from 'fastify'
import { listingTag, productTag, relatedTag, structureTag, tagsOfProducts } from '../../../shared/cache-tags.ts'
import { related } from '../../../shared/contract/related.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { comparedGoods } from './compared-goods.ts'
import { relatedOf } from './related-of.ts'

/** Registers the reads of products that go with one, of those that can replace it, and of products side by side. */
export function relatedRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, related.relatedGoods, ({ params }) => relatedOf(shop, params.id), {
    tags: ({ data: { productId, lookedAt } }, stock) => [
      ...[relatedTag, listingTag, structureTag],
      ...tagsOfProducts([productId, ...lookedAt], stock),
    ],
  })
  route(app, shop, related.comparedGoods, async ({ query }) => ({ data: await comparedGoods(shop, query.ids) }), {
    tags: ({ data: { products, missing } }, stock) => [
      structureTag,
      ...tagsOfProducts(
        products.map(({ _id }) => _id),
        stock,
      ),
      ...missing.map(productTag),
    ],
  })
}
