import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'
import { isStep } from '../../../domain/operations/reports/report-points.ts'
import { delivered } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type { ReportGroup } from '../../../shared/office/reports.ts'
import type { Database } from '../../platform/db/schema.ts'
import { paidByTest } from '../../selling/orders/paid-by-test.ts'

type Db = Kysely<Database>

/** A moment lies in these Indian days. */
const within = (moment: string, { from, to }: ReportDays) => sql`
  ${sql.ref(moment)} >= (${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata')
  AND ${sql.ref(moment)} < ((${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`

const dayOf = (moment: string) => sql`(${sql.ref(moment)} AT TIME ZONE 'Asia/Kolkata')::date`

/** The frozen papers of these days, an invoice counted once and a credit note taken off (`sign`). None about a test payment. */
const papers = (days: ReportDays): RawBuilder<unknown> => sql`(
  SELECT 1 AS sign, ${dayOf('issued_at')} AS day, order_id, document FROM invoices
    WHERE ${within('issued_at', days)} AND NOT ${paidByTest('invoices.order_id')}
  UNION ALL
  SELECT -1, ${dayOf('issued_at')}, order_id, document FROM credit_notes
    WHERE ${within('issued_at', days)} AND NOT ${paidByTest('credit_notes.order_id')})`

const total = (key: string) => sql`(document -> 'totals' ->> ${key})::bigint`

/**
 * Sales by their papers: counts, and amounts in paise with GST, but for `taxable` and `tax`; a credit note that lowers no tax is all
 * taken off `taxable`, as it says itself. Of a day, week or month (`period`, its first day as 'YYYY-MM-DD'), or of a `state`, a
 * `coupon` ('': none) or a kind of `customers` (new, returning, guest).
 */
export type SalesRow = {
  [group: string]: string | number
  invoices: number
  creditNotes: number
  /** Goods and delivery before discounts. */
  gross: number
  discounts: number
  /** Amount of the credit notes. */
  returns: number
  net: number
  taxable: number
  tax: number
  /** Part of `net`. */
  delivery: number
  cash: number
  online: number
  counter: number
}

/** The text that a paper of `papers` is added up under. New is a customer whose first order it is. */
function salesKey(by: ReportGroup): RawBuilder<unknown> {
  if (by === 'state') return sql`document -> 'placeOfSupply' ->> 'state'`
  if (by === 'coupon') return sql`(SELECT coalesce(o.coupon_code, '') FROM orders o WHERE o.id = p.order_id)`
  if (by !== 'customers') return sql`to_char(date_trunc(${by}, day), 'YYYY-MM-DD')`
  return sql`(SELECT CASE WHEN o.user_id IS NULL THEN 'guest' WHEN EXISTS (
      SELECT FROM orders e WHERE e.user_id = o.user_id AND e.created_at < o.created_at AND e.status <> 'cancelled')
    THEN 'returning' ELSE 'new' END FROM orders o WHERE o.id = p.order_id)`
}

/** Adds up the papers of these days, in the order of time or the greatest first; what has no paper has no row. */
export async function selectSales(db: Db, days: ReportDays, by: ReportGroup): Promise<SalesRow[]> {
  const column = isStep(by) ? 'period' : by
  const isDelivery = sql`document -> 'lines' -> -1 @> ${JSON.stringify(delivered)}::jsonb`
  const { rows } = await sql<SalesRow>`
    SELECT key AS ${sql.ref(column)},
      count(*) FILTER (WHERE sign = 1)::int AS invoices, count(*) FILTER (WHERE sign = -1)::int AS "creditNotes",
      coalesce(sum(total + discount) FILTER (WHERE sign = 1), 0)::bigint AS gross,
      coalesce(sum(discount) FILTER (WHERE sign = 1), 0)::bigint AS discounts,
      coalesce(sum(total) FILTER (WHERE sign = -1), 0)::bigint AS returns,
      sum(sign * total)::bigint AS net, sum(sign * taxable)::bigint AS taxable, sum(sign * tax)::bigint AS tax,
      sum(sign * delivery)::bigint AS delivery,
      coalesce(sum(sign * total) FILTER (WHERE way = 'cod'), 0)::bigint AS cash,
      coalesce(sum(sign * total) FILTER (WHERE way = 'online'), 0)::bigint AS online,
      coalesce(sum(sign * total) FILTER (WHERE way = 'counter'), 0)::bigint AS counter
    FROM (SELECT ${salesKey(by)} AS key, sign, ${total('total')} AS total, ${total('discount')} AS discount, ${total('taxable')} AS taxable,
        ${total('cgst')} + ${total('sgst')} + ${total('igst')} AS tax, document -> 'order' ->> 'paymentMethod' AS way,
        CASE WHEN ${isDelivery} THEN (document -> 'lines' -> -1 ->> 'total')::bigint ELSE 0 END AS delivery
      FROM ${papers(days)} p) t
    GROUP BY 1 ORDER BY ${isStep(by) ? sql`1` : sql`net DESC, 1`}`.execute(db)
  return rows
}

