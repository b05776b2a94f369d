import { sql, type Transaction } from 'kysely'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Returns the number of pieces that have to be on the shelf at this moment: what is on hand (also what is held for a payment
 * under way), and what orders have taken from it that are not packed yet. So a sale changes nothing here, packing does. One
 * statement, and no lock: it sees stock and orders as they were at one moment, while a row that it waited for would be newer than
 * its orders.
 */
export async function expectedOnShelf(tx: Transaction<Database>, { productId, variantId }: StockKey): Promise<number> {
  const { rows } = await sql<{ expected: number }>`
    SELECT coalesce((SELECT on_hand FROM stock_items
        WHERE product_id = ${productId} AND variant_id IS NOT DISTINCT FROM ${variantId}), 0)
      + coalesce((SELECT sum(l.quantity) FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.status IN ('pending', 'confirmed')
          AND l.product_id = ${productId} AND l.variant_id IS NOT DISTINCT FROM ${variantId}), 0)::int AS expected`.execute(
    tx,
  )
  return rows[0]?.expected ?? 0
}

/** Returns whether stock came to the shelf or left it since a moment: was received or corrected, packed, unpacked or put back. */
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
          AND l.product_id = ${productId} AND l.variant_id IS NOT DISTINCT FROM ${variantId}) AS moved`.execute(tx)
  return rows[0]?.moved ?? false
}
