import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Derivation } from '../../../domain/selling/derivation/derivation.ts'
import { orderNumberStart } from '../../../domain/selling/orders/order-number.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import { paidByTest } from './paid-by-test.ts'
import { lineColumns, ordersWithLines, type StoredLine, type StoredOrder } from './stored-order.ts'

type Db = Kysely<Database>
/** Columns of an order's row that its price gives, in paise. */
export type SumColumns = Pick<
  NewOrder,
  | 'sub_total'
  | 'coupon_discount'
  | 'delivery_charges'
  | 'delivery_waived'
  | 'cash_fee'
  | 'online_discount'
  | 'payable'
  | 'gst'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'delivery_line'
>

/** An order that is not written yet: no number, not paid, no invoice. */
export type NewOrder = Omit<
  StoredOrder,
  | 'number'
  | 'payment'
  | 'paid_at_counter'
  | 'refunds'
  | 'invoice'
  | 'credit_notes'
  | 'replaced_invoices'
  | 'moves'
  | 'parcels'
  | 'pickup'
  | 'shipment'
  | 'collected_as'
  | 'version'
  | 'return_waits'
  | 'taxed_anew'
  | 'lines'
> & { lines: NewLine[]; derivation: Derivation | null }

/** A line of which nothing came back yet. */
export type NewLine = Omit<StoredLine, 'returned'>

/** A part of a list; pages count from 1. */
export type OrdersPage = { page: number; limit: number }

/** A page of a shopper's orders, newest first. */
export function listOrdersOf(db: Db, userId: string, { page, limit }: OrdersPage): Promise<StoredOrder[]> {
  const newestFirst = ordersWithLines(db).where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id')
  return newestFirst
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Everybody's orders, newest first, with one status or all. */
export function listAllOrders(db: Db, status: OrderStatus | null, limit: number): Promise<StoredOrder[]> {
  const all = ordersWithLines(db).orderBy('created_at', 'desc').orderBy('id').limit(limit)
  return (status ? all.where('status', '=', status) : all).execute()
}

/** The orders with these ids, in no order. */
export function findOrders(db: Db, ids: readonly string[]): Promise<StoredOrder[]> {
  return ordersWithLines(db)
    .where('id', 'in', [...ids])
    .execute()
}

/** One order by its id or its number; with `userId` only where it is that shopper's. */
export type OrderKey = ({ id: string } | { number: string }) & { userId?: string }

/** The order of this key. */
export function findOrder(db: Db, key: OrderKey): Promise<StoredOrder | undefined> {
  return byKey(db, key).executeTakeFirst()
}

/**
 * The order, locked until the transaction ends: whoever else wants to move it waits, and then sees what was done. It is read
 * once it is locked: a statement that waits for a row sees that row anew, but its lines, moves and papers as they were before.
 * Whoever only names it from another table (an alert) does not wait: a lock of the key would close a circle with those who do.
 */
export async function lockOrder(db: Db, key: OrderKey): Promise<StoredOrder | undefined> {
  const locked = await lockOrderRow(db, key)
  return locked && findOrder(db, locked)
}

/** Locks an order's row alone, and gives its id. */
export function lockOrderRow(db: Db, key: OrderKey): Promise<{ id: string } | undefined> {
  const one = db.selectFrom('orders').select('id')
  const named = 'id' in key ? one.where('id', '=', key.id) : one.where('number', '=', key.number)
  const own = key.userId === undefined ? named : named.where('user_id', '=', key.userId)
  return own.forNoKeyUpdate().executeTakeFirst()
}

function byKey(db: Db, key: OrderKey) {
  const orders = ordersWithLines(db)
  const one = 'id' in key ? orders.where('id', '=', key.id) : orders.where('number', '=', key.number)
  return key.userId === undefined ? one : one.where('user_id', '=', key.userId)
}

/** The positions of an order's lines that were sold as not returnable. */
export async function notReturnableOf(db: Db, orderId: string): Promise<number[]> {
  const lines = db.selectFrom('order_lines').select('position').where('order_id', '=', orderId)
  return (await lines.where('returnable', '=', false).execute()).map(({ position }) => position)
}

/** The order that a shopper placed with this Idempotency-Key. */
export function findOrderByIdempotencyKey(db: Db, userId: string, key: string): Promise<StoredOrder | undefined> {
  return ordersWithLines(db).where('user_id', '=', userId).where('idempotency_key', '=', key).executeTakeFirst()
}

/** The order that a cart became: there is one at most. */
export function findOrderOfCart(db: Db, cartId: string): Promise<StoredOrder | undefined> {
  return ordersWithLines(db).where('cart_id', '=', cartId).executeTakeFirst()
}

/** Author of an order's first move; of staff also the person. */
export interface PlacedBy {
  mover: Database['order_moves']['moved_by']
  person?: { staffId: string | null; name: string }
}

/** Writes a new order with its lines and first move, in one round trip. `numbered`: the letters of its next number, or all of it. */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  numbered: string | { number: string },
  { mover, person }: PlacedBy,
): Promise<StoredOrder> {
  const { lines, ...row } = order
  const columns = (Object.keys(row) as (keyof typeof row)[]).sort()
  const values = columns.map((column) => (isJson(column) && row[column] ? JSON.stringify(row[column]) : row[column]))
  const [given, start] = typeof numbered === 'string' ? [null, orderNumberStart(numbered)] : [numbered.number, '']
  const { sql: text, parameters } = sql`
    WITH placed AS (
      INSERT INTO orders (number, ${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES (coalesce(${given}::text, ${start} || nextval('order_numbers')), ${sql.join(values)})
      RETURNING number
    ), with_lines AS (
      ${linesInto(row.id, lines)}
    ), with_move AS (
      INSERT INTO order_moves (order_id, from_status, to_status, moved_by, staff_id, by_name, created_at)
      VALUES (${row.id}, NULL, ${row.status}, ${mover}, ${person?.staffId ?? null}, ${person?.name ?? null}, ${row.created_at})
    )
    SELECT number FROM placed`.compile(db)
  const [{ number } = {}] = await ask<{ number?: string }>(db, { name: 'insert-order', text, values: [...parameters] })
  if (number === undefined) throw new Error('the order was not written')
  const moves = [{ status: row.status, at: new Date(row.created_at).toISOString(), by: person?.name ?? null }]
  const nothingYet = {
    payment: null,
    paid_at_counter: [],
    invoice: null,
    refunds: [],
    credit_notes: [],
    replaced_invoices: [],
    shipment: null,
    parcels: [],
    pickup: null,
    taxed_anew: null,
    collected_as: null,
  }
  const kept = lines.map((line) => ({ ...line, returned: 0 }))
  return { ...order, ...nothingYet, lines: kept, number, version: 1, return_waits: false, moves }
}

