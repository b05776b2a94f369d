import { type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { orderNumberPrefix } from '../../domain/orders/order-number.ts'
import type { OrderStatus, PaymentStatus } from '../../shared/contract/orders.ts'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'

type Db = Kysely<Database>
type Mover = Database['order_moves']['moved_by']
/** A line of an order as it is stored, without the order's id. */
export type StoredLine = Omit<Selectable<Database['order_lines']>, 'order_id'>
/** How an order was paid online, and what of it goes back. Moments are left out: they would be text. */
export interface PaymentOfOrder {
  method: string
  card_last4: string | null
  vpa: string | null
  refund: { amount: number; status: Database['refunds']['status']; reference: string | null } | null
  /** What was given back at the provider, and not by the shop: all of it together. */
  outside: { amount: number | null; status: 'pending' | 'processed' | null; reference: string | null } | null
}
/** The tax invoice or the credit note of an order; `date` is ISO 8601. */
export interface InvoiceOfOrder {
  number: string
  date: string
}
/** An order as it is stored, with its lines in their order. */
export type StoredOrder = Selectable<Database['orders']> & {
  lines: StoredLine[]
  payment: PaymentOfOrder | null
  invoice: InvoiceOfOrder | null
  credit_note: InvoiceOfOrder | null
}
/** An order that is not written yet: no number, not paid, no invoice. */
export type NewOrder = Omit<StoredOrder, 'number' | 'payment' | 'invoice' | 'credit_note'>

const lineColumns = [
  'position',
  'product_id',
  'variant_id',
  'name',
  'variant_name',
  'image',
  'quantity',
  'unit',
  'unit_price',
  'hsn_code',
  'gst_rate',
  'discount_share',
  'line_total',
  'gst',
  'cgst',
  'sgst',
  'igst',
] as const satisfies readonly (keyof StoredLine)[]

function ordersWithLines(db: Db) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(lineColumns)
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
      jsonObjectFrom(
        eb
          .selectFrom('payments')
          .select(['payments.method', 'payments.card_last4', 'payments.vpa'])
          .select((of) =>
            jsonObjectFrom(
              of
                .selectFrom('refunds')
                .select(['refunds.amount', 'refunds.status', 'refunds.reference'])
                .whereRef('refunds.payment_id', '=', 'payments.id'),
            ).as('refund'),
          )
          .select((of) =>
            jsonObjectFrom(
              of
                .selectFrom('outside_refunds')
                .select([
                  sql<number | null>`sum(outside_refunds.amount)`.as('amount'),
                  sql<'pending' | 'processed' | null>`min(outside_refunds.status)`.as('status'),
                  sql<string | null>`max(outside_refunds.reference)`.as('reference'),
                ])
                .where('outside_refunds.status', '<>', 'failed')
                .whereRef('outside_refunds.payment_id', '=', 'payments.id'),
            ).as('outside'),
          )
          .whereRef('payments.order_id', '=', 'orders.id'),
      ).as('payment'),
      jsonObjectFrom(
        eb
          .selectFrom('invoices')
          .select(['invoices.number', sql<string>`invoices.document->>'issuedAt'`.as('date')])
          .whereRef('invoices.order_id', '=', 'orders.id'),
      ).as('invoice'),
      jsonObjectFrom(
        eb
          .selectFrom('credit_notes')
          .select(['credit_notes.number', sql<string>`credit_notes.document->>'issuedAt'`.as('date')])
          .whereRef('credit_notes.order_id', '=', 'orders.id'),
      ).as('credit_note'),
    ])
}

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

/** One order by its id or its number; with `userId` only where it is that shopper's. */
export type OrderKey = ({ id: string } | { number: string }) & { userId?: string }

/** The order of this key. */
export function findOrder(db: Db, key: OrderKey): Promise<StoredOrder | undefined> {
  return byKey(db, key).executeTakeFirst()
}

/** The order, locked until the transaction ends: whoever else wants to move it waits, and then sees what was done. */
export function lockOrder(db: Db, key: OrderKey): Promise<StoredOrder | undefined> {
  return byKey(db, key).forUpdate('orders').executeTakeFirst()
}

function byKey(db: Db, key: OrderKey) {
  const orders = ordersWithLines(db)
  const one = 'id' in key ? orders.where('id', '=', key.id) : orders.where('number', '=', key.number)
  return key.userId === undefined ? one : one.where('user_id', '=', key.userId)
}

/** The order that a shopper placed with this Idempotency-Key. */
export function findOrderByIdempotencyKey(db: Db, userId: string, key: string): Promise<StoredOrder | undefined> {
  return ordersWithLines(db).where('user_id', '=', userId).where('idempotency_key', '=', key).executeTakeFirst()
}

/** The order that a cart became: there is one at most. */
export function findOrderOfCart(db: Db, cartId: string): Promise<StoredOrder | undefined> {
  return ordersWithLines(db).where('cart_id', '=', cartId).executeTakeFirst()
}

/** Writes a new order with its lines and its first move, in one round trip. Gives it its number. */
export async function insertOrder(db: Db, order: NewOrder, placedBy: Mover): Promise<StoredOrder> {
  const { lines, ...row } = order
  const columns = (Object.keys(row) as (keyof typeof row)[]).sort()
  const values = columns.map((column) => (column === 'delivery_address' ? JSON.stringify(row[column]) : row[column]))
  const { sql: text, parameters } = sql`
    WITH placed AS (
      INSERT INTO orders (number, ${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES (${orderNumberPrefix} || nextval('order_numbers'), ${sql.join(values)})
      RETURNING number
    ), with_lines AS (
      INSERT INTO order_lines (order_id, ${sql.join(lineColumns.map((column) => sql.ref(column)))})
      SELECT ${row.id}, ${sql.join(lineColumns.map((column) => sql.ref(column)))}
      FROM jsonb_populate_recordset(NULL::order_lines, ${JSON.stringify(lines)}::jsonb)
    ), with_move AS (
      INSERT INTO order_moves (order_id, from_status, to_status, moved_by, created_at)
      VALUES (${row.id}, NULL, ${row.status}, ${placedBy}, ${row.created_at})
    )
    SELECT number FROM placed`.compile(db)
  const rows = await prepared<{ number: string }>(db, { name: 'insert-order', text, values: [...parameters] })
  const number = rows[0]?.number
  if (number === undefined) throw new Error('the order was not written')
  return { ...order, number, payment: null, invoice: null, credit_note: null }
}

/** A locked order's new status, with what follows from it. */
type Move = { status: OrderStatus; paymentStatus: PaymentStatus; by: Mover; at: Date }

/** Writes a move of an order that this transaction has locked. Gives the order as it is now. */
export async function writeMove(db: Db, order: StoredOrder, move: Move): Promise<StoredOrder> {
  const changes = {
    status: move.status,
    payment_status: move.paymentStatus,
    delivered_at: move.status === 'delivered' ? move.at : order.delivered_at,
    updated_at: move.at,
  }
  await db.updateTable('orders').set(changes).where('id', '=', order.id).execute()
  await db
    .insertInto('order_moves')
    .values({
      order_id: order.id,
      from_status: order.status,
      to_status: move.status,
      moved_by: move.by,
      created_at: move.at,
    })
    .execute()
  return { ...order, ...changes }
}

/** The money of a cancelled or returned order is back where it came from. */
export async function markRefunded(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payment_status: 'refunded', updated_at: at })
    .where('id', '=', orderId)
    .where('payment_status', '=', 'refund_pending')
    .execute()
}
