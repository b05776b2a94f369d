import { type Kysely, type RawBuilder, sql } from 'kysely'
import { stockLimits } from '../../../shared/stock-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'

const dayMs = 86_400_000
/** Whoever counts holds this lock: 'pace' in ASCII. */
const lockKey = 0x70616365

/**
 * Returns the moment at which the pace of sales was counted; counts anew first where that is long ago. A caller that comes while
 * another counts gets the former one.
 */
export async function keepPace(shop: Shop): Promise<Date> {
  const now = shop.clock()
  const counted = await countedAt(shop.db)
  if (counted && now.getTime() - counted.getTime() < stockLimits.paceAgeMs) return counted
  return transact(shop, async ({ tx }) => {
    const { rows } = await sql<{ ours: boolean }>`SELECT pg_try_advisory_xact_lock(${lockKey}) AS ours`.execute(tx)
    if (!rows[0]?.ours) return counted ?? now
    await countPace(tx, now)
    await sql`
      INSERT INTO stock_pace_counts (counted_at) VALUES (${now})
      ON CONFLICT (one) DO UPDATE SET counted_at = excluded.counted_at`.execute(tx)
    return now
  })
}

/** Counts the pace of one item anew (its own id: a variant's or a product's): its sales stand beside it. */
export function keepPaceOf(shop: Shop, id: string): Promise<void> {
  const own = sql<number>`SELECT id FROM stock_items WHERE variant_id = ${id} OR (variant_id IS NULL AND product_id = ${id})`
  return transact(shop, ({ tx }) => countPace(tx, shop.clock(), own))
}

async function countedAt(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db.selectFrom('stock_pace_counts').select('counted_at').executeTakeFirst()
  return row?.counted_at
}

/**
 * Counts the sales less what cancelled orders gave back, of so many days as the item has been in the ledger, at most
 * stockLimits.paceDays. Only rows that differ are written. `of`: only these items.
 */
async function countPace(tx: Kysely<Database>, now: Date, of?: RawBuilder<number>): Promise<void> {
  const since = new Date(now.getTime() - stockLimits.paceDays * dayMs)
  const only = of ? sql`stock_item_id IN (${of})` : sql`true`
  await sql`
    WITH sold AS MATERIALIZED (
      SELECT stock_item_id AS id, -sum(on_hand_change)::int AS pieces FROM stock_movements
      WHERE ${only} AND kind IN ('sell', 'return') AND created_at >= ${since} AND created_at <= ${now}
      GROUP BY stock_item_id HAVING sum(on_hand_change) < 0
    ), paced AS (
      SELECT id, pieces, least(${stockLimits.paceDays}, greatest(${stockLimits.paceDaysLeast},
        ceil(extract(epoch FROM ${now}::timestamptz - f.first_at) / 86400)))::int AS days
      FROM sold CROSS JOIN LATERAL (
        SELECT created_at AS first_at FROM stock_movements m WHERE m.stock_item_id = sold.id ORDER BY m.id LIMIT 1) f
    ), gone AS (
      DELETE FROM stock_pace p WHERE ${only} AND NOT EXISTS (SELECT FROM sold WHERE sold.id = p.stock_item_id)
    )
    INSERT INTO stock_pace (stock_item_id, sold, days) SELECT id, pieces, days FROM paced
    ON CONFLICT (stock_item_id) DO UPDATE SET sold = excluded.sold, days = excluded.days
      WHERE (stock_pace.sold, stock_pace.days) <> (excluded.sold, excluded.days)`.execute(tx)
}
