import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { paidByTest } from './paid-by-test.ts'

/** Money came for an order, or comes at the door: it was not paid by a test. */
const isMoney = sql`NOT ${paidByTest('orders.id')}`

/** Orders that were placed in a time and neither cancelled nor returned since, and what they come to in paise. No tests. */
export interface Sales {
  orders: number
  amount: number
}

/** Reads the sales from a moment until before another. */
export async function readSales(db: Kysely<Database>, from: Date, until: Date): Promise<Sales> {
  const { rows } = await sql<Sales>`
    SELECT count(*)::int AS orders, coalesce(sum(payable), 0)::bigint AS amount
    FROM orders WHERE created_at >= ${from} AND created_at < ${until} AND status NOT IN ('cancelled', 'returned')
      AND ${isMoney}`.execute(db)
  return rows[0] ?? { orders: 0, amount: 0 }
}

/** Reads the sales of each Indian day from a moment on: 'YYYY-MM-DD'. Days without an order are left out. */
export async function readSalesByDay(db: Kysely<Database>, from: Date): Promise<(Sales & { day: string })[]> {
  const { rows } = await sql<Sales & { day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, count(*)::int AS orders, sum(payable)::bigint AS amount
    FROM (SELECT indian_day(created_at) AS day, payable FROM orders
      WHERE created_at >= ${from} AND status NOT IN ('cancelled', 'returned') AND ${isMoney}) o GROUP BY o.day ORDER BY o.day`.execute(
    db,
  )
  return rows
}

/** Orders that sales leave out from a moment on: paid by a test, and neither cancelled nor returned since. */
export async function readTestSales(db: Kysely<Database>, from: Date): Promise<Sales> {
  const { rows } = await sql<Sales>`
    SELECT count(*)::int AS orders, coalesce(sum(payable), 0)::bigint AS amount
    FROM orders WHERE created_at >= ${from} AND status NOT IN ('cancelled', 'returned')
      AND ${paidByTest('orders.id')}`.execute(db)
  return rows[0] ?? { orders: 0, amount: 0 }
}

/** Counts the orders that were packed, shipped or delivered since a moment, by status. */
export async function countMovesSince(db: Kysely<Database>, from: Date): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; moves: number }>`
    SELECT to_status AS status, count(DISTINCT order_id)::int AS moves FROM order_moves
    WHERE created_at >= ${from} AND to_status IN ('packed', 'shipped', 'delivered') GROUP BY 1`.execute(db)
  return Object.fromEntries(rows.map(({ status, moves }) => [status, moves]))
}

/** Sales with a coupon, what it took off in paise, and how many orders with it were paid by a test and do not count. */
export async function readSalesWithCoupon(
  db: Kysely<Database>,
  couponId: string,
): Promise<Sales & { discount: number; tests: number }> {
  const { rows } = await sql<Sales & { discount: number; tests: number }>`
    SELECT count(*) FILTER (WHERE ${isMoney})::int AS orders, count(*) FILTER (WHERE NOT ${isMoney})::int AS tests,
      coalesce(sum(payable) FILTER (WHERE ${isMoney}), 0)::bigint AS amount,
      coalesce(sum(coupon_discount + delivery_waived) FILTER (WHERE ${isMoney}), 0)::bigint AS discount
    FROM orders WHERE coupon_id = ${couponId} AND status NOT IN ('cancelled', 'returned')`.execute(db)
  return rows[0] ?? { orders: 0, amount: 0, discount: 0, tests: 0 }
}
