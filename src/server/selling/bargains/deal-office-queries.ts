import { type Kysely, sql } from 'kysely'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { DealRow } from '../deals/deal-queries.ts'

/** A deal with the names in it, the tax of its goods in percent, and what a piece costs the shop without GST; null: not known. */
export type OfficeDealRow = DealRow & {
  customer: string
  name: string
  variant_name: string | null
  gst_rate: number
  cost: number | null
}

/** A page of deals, the newest first; one more than it shows. */
export async function listDealRows(
  db: Kysely<Database>,
  { which, page, now }: { which: 'open' | 'past'; page: number; now: Date },
): Promise<OfficeDealRow[]> {
  const isOpen = sql`d.state IN ('open', 'taken') AND d.ends_at >= ${now}`
  const { rows } = await sql<OfficeDealRow>`
    SELECT d.id, d.user_id, d.product_id, d.variant_id, d.quantity, d.list_price, to_json(d.asks) AS asks, d.offered_price, d.agreed_price,
      d.offers, d.online_percent, d.state, d.created_at, d.ends_at, d.taken_at, d.order_id, u.username AS customer, p.name,
      v.name AS variant_name, p.gst_rate, k.average AS cost
    FROM deals d JOIN users u ON u.id = d.user_id JOIN products p ON p.id = d.product_id LEFT JOIN variants v ON v.id = d.variant_id
    LEFT JOIN stock_items s ON s.product_id = d.product_id AND s.variant_id IS NOT DISTINCT FROM d.variant_id
    LEFT JOIN item_costs k ON k.stock_item_id = s.id
    WHERE ${which === 'open' ? isOpen : sql`NOT (${isOpen})`} ORDER BY d.created_at DESC, d.id
    LIMIT ${officeLimits.officeRows + 1} OFFSET ${(page - 1) * officeLimits.officeRows}`.execute(db)
  return rows
}
