import { listingTag, structureTag } from '../../../shared/cache-tags.ts'
import type { ScheduledMoment } from '../../platform/live-moments.ts'
import type { Shop } from '../../platform/shop.ts'
import { applySales } from './apply-sales.ts'
import { readSaleMoments } from './sale-queries.ts'

/** Returns the moments at which sales begin and end, also those that are due: the shop then writes prices onto what they reach. */
export async function saleMoments(shop: Shop): Promise<ScheduledMoment[]> {
  const write = () => applySales(shop)
  return (await readSaleMoments(shop.db)).map((at) => ({ at, tags: [structureTag, listingTag], write }))
}
