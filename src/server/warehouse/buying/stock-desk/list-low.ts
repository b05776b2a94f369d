import { sql } from 'kysely'
import { officeLimits } from '../../../../shared/office-limits.ts'
import { keepPace } from '../../../catalogue/stock/pace-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import { everything, runsLow } from './stock-rows.ts'

/** Something of which little is left: pieces that are free, and whole days of sale; null: it is not sold. */
export interface LowItem {
  item: string
  name: string
  left: number
  daysLeft: number | null
}

/** Counts the items that run low (up to officeLimits.countedMost and one more), and lists the few that last the shortest. */
export async function listLow(shop: Shop, most: number): Promise<{ count: number; items: LowItem[] }> {
  await keepPace(shop)
  const free = sql`coalesce(s.on_hand - s.held, 0)`
  const low = sql`
    SELECT g.id AS item, g.name || coalesce(', ' || g.variant_name, '') AS name, ${free} AS "left",
      floor(${free}::numeric * f.days / f.sold)::int AS days
    FROM ${everything} WHERE ${runsLow}`
  const { rows } = await sql<{ item: string; name: string; left: number; days: number | null; count: number }>`
    WITH low AS MATERIALIZED (${low} LIMIT ${sql.lit(officeLimits.countedMost + 1)})
    SELECT item, name, "left", days, (SELECT count(*)::int FROM low) AS count FROM low
    ORDER BY days NULLS LAST, "left", name LIMIT ${most}`.execute(shop.db)
  const items = rows.map(({ item, name, left, days }) => ({ item, name, left, daysLeft: days }))
  return { count: rows[0]?.count ?? 0, items }
}
