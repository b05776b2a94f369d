import { type Kysely, sql } from 'kysely'
import type { PickedItem } from '../../../domain/selling/picking/pick-pieces.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { pickLimits } from '../../../shared/pick-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** An item of an order as a walk shows it. */
export interface PickItem extends PickedItem {
  orderId: string
  number: string
  status: OrderStatus
  /** The walk on which the order is or was last. */
  walkId: string
  productId: string
  variantId: string | null
  name: string
  variantName: string | null
  picture: string
  shelf: string | null
  codes: { code: string; pieces: number }[]
}

/**
 * Items of orders that are or were on a walk: what they have by now, and what was taken for them, also of what an edit took out. Lines
 * of the same item are one.
 */
export async function listPickItems(db: Db, orderIds: readonly string[]): Promise<PickItem[]> {
  const { rows } = await sql<PickItem>`
    WITH pieces AS (
      SELECT order_id, product_id, variant_id, quantity, 0 AS taken, false AS short, NULL::text AS walk_id
      FROM order_lines WHERE order_id = ANY (${[...orderIds]}::text[])
      UNION ALL
      SELECT order_id, product_id, variant_id, 0,
        CASE kind WHEN 'back' THEN -pieces WHEN 'short' THEN 0 ELSE pieces END, kind = 'short', walk_id
      FROM pick_taps WHERE order_id = ANY (${[...orderIds]}::text[])
    ), items AS (
      SELECT k.order_id, k.walk_id, product_id, variant_id, sum(quantity)::int AS quantity, sum(taken)::int AS taken,
        bool_or(short AND pieces.walk_id = k.walk_id) AS short
      FROM pieces JOIN pick_orders k ON k.order_id = pieces.order_id GROUP BY k.order_id, product_id, variant_id
    )
    SELECT i.order_id AS "orderId", i.walk_id AS "walkId", o.number, o.status, i.product_id AS "productId", i.variant_id AS "variantId",
      i.quantity, i.taken, coalesce(i.short, false) AS short, coalesce(l.name, p.name, '') AS name,
      coalesce(l.variant_name, v.name) AS "variantName", coalesce(l.image, v.images[1], p.main_image, '') AS picture, t.shelf,
      coalesce((SELECT json_agg(json_build_object('code', b.code, 'pieces', b.pieces) ORDER BY b.pieces, b.code) FROM barcodes b
        WHERE b.product_id = i.product_id AND b.variant_id IS NOT DISTINCT FROM i.variant_id), '[]') AS codes
    FROM items i JOIN orders o ON o.id = i.order_id
      LEFT JOIN products p ON p.id = i.product_id LEFT JOIN variants v ON v.id = i.variant_id
      LEFT JOIN stock_items s ON s.product_id = i.product_id AND s.variant_id IS NOT DISTINCT FROM i.variant_id
      LEFT JOIN stock_places t ON t.stock_item_id = s.id
      LEFT JOIN LATERAL (SELECT name, variant_name, image FROM order_lines l WHERE l.order_id = i.order_id
        AND l.product_id = i.product_id AND l.variant_id IS NOT DISTINCT FROM i.variant_id ORDER BY position LIMIT 1) l ON true
    ORDER BY o.created_at, o.id`.execute(db)
  return rows
}

// `o` is the order: confirmed, on nobody's walk, and not known to be picked or short of something
const waits = sql`o.status = 'confirmed' AND NOT EXISTS (
  SELECT FROM pick_orders k JOIN pick_walks w ON w.id = k.walk_id
  WHERE k.order_id = o.id AND (k.state IN ('picked', 'short') OR w.ended_at IS NULL))`

/** Counts the orders that wait to be picked. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM orders o WHERE ${waits}`.execute(
    db,
  )
  return rows[0]?.waiting ?? 0
}

/** Locks the oldest orders that wait to be picked, without those that somebody else locks, and gives their ids. */
export async function lockOldestWaiting(tx: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM orders o WHERE ${waits} ORDER BY o.created_at, o.id LIMIT ${count} FOR NO KEY UPDATE OF o SKIP LOCKED`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Orders on no walk of which something is to be put back, joined since a moment: the newest first. */
export async function listToPutBack(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM pick_orders k JOIN pick_walks w ON w.id = k.walk_id JOIN orders o ON o.id = k.order_id
    WHERE w.ended_at IS NOT NULL AND k.state <> 'none' AND o.status IN ('cancelled', 'confirmed') AND k.joined_at >= ${since}
      AND EXISTS (SELECT FROM pick_taps t WHERE t.order_id = k.order_id GROUP BY t.product_id, t.variant_id
        HAVING sum(CASE t.kind WHEN 'back' THEN -t.pieces WHEN 'short' THEN 0 ELSE t.pieces END)
          > CASE o.status WHEN 'cancelled' THEN 0 ELSE coalesce((SELECT sum(quantity) FROM order_lines l WHERE l.order_id = k.order_id
            AND l.product_id = t.product_id AND l.variant_id IS NOT DISTINCT FROM t.variant_id), 0) END)
    ORDER BY k.joined_at DESC LIMIT ${sql.lit(pickLimits.putBackShown)}`.execute(db)
  return rows.map(({ id }) => id)
}