/** SQL that writes new lines of an order, each with what a piece costs the shop now. */
export function linesInto(orderId: string, lines: readonly NewLine[]): RawBuilder<unknown> {
  return sql`
      INSERT INTO order_lines (order_id, ${sql.join(lineColumns.map((column) => sql.ref(column)))}, cost)
      SELECT ${orderId}, ${sql.join(lineColumns.map((column) => sql.ref(column)))}, (
        SELECT k.average FROM stock_items s JOIN item_costs k ON k.stock_item_id = s.id
        WHERE s.product_id = line.product_id AND s.variant_id IS NOT DISTINCT FROM line.variant_id)
      FROM jsonb_populate_recordset(NULL::order_lines, ${JSON.stringify(lines)}::jsonb) AS line`
}

function isJson(column: string): boolean {
  const columns = ['delivery_address', 'delivery_line', 'address_doubt', 'state_confirmed', 'buyer_firm', 'derivation']
  return columns.includes(column)
}

/** Counts of an account's recent orders. */
export interface OrderCounts {
  since: number
  open_by_cash: number
  has_delivery: boolean
}

// The counts stop where the answer is known, so that they cost the same for who has ordered for years.
const countsText = `
  SELECT
    (SELECT count(*)::int FROM (
      SELECT FROM orders WHERE user_id = $1 AND created_at > $2 LIMIT $3) AS late) AS since,
    (SELECT count(*)::int FROM (
      SELECT FROM orders WHERE user_id = $1 AND payment_method = 'cod'
        AND status NOT IN ('delivered', 'cancelled', 'returned') LIMIT $4) AS going) AS open_by_cash,
    EXISTS (SELECT FROM orders WHERE user_id = $1 AND delivered_at IS NOT NULL) AS has_delivery`

/**
 * Finds those of these shoppers who have ever paid the shop for something: online, or by a delivery. What a test has paid counts
 * only with `testsCount`: in a shop whose payments are all tests (decision 154).
 */
export async function buyersAmong(
  db: Db,
  userIds: readonly string[],
  { testsCount }: { testsCount: boolean },
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('orders')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where((field) =>
      field.or([field('delivered_at', 'is not', null), field('payment_status', 'in', ['paid', 'collected'])]),
    )
    .$if(!testsCount, (paid) => paid.where(sql<boolean>`NOT ${paidByTest('orders.id')}`))
    .execute()
  return new Set(rows.flatMap(({ user_id }) => user_id ?? []))
}

/** Counts a shopper's orders since a moment, and those by cash that are on their way; each up to its limit. */
export async function countOrders(
  db: Db,
  userId: string,
  { since, most, mostOpen }: { since: Date; most: number; mostOpen: number },
): Promise<OrderCounts> {
  const values = [userId, since, most, mostOpen]
  const [counts] = await ask<OrderCounts>(db, { name: 'count-orders', text: countsText, values })
  return counts ?? { since: 0, open_by_cash: 0, has_delivery: false }
}

/** Returns the cash orders of a person (same account, telephone number, email or firm) within a period, a day at most, in paise. */
export async function cashOfPerson(
  tx: Db,
  { userId, phone, gstin }: { userId: string | null; phone: string; gstin: string | null },
  day: { begins: Date; ends: Date },
): Promise<number> {
  const values = [userId, phone, gstin, day.begins, day.ends]
  const text = 'SELECT cash_of_person($1, $2, $3, $4, $5)::bigint AS cash'
  const [row] = await ask<{ cash: number }>(tx, { name: 'cash-of-person', text, values })
  return row?.cash ?? 0
}
