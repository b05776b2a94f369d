import type { Kysely } from 'kysely'
import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import type { ScheduledMoment } from '../platform/live-moments.ts'

const times = ['categories', 'subcategories', 'brands', 'labels']
  .map((table) => `SELECT starts_at, ends_at FROM ${table} WHERE archived_at IS NULL`)
  .join(' UNION ALL ')

/**
 * Returns the moments at which categories, subcategories, brands and labels begin or end as scheduled, with the cache tags of
 * what shows them: menus, products, lists and what these are counted with.
 */
export async function structureMoments(db: Kysely<Database>, now: Date): Promise<ScheduledMoment[]> {
  const rows = await ask<{ at: Date }>(db, {
    text: `SELECT DISTINCT at FROM (${times}) AS times, unnest(ARRAY[starts_at, ends_at]) AS at WHERE at > $1`,
    values: [now],
  })
  return rows.map(({ at }) => ({ at, tags: [structureTag, listingTag] }))
}
