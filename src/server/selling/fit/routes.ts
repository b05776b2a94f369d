import type { FastifyInstance } from 'fastify'
import { listingTag, structureTag } from '../../../shared/cache-tags.ts'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { checkCart } from './check-cart.ts'
import { fitsOfProduct } from './fits-of-product.ts'

/** Registers the reads of what fits what: of a product, public and cached; in a cart. */
export function fitRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.fits, ({ params, query }) => fitsOfProduct(shop, params.id, query.variantId ?? null), {
    tags: () => [listingTag, structureTag],
  })
  route(app, shop, endpoints.checkCart, async ({ shopper, query: { productId, variantId } }) => ({
    data: await checkCart(shop, shopper.userId, productId ? { productId, variantId: variantId ?? null } : null),
  }))
}
