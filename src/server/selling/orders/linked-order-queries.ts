import { type Kysely, sql } from 'kysely'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Writes that an order follows another one. */
export async function insertOrderLink(db: Db, link: { orderId: string; follows: string }): Promise<void> {
  await db.insertInto('order_links').values({ order_id: link.orderId, follows: link.follows }).execute()
}

/** Counts the orders that follow one. */
export async function countFollowers(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM order_links WHERE follows = ${orderId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** An order that is linked with another one; `isFirst`: the other follows it. */
export interface LinkedOrder {
  of: string
  id: string
  number: string
  status: OrderStatus
  isFirst: boolean
}

/** The orders that are linked with these: the first one of each, its followers and those beside it, by their numbers. */
export async function linkedWith(db: Db, orderIds: readonly string[]): Promise<LinkedOrder[]> {
  if (orderIds.length === 0) return []
  const { rows } = await sql<LinkedOrder>`
    WITH asked AS (
      SELECT id AS of, coalesce((SELECT follows FROM order_links WHERE order_id = id), id) AS first
      FROM unnest(${[...orderIds]}::text[]) AS id
    ), together AS (
      SELECT of, first AS id, true AS is_first FROM asked
      UNION ALL SELECT a.of, l.order_id, false FROM asked a JOIN order_links l ON l.follows = a.first
    )
    SELECT t.of, o.id, o.number, o.status, t.is_first AS "isFirst" FROM together t JOIN orders o ON o.id = t.id
    WHERE t.id <> t.of ORDER BY o.number`.execute(db)
  return rows
}
