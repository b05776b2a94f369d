import type { Kysely } from 'kysely'
import { listingTag, structureTag } from '../platform/cache/tags.ts'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Moment } from '../platform/live-moments.ts'

/** When labels begin and end by themselves, and what shows them: their products, the lists and what these are counted with. */
export async function labelMoments(db: Kysely<Database>, now: Date): Promise<Moment[]> {
  const rows = await ask<{ at: Date }>(db, {
    text: `SELECT DISTINCT at FROM labels, unnest(ARRAY[starts_at, ends_at]) AS at
      WHERE archived_at IS NULL AND at > $1`,
    values: [now],
  })
  return rows.map(({ at }) => ({ at, tags: [structureTag, listingTag] }))
}