/** Sales by their documents, less returns; amounts in paise. */
type Sold = {
  orders: number
  pieces: number
  returned: number
  net: number
  taxable: number
  cost: number | null
  margin: number | null
  /** Of the lines that have a cost, null: none has; and of those that have none. */
  knownCost: number | null
  knownMargin: number | null
  unknownLines: number
  unknownPieces: number
  unknownTaxable: number
}
/** The same of a product or variant. */
export type SoldRow = Sold & { productId: string; variantId: string | null; name: string }

/** Costs at sale of the pieces and what is left of the taxable value, of the lines that know it. */
const cost = sql`sum(p.sign * (d.line ->> 'quantity')::int * l.cost)::bigint`
const margin = sql`sum(p.sign * ((d.line ->> 'taxable')::bigint - (d.line ->> 'quantity')::int * l.cost))::bigint`
/** Both null where the cost of a line is not known; beside them what the known ones come to, and what is not known. */
const costs = sql`
  CASE WHEN bool_and(l.cost IS NOT NULL) THEN ${cost} END AS cost,
  CASE WHEN bool_and(l.cost IS NOT NULL) THEN ${margin} END AS margin,
  ${cost} AS "knownCost", ${margin} AS "knownMargin",
  count(*) FILTER (WHERE l.cost IS NULL)::int AS "unknownLines",
  coalesce(sum((d.line ->> 'quantity')::int) FILTER (WHERE l.cost IS NULL), 0)::int AS "unknownPieces",
  coalesce(sum(p.sign * (d.line ->> 'taxable')::bigint) FILTER (WHERE l.cost IS NULL), 0)::bigint AS "unknownTaxable"`

const sold = sql`count(DISTINCT p.order_id)::int AS orders,
  coalesce(sum((d.line ->> 'quantity')::int) FILTER (WHERE p.sign = 1 AND NOT p.document ? 'replaces'), 0)::int AS pieces,
  coalesce(sum((d.line ->> 'quantity')::int) FILTER (WHERE p.sign = -1 AND p.document ->> 'reason' <> 'rate_changed'), 0)::int AS returned,
  sum(p.sign * (d.line ->> 'total')::bigint)::bigint AS net, sum(p.sign * (d.line ->> 'taxable')::bigint)::bigint AS taxable,
  ${costs}`

/** Lines of the papers of these days, with those of their orders. A credit note takes back some pieces, or the price. */
function soldLines(days: ReportDays) {
  return sql`${papers(days)} p
    CROSS JOIN LATERAL jsonb_array_elements(p.document -> 'lines') WITH ORDINALITY AS d (line, place)
    JOIN order_lines l ON l.order_id = p.order_id AND l.position = coalesce((d.line ->> 'position')::int, d.place::int)`
}

/** Adds up the goods of the papers of these days, those that brought most first. */
export async function selectSold(db: Db, days: ReportDays): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT l.product_id AS "productId", l.variant_id AS "variantId",
      (array_agg(l.name || coalesce(', ' || l.variant_name, '') ORDER BY p.day DESC))[1] AS name,
      ${sold}
    FROM ${soldLines(days)}
    GROUP BY 1, 2 ORDER BY net DESC, 1, 2`.execute(db)
  return rows
}

/** Sales of a category or brand, as SoldRow has them of a product. */
export type SoldGroupRow = Sold & { [group: string]: string | number | null }

/** Adds up the same by the category or brand that the products have now. */
export async function selectSoldBy(db: Db, days: ReportDays, by: 'category' | 'brand'): Promise<SoldGroupRow[]> {
  const group =
    by === 'category'
      ? sql`LEFT JOIN categories g ON g.id = a.category_id`
      : sql`LEFT JOIN brands g ON g.id = a.brand_id`
  const { rows } = await sql<SoldGroupRow>`
    SELECT coalesce(g.name, '') AS ${sql.ref(by)}, ${sold}
    FROM ${soldLines(days)} LEFT JOIN products a ON a.id = l.product_id ${group}
    GROUP BY 1 ORDER BY net DESC, 1`.execute(db)
  return rows
}

/** Papers at one rate of GST, in paise. */
export type RateRow = { rate: number; taxable: number; cgst: number; sgst: number; igst: number; total: number }

/** Adds up the rates of the papers of these days, credit notes taken off but for those that lower no tax. */
export async function selectRates(db: Db, days: ReportDays): Promise<RateRow[]> {
  const amount = (key: string) => sql`sum(sign * (r ->> ${key})::bigint)::bigint`
  const { rows } = await sql<RateRow>`
    SELECT (r ->> 'gstRate')::float8 AS rate, ${amount('taxable')} AS taxable, ${amount('cgst')} AS cgst,
      ${amount('sgst')} AS sgst, ${amount('igst')} AS igst, ${amount('total')} AS total
    FROM ${papers(days)} p, jsonb_array_elements(document -> 'rates') r
    WHERE NOT document ? 'financialOnly' GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

