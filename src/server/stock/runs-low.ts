import { type Kysely, sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../platform/db/schema.ts'

/** Something of which few pieces are left. */
export interface RunsLow {
  productId: string
  name: string
  left: number
}

/** How much of what is on sale runs low (counted as far as limits.countedMost and one more), and the few lowest. */
export async function listRunsLow(db: Kysely<Database>, most: number): Promise<{ count: number; items: RunsLow[] }> {
  const low = sql`
    SELECT p.id AS "productId", p.name || coalesce(', ' || v.name, '') AS name, s.on_hand - s.held AS "left"
    FROM stock_items s JOIN products p ON p.id = s.product_id LEFT JOIN variants v ON v.id = s.variant_id
    WHERE p.active AND s.on_hand - s.held <= ${sql.lit(limits.lowStockPieces)}`
  const { rows } = await sql<RunsLow & { count: number }>`
    WITH low AS MATERIALIZED (${low} LIMIT ${sql.lit(limits.countedMost + 1)})
    SELECT "productId", name, "left", (SELECT count(*)::int FROM low) AS count FROM low
    ORDER BY "left", name LIMIT ${most}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    items: rows.map(({ productId, name, left }) => ({ productId, name, left })),
  }
}
