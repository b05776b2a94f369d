import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** An article that a shopper bought several times, as the last order of it has it. */
export interface BoughtAgain {
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
  image: string
  /** Orders that have it. */
  times: number
  /** Pieces that were ordered at once most often; of several the fewest. */
  usual: number
  lastAt: Date
}

/** Lists what an account ordered in two orders at least that were not cancelled, the most often bought first, then the last. */
export async function selectBoughtAgain(db: Kysely<Database>, userId: string, most: number): Promise<BoughtAgain[]> {
  const { rows } = await sql<BoughtAgain>`
    WITH often AS (
      SELECT l.product_id, l.variant_id, count(*)::int AS times, mode() WITHIN GROUP (ORDER BY l.quantity) AS usual,
        max(o.created_at) AS last_at, (array_agg(l.order_id ORDER BY o.created_at DESC))[1] AS last_order
      FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.user_id = ${userId} AND o.status <> 'cancelled'
      GROUP BY l.product_id, l.variant_id HAVING count(*) > 1
      ORDER BY times DESC, last_at DESC, l.product_id, l.variant_id LIMIT ${most})
    SELECT f.product_id AS "productId", f.variant_id AS "variantId", l.name, l.variant_name AS "variantName", l.image,
      f.times, f.usual, f.last_at AS "lastAt"
    FROM often f JOIN order_lines l ON l.order_id = f.last_order AND l.product_id = f.product_id
      AND l.variant_id IS NOT DISTINCT FROM f.variant_id
    ORDER BY f.times DESC, f.last_at DESC, f.product_id, f.variant_id`.execute(db)
  return rows
}