/** Money that came in one way, or went back; in paise. */
export type PaymentRow = {
  what: 'captured' | 'collected' | 'counter' | 'refunded' | 'to_collect' | 'refund_waits'
  way: string
  count: number
  amount: number
}

/** Selects amounts paid at the door in these days: of orders, and of parcels, which change no more once they are delivered. */
const collected = (days: ReportDays) => sql`
  SELECT collected_as AS way, payable AS amount FROM orders o
    WHERE collected_as IS NOT NULL AND ${within('delivered_at', days)} AND NOT EXISTS (SELECT FROM parcels WHERE order_id = o.id)
  UNION ALL
  SELECT collected_as, collect FROM parcels WHERE collected_as IS NOT NULL AND ${within('updated_at', days)}`

/**
 * Adds up what came and went in these days: payments captured by their method, what was collected at the door and taken at the
 * counter (`counter`, without the change), and refunds that were done, through the provider or by hand; besides what is to be
 * collected and to go back now, whatever the days. No tests.
 */
export async function selectPayments(db: Db, days: ReportDays): Promise<PaymentRow[]> {
  const wayBack = sql`CASE r.way WHEN 'provider' THEN 'online' ELSE r.way END`
  const { rows } = await sql<PaymentRow>`
    SELECT 'captured' AS what, method AS way, count(*)::int AS count, sum(amount)::bigint AS amount
      FROM payments WHERE ${within('paid_at', days)} AND NOT is_test GROUP BY method
    UNION ALL
    SELECT 'collected', way, count(*)::int, sum(amount)::bigint FROM (${collected(days)}) c GROUP BY way
    UNION ALL
    SELECT 'counter', way, count(*)::int, sum(amount)::bigint
      FROM counter_payments WHERE ${within('created_at', days)} GROUP BY way
    UNION ALL
    SELECT 'refunded', ${wayBack}, count(*)::int, sum(r.amount)::bigint
      FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
      WHERE p.is_test IS NOT TRUE AND ${within('r.paid_at', days)} GROUP BY 2
    UNION ALL
    SELECT 'to_collect', 'cod', count(*)::int, sum(payable - coalesce(
        (SELECT sum(collect) FROM parcels WHERE order_id = orders.id AND state = 'delivered'), 0))::bigint
      FROM orders WHERE payment_method = 'cod' AND payment_status = 'due' HAVING count(*) > 0
    UNION ALL
    SELECT 'refund_waits', ${wayBack}, count(*)::int, sum(r.amount)::bigint
      FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
      WHERE r.status <> 'processed' AND p.is_test IS NOT TRUE GROUP BY 2
    ORDER BY 1, 2`.execute(db)
  return rows
}

/** A product or variant on the shelf: pieces, and their value in paise where a bill told what they cost. */
export type StockRow = {
  productId: string
  variantId: string | null
  name: string
  onHand: number
  held: number
  came: number
  sold: number
  back: number
  corrected: number
  value: number | null
  /** 1 where pieces are on hand without a known cost, and those pieces. */
  unknownLines: number
  unknownPieces: number
}

/** Lists what is on hand now, and what the ledger says of these days: came in, sold, came back, put right. */
export async function selectStock(db: Db, days: ReportDays): Promise<StockRow[]> {
  const moved = (kind: string, sign = 1) => sql`
    coalesce(sum(${sign}::int * m.on_hand_change) FILTER (WHERE m.kind = ${kind}), 0)::int`
  const { rows } = await sql<StockRow>`
    SELECT s.product_id AS "productId", s.variant_id AS "variantId", p.name || coalesce(', ' || v.name, '') AS name,
      s.on_hand AS "onHand", s.held, m.came, m.sold, m.back, m.corrected, s.on_hand * c.average AS value,
      (c.average IS NULL AND s.on_hand > 0)::int AS "unknownLines",
      CASE WHEN c.average IS NULL THEN s.on_hand ELSE 0 END AS "unknownPieces"
    FROM stock_items s JOIN products p ON p.id = s.product_id
      LEFT JOIN variants v ON v.product_id = s.product_id AND v.id = s.variant_id
      LEFT JOIN item_costs c ON c.stock_item_id = s.id
      CROSS JOIN LATERAL (SELECT ${moved('receive')} AS came, ${moved('sell', -1)} AS sold, ${moved('return')} AS back,
          ${moved('adjust')} AS corrected
        FROM stock_movements m WHERE m.stock_item_id = s.id AND ${within('m.created_at', days)}) m
    ORDER BY 3, 1, 2`.execute(db)
  return rows
}
