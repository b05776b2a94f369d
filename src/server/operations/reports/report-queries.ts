import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReportDays, ReportStep } from '../../../domain/operations/reports/report.ts'
import { delivered } from '../../../domain/selling/invoices/draw-up-invoice.ts'
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

/** Sales of a day, week or month by its papers: counts, and amounts in paise with GST, but for `taxable` and `tax`. */
export type SalesRow = {
  /** Its first day, 'YYYY-MM-DD'. */
  period: string
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
}

/** Adds up the papers of these days; a period without a paper has no row. */
export async function selectSales(db: Db, days: ReportDays, step: ReportStep): Promise<SalesRow[]> {
  const isDelivery = sql`document -> 'lines' -> -1 @> ${JSON.stringify(delivered)}::jsonb`
  const { rows } = await sql<SalesRow>`
    SELECT to_char(date_trunc(${step}, day), 'YYYY-MM-DD') AS period,
      count(*) FILTER (WHERE sign = 1)::int AS invoices, count(*) FILTER (WHERE sign = -1)::int AS "creditNotes",
      coalesce(sum(total + discount) FILTER (WHERE sign = 1), 0)::bigint AS gross,
      coalesce(sum(discount) FILTER (WHERE sign = 1), 0)::bigint AS discounts,
      coalesce(sum(total) FILTER (WHERE sign = -1), 0)::bigint AS returns,
      sum(sign * total)::bigint AS net, sum(sign * taxable)::bigint AS taxable, sum(sign * tax)::bigint AS tax,
      sum(sign * delivery)::bigint AS delivery,
      coalesce(sum(sign * total) FILTER (WHERE way = 'cod'), 0)::bigint AS cash,
      coalesce(sum(sign * total) FILTER (WHERE way = 'online'), 0)::bigint AS online
    FROM (SELECT sign, day, ${total('total')} AS total, ${total('discount')} AS discount, ${total('taxable')} AS taxable,
        ${total('cgst')} + ${total('sgst')} + ${total('igst')} AS tax, document -> 'order' ->> 'paymentMethod' AS way,
        CASE WHEN ${isDelivery} THEN (document -> 'lines' -> -1 ->> 'total')::bigint ELSE 0 END AS delivery
      FROM ${papers(days)} p) t
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

/** Sales of a product or variant by its documents, less returns; amounts in paise. */
export type SoldRow = {
  productId: string
  variantId: string | null
  name: string
  orders: number
  pieces: number
  returned: number
  net: number
  taxable: number
}

/** Adds up the goods of the papers of these days, those that brought most first. A credit note takes back a whole order. */
export async function selectSold(db: Db, days: ReportDays): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT l.product_id AS "productId", l.variant_id AS "variantId",
      (array_agg(l.name || coalesce(', ' || l.variant_name, '') ORDER BY p.day DESC))[1] AS name,
      count(DISTINCT p.order_id)::int AS orders,
      coalesce(sum(l.quantity) FILTER (WHERE p.sign = 1), 0)::int AS pieces,
      coalesce(sum(l.quantity) FILTER (WHERE p.sign = -1), 0)::int AS returned,
      sum(p.sign * l.line_total)::bigint AS net, sum(p.sign * (l.line_total - l.gst))::bigint AS taxable
    FROM ${papers(days)} p JOIN order_lines l USING (order_id)
    GROUP BY 1, 2 ORDER BY net DESC, 1, 2`.execute(db)
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
  what: 'captured' | 'collected' | 'refunded' | 'to_collect' | 'refund_waits'
  way: string
  count: number
  amount: number
}

/**
 * Adds up what came and went in these days: payments captured by their method, what was collected at the door, and refunds that were
 * done; besides what is to be collected and to go back now, whatever the days. No tests.
 */
export async function selectPayments(db: Db, days: ReportDays): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    SELECT 'captured' AS what, method AS way, count(*)::int AS count, sum(amount)::bigint AS amount
      FROM payments WHERE ${within('paid_at', days)} AND NOT is_test GROUP BY method
    UNION ALL
    SELECT 'collected', collected_as, count(*)::int, sum(payable)::bigint
      FROM orders WHERE collected_as IS NOT NULL AND ${within('delivered_at', days)} GROUP BY collected_as
    UNION ALL
    SELECT 'refunded', 'online', count(*)::int, sum(r.amount)::bigint
      FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE r.status = 'processed' AND NOT p.is_test AND ${within('r.updated_at', days)} HAVING count(*) > 0
    UNION ALL
    SELECT 'to_collect', 'cod', count(*)::int, sum(payable)::bigint
      FROM orders WHERE payment_method = 'cod' AND payment_status = 'due' HAVING count(*) > 0
    UNION ALL
    SELECT 'refund_waits', 'online', count(*)::int, sum(r.amount)::bigint
      FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.status <> 'processed' AND NOT p.is_test HAVING count(*) > 0
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
}

/** Lists what is on hand now, and what the ledger says of these days: came in, sold, came back, put right. */
export async function selectStock(db: Db, days: ReportDays): Promise<StockRow[]> {
  const moved = (kind: string, sign = 1) => sql`
    coalesce(sum(${sign}::int * m.on_hand_change) FILTER (WHERE m.kind = ${kind}), 0)::int`
  const { rows } = await sql<StockRow>`
    SELECT s.product_id AS "productId", s.variant_id AS "variantId", p.name || coalesce(', ' || v.name, '') AS name,
      s.on_hand AS "onHand", s.held, m.came, m.sold, m.back, m.corrected, s.on_hand * c.average AS value
    FROM stock_items s JOIN products p ON p.id = s.product_id
      LEFT JOIN variants v ON v.product_id = s.product_id AND v.id = s.variant_id
      LEFT JOIN item_costs c ON c.stock_item_id = s.id
      CROSS JOIN LATERAL (SELECT ${moved('receive')} AS came, ${moved('sell', -1)} AS sold, ${moved('return')} AS back,
          ${moved('adjust')} AS corrected
        FROM stock_movements m WHERE m.stock_item_id = s.id AND ${within('m.created_at', days)}) m
    ORDER BY 3, 1, 2`.execute(db)
  return rows
}
