import { type Kysely, sql } from 'kysely'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Counts the uses of a product: orders and carts (each up to officeLimits.countedMost and one more) and banners. */
export async function selectGoodsUse(
  db: Kysely<Database>,
  id: string,
): Promise<{ orders: number; carts: number; banners: number }> {
  const most = sql.lit(officeLimits.countedMost + 1)
  const page = `/products/${id}`
  const { rows } = await sql<{ orders: number; carts: number; banners: number }>`SELECT
    (SELECT count(*)::int FROM (SELECT DISTINCT order_id FROM order_lines WHERE product_id = ${id} LIMIT ${most}) o) AS orders,
    (SELECT count(*)::int FROM (SELECT DISTINCT user_id FROM cart_lines WHERE product_id = ${id} LIMIT ${most}) k) AS carts,
    (SELECT count(*)::int FROM banners WHERE link = ${page} AND archived_at IS NULL) + (SELECT count(*)::int FROM offer_banners WHERE link = ${page} AND archived_at IS NULL)
      AS banners`.execute(db)
  return rows[0] ?? { orders: 0, carts: 0, banners: 0 }
}

/** The free pieces of a product's accounts. */
export async function selectFreeStock(
  db: Kysely<Database>,
  id: string,
): Promise<{ variantId: string | null; free: number }[]> {
  const { rows } = await sql<{ variantId: string | null; free: number }>`
    SELECT variant_id AS "variantId", on_hand - held AS free FROM stock_items WHERE product_id = ${id}`.execute(db)
  return rows
}
