import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { route } from '../platform/http/route.ts'
import type { Shop } from '../platform/shop.ts'
import { selectBanners, selectCategoryBanners, selectOfferBanners } from './content-queries.ts'
import { presentBanner, presentCategoryBanner, presentOfferBanner } from './present-banner.ts'

/** Banners and offers: public reads. */
export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.banners, async () => ({ data: (await selectBanners(shop.db)).map(presentBanner) }))
  route(app, shop, endpoints.categoryBanners, async () => ({
    data: (await selectCategoryBanners(shop.db)).map(presentCategoryBanner),
  }))
  route(app, shop, endpoints.offerBanners, async () => ({
    data: (await selectOfferBanners(shop.db)).map(presentOfferBanner),
  }))
}
