import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Buyer } from '../../../domain/selling/invoices/invoice-document.ts'
import type { OrdersView } from '../../../shared/contract/office/orders-view.ts'
import { indianMidnight } from '../../../shared/india-time.ts'
import { findState } from '../../../shared/indian-states.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import type { OrderQueue } from '../../../shared/office/order-lists.ts'
import { orderQueues } from '../../../shared/office/order-lists.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { ShownPickState } from '../../../shared/picking.ts'
import type { Database } from '../../platform/db/schema.ts'
import { orderBy, sortOf, startAfter } from './list-cursor.ts'
import { paidByTest } from './paid-by-test.ts'
import { isPicked, pickingOfOrder } from './picking-of-orders.ts'
import { queueConditions, seenBy } from './queue-of-orders.ts'
import type { StoredOrder } from './stored-order.ts'

type Db = Kysely<Database>

/** An order as a list shows it. */
export interface ListedOrder {
  id: string
  number: string
  status: Database['orders']['status']
  payment_method: Database['orders']['payment_method']
  payment_status: Database['orders']['payment_status']
  payable: number
  /** Of that, paise of parcels that have ended: they were paid, or nobody pays them any more. */
  ended: number
  delivery_address: Record<string, string>
  created_at: Date
  first_name: string
  first_image: string
  lines: number
  pieces: number
  has_note: boolean
  /** State of picking it; null: nobody has begun, or it is packed. */
  picking: ShownPickState | null
  address_doubted: boolean
  buyer_firm: Buyer | null
  /** It was paid, and no money came. */
  is_test: boolean
  tracking_number: string | null
  delivery_way: StoredOrder['delivery_way']
  /** Moment since which it waits at the counter, ISO 8601. */
  waits_since: string | null
}

/** A page of orders, and one more where there is a next page. */
export async function listForOffice(db: Db, view: OrdersView, seesUnpaid: boolean): Promise<ListedOrder[]> {
  const sort = sortOf(view)
  const conditions = [queueConditions[view.queue], seenBy(seesUnpaid), ...filters(view)]
  const start = view.after === undefined ? undefined : startAfter(sort, view.after)
  if (start) conditions.push(start)
  const page = sql`
    SELECT o.id FROM orders o WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${orderBy(sort)} LIMIT ${sql.lit(officeLimits.officeRows + 1)}`
  return asListed(db, page, orderBy(sort))
}

/** The orders of a query of ids, as a list shows them. */
export async function asListed(db: Db, ids: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    WITH page AS MATERIALIZED (${ids})
    SELECT o.id, o.number, o.status, o.payment_method, o.payment_status, o.payable,
      o.delivery_address, o.delivery_way, o.address_doubt IS NOT NULL AS address_doubted, o.buyer_firm, o.created_at,
      coalesce((SELECT sum(c.collect) FROM parcels c WHERE c.order_id = o.id AND c.state IN ('delivered', 'refused', 'lost')), 0)::bigint AS ended,
      l.first_name, l.first_image, l.lines, l.pieces,
      EXISTS (SELECT FROM order_notes n WHERE n.order_id = o.id) AS has_note, ${pickingOfOrder} AS picking,
      ${paidByTest('o.id')} AS is_test,
      (SELECT s.tracking_number FROM order_shipments s WHERE s.order_id = o.id) AS tracking_number,
      CASE WHEN o.delivery_way = 'pickup' AND o.status = 'packed' THEN (
        SELECT to_char(w.ready_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM pickups w WHERE w.order_id = o.id) END AS waits_since
    FROM page JOIN orders o ON o.id = page.id
    CROSS JOIN LATERAL (
      SELECT min(name) FILTER (WHERE position = 1) AS first_name, min(image) FILTER (WHERE position = 1) AS first_image,
        count(*)::int AS lines, coalesce(sum(quantity), 0)::int AS pieces
      FROM order_lines WHERE order_id = o.id
    ) l
    ORDER BY ${order}`.execute(db)
  return rows
}

function filters(view: OrdersView): RawBuilder<boolean>[] {
  const { status, payment, method, from, to, pincode, state, totalFrom, totalTo, customer } = view
  const { carrier, staff, note, pick } = view
  return [
    ...(status ? [sql<boolean>`o.status = ${status}`] : []),
    ...(payment ? [sql<boolean>`o.payment_status = ${payment}`] : []),
    ...(method ? [method === 'test' ? paidByTest('o.id') : sql<boolean>`o.payment_method = ${method}`] : []),
    ...(from ? [sql<boolean>`o.created_at >= ${dayBegins(from)}`] : []),
    ...(to ? [sql<boolean>`o.created_at < ${dayBegins(to, 1)}`] : []),
    ...(pincode ? [sql<boolean>`o.delivery_address ->> 'pincode' = ${pincode}`] : []),
    ...(state ? [sql<boolean>`o.delivery_address ->> 'state' = ${findState(state)?.name ?? state}`] : []),
    ...(pick ? [isPicked(pick)] : []),
    ...(carrier ? [withCarrier(carrier)] : []),
    ...(staff ? [sql<boolean>`o.id IN (SELECT m.order_id FROM order_moves m WHERE m.staff_id = ${staff})`] : []),
    ...(note ? [sql<boolean>`o.id IN (SELECT n.order_id FROM order_notes n)`] : []),
    ...(customer ? [sql<boolean>`o.user_id = ANY (accounts_of_person(${customer}))`] : []),
    ...(totalFrom === undefined ? [] : [sql<boolean>`o.payable >= ${paiseFromRupees(totalFrom)}`]),
    ...(totalTo === undefined ? [] : [sql<boolean>`o.payable <= ${paiseFromRupees(totalTo)}`]),
  ]
}

function withCarrier(carrier: string): RawBuilder<boolean> {
  return sql`o.id IN (SELECT s.order_id FROM order_shipments s WHERE lower(s.carrier) = lower(${carrier})
    UNION ALL SELECT c.order_id FROM parcels c WHERE lower(c.carrier) = lower(${carrier}) AND c.state <> 'packed')`
}

/** The beginning of an Indian day, or of one so many days later. A day that no calendar has is that of the epoch. */
function dayBegins(day: string, later = 0): Date {
  const moment = indianMidnight(day, later)
  return Number.isNaN(moment.getTime()) ? indianMidnight('1970-01-01', later) : moment
}

/** Counts the orders in each queue, each up to officeLimits.countedMost and one more. */
export async function countQueues(db: Db, seesUnpaid: boolean): Promise<Record<OrderQueue, number>> {
  const most = sql.lit(officeLimits.countedMost + 1)
  const counts = orderQueues.map(
    (queue) => sql`(SELECT count(*)::int FROM (
      SELECT FROM orders o WHERE ${queueConditions[queue]} AND ${seenBy(seesUnpaid)} LIMIT ${most}) AS counted) AS ${sql.ref(queue)}`,
  )
  const { rows } = await sql<Record<OrderQueue, number>>`SELECT ${sql.join(counts)}`.execute(db)
  if (!rows[0]) throw new Error('nothing was counted')
  return rows[0]
}

/** Counts the orders that were placed after a moment; stops like every count. */
export async function countNews(db: Db, since: Date, seesUnpaid: boolean): Promise<number> {
  const { rows } = await sql<{ news: number }>`
    SELECT count(*)::int AS news FROM (
      SELECT FROM orders o WHERE o.created_at > ${since} AND ${seenBy(seesUnpaid)}
      LIMIT ${sql.lit(officeLimits.countedMost + 1)}) AS counted`.execute(db)
  return rows[0]?.news ?? 0
}
