import { type Kysely, sql } from 'kysely'
import { stockCopy } from '../../../../shared/copy/office/stock.ts'
import type { StockKey } from '../../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Payments under way that hold something, and until when the last of them may. */
export interface Holds {
  payments: number
  until: Date | null
}

/** Counts the payments that hold pieces of an item (on hand and not free), and reads the end of the last one. */
export async function readHolds(db: Db, { productId, variantId }: StockKey): Promise<Holds> {
  const { rows } = await sql<Holds>`
    SELECT count(DISTINCT c.id)::int AS payments, max(c.expires_at) AS until
    FROM checkout_holds h JOIN checkouts c ON c.id = h.checkout_id
    WHERE h.product_id = ${productId} AND h.variant_id IS NOT DISTINCT FROM ${variantId}::text`.execute(db)
  return rows[0] ?? { payments: 0, until: null }
}

const ordersNamed = 3

/**
 * A sentence on why so few pieces of an item are free: payments that hold some, and, where pieces were there since a moment,
 * the orders that took the last of them.
 */
export async function explainShort(db: Db, key: StockKey, { since }: { since?: Date } = {}): Promise<string> {
  const { rows } = await sql<{ name: string; free: number; held: number; account: number | null }>`
    SELECT p.name || coalesce(', ' || v.name, '') AS name, coalesce(s.on_hand - s.held, 0) AS free,
      coalesce(s.held, 0) AS held, s.id AS account
    FROM products p LEFT JOIN variants v ON v.product_id = p.id AND v.id = ${key.variantId}::text
    LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM ${key.variantId}::text
    WHERE p.id = ${key.productId}`.execute(db)
  const { name, free, held, account } = rows[0] ?? { name: '', free: 0, held: 0, account: null }
  const holds = held > 0 ? await readHolds(db, key) : { payments: 0 }
  const orders = since && account !== null ? await lastOrders(db, account, since) : []
  const because = [
    ...(held > 0 ? [stockCopy.short.held(held, Math.max(1, holds.payments))] : []),
    ...(orders.length > 0 ? [stockCopy.short.sold(orders.slice(0, ordersNamed), orders.length > ordersNamed)] : []),
  ]
  const said = stockCopy.short.free(name, free)
  return because.length > 0 ? `${said}: ${because.join('; ')}` : said
}

/** The numbers of the last orders that took pieces since a moment and have kept them, the latest first. */
async function lastOrders(db: Db, account: number, since: Date): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    SELECT o.number FROM (
      SELECT order_id, max(id) AS last FROM stock_movements
      WHERE stock_item_id = ${account} AND kind = 'sell' AND created_at >= ${since} GROUP BY order_id
      ORDER BY last DESC LIMIT 50) m
    JOIN orders o ON o.id = m.order_id AND o.status <> 'cancelled'
    ORDER BY m.last DESC LIMIT ${ordersNamed + 1}`.execute(db)
  return rows.map(({ number }) => number)
}
