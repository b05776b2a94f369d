import { sql } from 'kysely'
import { listingTag, productTag } from '../../../shared/cache-tags.ts'
import type { ScheduledMoment } from '../../platform/live-moments.ts'
import type { Shop } from '../../platform/shop.ts'
import { applyScheduled } from './apply-scheduled.ts'

/** Returns the moments of scheduled prices, also of those that are due: the shop then writes them onto their products. */
export async function priceMoments(shop: Shop): Promise<ScheduledMoment[]> {
  const { rows } = await sql<{ at: Date; ids: string[] }>`
    SELECT comes_at AS at, array_agg(DISTINCT product_id) AS ids FROM scheduled_prices
    WHERE state = 'waiting' GROUP BY comes_at`.execute(shop.db)
  const write = async () => void (await applyScheduled(shop))
  return rows.map(({ at, ids }) => ({ at, tags: [listingTag, ...ids.map(productTag)], write }))
}
