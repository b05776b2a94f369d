import type { FastifyInstance } from 'fastify'
import { nextChange, type Scheduled, shownAt } from '../../../domain/catalogue/content/schedule.ts'
import { contentTag, structureTag } from '../../../shared/cache-tags.ts'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { holdingUntil } from '../../platform/cache/tags.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectBanners, selectCategoryBanners, selectOfferBanners } from './content-queries.ts'
import { presentBanner, presentCategoryBanner, presentOfferBanner } from './present-banner.ts'

/** Banners and offers: public reads. Each answer holds until the next of its banners begins or ends. */
export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  const { db, clock } = shop
  const tags = () => [contentTag, structureTag]
  route(app, shop, endpoints.banners, () => answer(selectBanners, presentBanner), { tags })
  route(app, shop, endpoints.categoryBanners, () => answer(selectCategoryBanners, presentCategoryBanner), { tags })
  route(app, shop, endpoints.offerBanners, () => answer(selectOfferBanners, presentOfferBanner), { tags })

  async function answer<Row extends Scheduled, Shown>(
    select: (from: Shop['db'], now: Date) => Promise<Row[]>,
    present: (row: Row) => Shown,
  ) {
    const now = clock()
    const rows = await select(db, now)
    return holdingUntil({ data: shownAt(rows, now).map(present) }, nextChange(rows, now))
  }
}
