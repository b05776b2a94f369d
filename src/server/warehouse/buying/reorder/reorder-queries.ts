import { type Kysely, sql } from 'kysely'
import { stockLimits } from '../../../../shared/stock-limits.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { everything, waitingFor } from '../stock-desk/stock-rows.ts'
import { lastCostOf } from '../suppliers/suppliers-of-item.ts'

/** Something that may have to be ordered, with who usually supplies it. Money in paise. */
export interface DueRow {
  item: string
  name: string
  free: number
  incoming: number
  sold: number
  days: number
  /** People who want to be told when it is back. */
  waiting: number
  reorderPoint: number | null
  supplierId: string | null
  supplier: string | null
  phone: string | null
  deliveryDays: number | null
  code: string | null
  pack: number
  lastCost: number | null
}

/**
 * Lists the items on sale that sell or have a reorder point, and do not last: a few more than are due may be in it, the rule
 * itself decides (domain/catalogue/stock/reorder). `most` bounds what is read; those that last the shortest first.
 */
export async function listMaybeDue(
  db: Kysely<Database>,
  { supplierId, wide, most }: { supplierId?: string; wide: number; most: number },
): Promise<DueRow[]> {
  const there = sql`coalesce(s.on_hand - s.held, 0) + coalesce(i.pieces, 0)`
  const days = sql`coalesce(u.delivery_days, 0) + ${wide}`
  const { rows } = await sql<DueRow>`
    SELECT g.id AS item, g.name || coalesce(', ' || g.variant_name, '') AS name, coalesce(s.on_hand - s.held, 0) AS free,
      coalesce(i.pieces, 0) AS incoming, coalesce(f.sold, 0) AS sold, coalesce(f.days, ${sql.lit(stockLimits.paceDays)}) AS days,
      ${waitingFor} AS waiting, t.reorder_point AS "reorderPoint", u.supplier_id AS "supplierId", n.name AS supplier, n.phone,
      u.delivery_days AS "deliveryDays", u.code, coalesce(u.pack, 1) AS pack,
      ${lastCostOf(sql`u.supplier_id`, sql`s.id`)} AS "lastCost"
    FROM ${everything} LEFT JOIN suppliers n ON n.id = u.supplier_id
    WHERE g.active AND ${supplierId === undefined ? sql`true` : sql`u.supplier_id = ${supplierId}`}
      AND CASE WHEN t.reorder_point IS NOT NULL THEN ${there} <= t.reorder_point
        ELSE f.sold IS NOT NULL AND ${there} <= ceil(f.sold::numeric * (${days}) / f.days) END
    ORDER BY (${there})::numeric * coalesce(f.days, ${sql.lit(stockLimits.paceDays)}) / coalesce(f.sold, 1), g.id LIMIT ${most}`.execute(
    db,
  )
  return rows
}
