import { type Kysely, sql } from 'kysely'
import { dayCountLimits as limits } from '../../../shared/day-count-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Kinds of counts: a product that was looked at or put into a cart, a search that found something or nothing. */
export type CountedWhat = 'view' | 'cart' | 'search' | 'vain_search'

/** Number of times that something happened on an Indian day. */
export interface DayCount {
  /** 'YYYY-MM-DD'. */
  day: string
  what: CountedWhat
  key: string
  times: number
}

/**
 * Adds to the counts of their days. An id that is no product's is left out, and of the texts of a day those that came least where
 * there are too many.
 */
export async function addCounts(db: Db, counts: readonly DayCount[]): Promise<void> {
  const column = (name: keyof DayCount) => counts.map((count) => count[name])
  await sql`INSERT INTO day_counts AS kept (day, what, key, times)
    SELECT day::date, what, key, times
      FROM unnest(${column('day')}::text[], ${column('what')}::text[], ${column('key')}::text[], ${column('times')}::int[])
        AS c (day, what, key, times)
      WHERE what IN ('search', 'vain_search') OR EXISTS (SELECT FROM products WHERE id = key)
      ORDER BY day, what, key
    ON CONFLICT (day, what, key) DO UPDATE SET times = kept.times + excluded.times`.execute(db)
  await sql`DELETE FROM day_counts d USING (
      SELECT day, what, key, row_number() OVER (PARTITION BY day ORDER BY times DESC, key) AS place FROM day_counts
      WHERE what IN ('search', 'vain_search') AND day = ANY(${[...new Set(column('day'))]}::date[])) t
    WHERE t.place > ${limits.textsOfDay} AND d.day = t.day AND d.what = t.what AND d.key = t.key`.execute(db)
}

/** Forgets searches that hold one of these texts. */
export async function forgetSearchesWith(db: Db, texts: readonly string[]): Promise<void> {
  await sql`DELETE FROM day_counts d USING unnest(${[...texts]}::text[]) AS t (held)
    WHERE d.what IN ('search', 'vain_search') AND position(t.held in d.key) > 0`.execute(db)
}

/** Deletes what was counted before an Indian day, 'YYYY-MM-DD'. */
export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  await sql`DELETE FROM day_counts WHERE day < ${day}::date`.execute(db)
}
