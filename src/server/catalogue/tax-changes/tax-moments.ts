import type { Kysely } from 'kysely'
import { productTag } from '../../../shared/cache-tags.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { ScheduledMoment } from '../../platform/live-moments.ts'
import { selectWaiting } from './tax-change-queries.ts'

/** Returns the moments of scheduled rate changes, with the cache tags of what shows them. */
export async function taxMoments(db: Kysely<Database>, now: Date): Promise<ScheduledMoment[]> {
  const waiting = await selectWaiting(db, now)
  return waiting.map(({ product_id: id, effective_from: at }) => ({ at, tags: [productTag(id)] }))
}
