import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Returns the number of pieces that have to be on the shelf at this moment: what is on hand (also what is held for a payment
 * under way), and what orders have taken from it that are not packed yet, without what is picked for them or in a parcel, or waits to be
 * put back after a cancellation. So a sale changes nothing here, picking and packing do. What walks that were joined before
 * `putBackSince` left to be put back is told to nobody any more, and counts as put back. One statement, and no lock: it sees stock and
 * orders as they were at one moment, while a row that it waited for would be newer than its orders.
 */
export async function expectedOnShelf(
  tx: Transaction<Database>,
  { productId, variantId }: StockKey,
  putBackSince: Date,
): Promise<number> {
  const { rows } = await sql<{ expected: number }>`
    SELECT coalesce((SELECT on_hand FROM stock_items
        WHERE product_id = ${productId} AND variant_id IS NOT DISTINCT FROM ${variantId}), 0)
      + coalesce((SELECT sum(l.quantity) FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.status IN ('pending', 'confirmed')
          AND l.product_id = ${productId} AND l.variant_id IS NOT DISTINCT FROM ${variantId}), 0)::int
      - coalesce((${offShelf({ productId, variantId }, putBackSince)}), 0)::int AS expected`.execute(tx)
  return rows[0]?.expected ?? 0
}

/**
 * Pieces that are off the shelf for orders that are not packed (what of an order was picked may be in its parcels), and for cancelled
 * ones. Orders come first: what was picked for those that are long gone is not added up.
 */
function offShelf({ productId, variantId }: StockKey, putBackSince: Date): RawBuilder<unknown> {
  const item = sql`product_id = ${productId} AND variant_id IS NOT DISTINCT FROM ${variantId}`
  return sql`
    SELECT sum(CASE o.status WHEN 'cancelled' THEN greatest(taken, 0) ELSE greatest(taken, packed) END)
    FROM (SELECT id, status FROM orders WHERE status IN ('pending', 'confirmed')
        UNION ALL
        SELECT c.id, c.status FROM pick_orders k JOIN orders c ON c.id = k.order_id
        WHERE k.joined_at >= ${putBackSince} AND c.status = 'cancelled') o,
      LATERAL (SELECT coalesce(sum(CASE kind WHEN 'back' THEN -pieces WHEN 'short' THEN 0 ELSE pieces END), 0) AS taken
        FROM pick_taps WHERE order_id = o.id AND ${item}) picked,
      LATERAL (SELECT coalesce(sum(c.pieces), 0) AS packed FROM order_lines l
        JOIN parcel_lines c ON c.order_id = l.order_id AND c.position = l.position WHERE l.order_id = o.id AND ${item}) parcels`
}

/** Returns whether stock came to the shelf or left it since a moment: was received or corrected, picked, packed, unpacked or put back. */
export async function shelfMovedSince(
  tx: Transaction<Database>,
  { productId, variantId }: StockKey,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    SELECT EXISTS (SELECT FROM stock_movements m JOIN stock_items s ON s.id = m.stock_item_id
        WHERE s.product_id = ${productId} AND s.variant_id IS NOT DISTINCT FROM ${variantId}
          AND m.kind IN ('receive', 'adjust') AND m.created_at >= ${since})
      OR EXISTS (SELECT FROM order_moves v JOIN order_lines l ON l.order_id = v.order_id
        WHERE v.created_at >= ${since} AND (v.from_status = 'packed' OR v.to_status = 'packed')
          AND l.product_id = ${productId} AND l.variant_id IS NOT DISTINCT FROM ${variantId})
      OR EXISTS (SELECT FROM pick_taps t WHERE t.product_id = ${productId} AND t.variant_id IS NOT DISTINCT FROM ${variantId}
        AND t.kind IN ('take', 'back') AND t.tapped_at >= ${since}) AS moved`.execute(tx)
  return rows[0]?.moved ?? false
}
