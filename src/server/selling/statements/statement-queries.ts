import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import type { NumberedKind } from '../../../domain/selling/invoices/invoice-number.ts'
import type { StatementEntry } from '../../../domain/selling/statements/draw-up-statement.ts'
import type { Database } from '../../platform/db/schema.ts'
import { issuedIn } from '../invoices/issued-in.ts'
import { paidByTest } from '../orders/paid-by-test.ts'

type Db = Kysely<Database>

/** Columns of an entry, as the first of the selects that are put together names them. */
const named = sql`kind, "at", number, "orderNumber", "poNumber", gstin, amount`

/** SQL of the paise of an order `o` that parcels asked for which did not arrive: nobody paid them. */
const notCollected = sql`coalesce((SELECT sum(c.collect) FROM parcels c
  WHERE c.order_id = o.id AND c.state IN ('refused', 'lost')), 0)::bigint`

/**
 * Lists all of an account up to a moment: its papers as they are frozen, and money as the books take it. Online payments count
 * when they were made, also those that became no order; cash when it was collected; refunds when the money was back. No tests.
 */
export async function selectEntries(db: Db, userId: string, before: Date): Promise<StatementEntry[]> {
  const { rows } = await sql<StatementEntry>`
    WITH own AS (
      SELECT o.id, o.number, o.payable - ${notCollected} AS paid, o.payment_method, o.payment_status, o.delivered_at, o.buyer_firm AS firm
      FROM orders o WHERE o.user_id = ${userId} AND NOT ${paidByTest('o.id')}
    ), paid AS (
      SELECT p.id, p.amount, p.paid_at, o.number, coalesce(o.buyer_firm, c.draft -> 'buyer') AS firm
      FROM checkouts c JOIN payments p ON p.checkout_id = c.id LEFT JOIN orders o ON o.id = p.order_id
      WHERE c.user_id = ${userId} AND NOT p.is_test
      UNION ALL
      SELECT p.id, p.amount, p.paid_at, o.number, o.buyer_firm
      FROM orders o JOIN qr_codes q ON q.order_id = o.id JOIN payments p ON p.qr_code_id = q.id
      WHERE o.user_id = ${userId} AND NOT p.is_test
    )
    SELECT ${named} FROM (${papers()} UNION ALL ${receipts()} UNION ALL ${refunds()}) e
    WHERE "at" < ${before}`.execute(db)
  return rows
}

function papers(): RawBuilder<unknown> {
  const paper = sql`d.document #>> '{buyer,poNumber}' AS "poNumber", d.document #>> '{buyer,gstin}' AS gstin,
    (d.document #>> '{totals,total}')::bigint AS amount`
  return sql`
    SELECT 'invoice' AS kind, d.issued_at AS "at", d.number, own.number AS "orderNumber", ${paper}
      FROM own JOIN invoices d ON d.order_id = own.id
    UNION ALL
    SELECT 'credit_note', d.issued_at, d.number, own.number, ${paper}
      FROM own JOIN credit_notes d ON d.order_id = own.id`
}

function receipts(): RawBuilder<unknown> {
  return sql`
    SELECT 'payment', p.paid_at, coalesce(v.number, p.id), p.number, ${firmOf('p')}, p.amount
      FROM paid p LEFT JOIN receipt_vouchers v ON v.payment_id = p.id
    UNION ALL
    SELECT 'payment', delivered_at, '', number, ${firmOf('own')}, paid FROM own
      WHERE payment_method = 'cod' AND payment_status IN ('collected', 'refund_pending', 'refunded')
        AND NOT EXISTS (SELECT FROM payments WHERE order_id = own.id)
    UNION ALL
    SELECT 'payment', c.created_at, coalesce(c.reference, ''), own.number, ${firmOf('own')}, c.amount
      FROM own JOIN counter_payments c ON c.order_id = own.id`
}

function refunds(): RawBuilder<unknown> {
  return sql`
    SELECT 'refund', r.paid_at, coalesce(v.number, r.reference, ''), p.number, ${firmOf('p')}, r.amount
      FROM paid p JOIN refunds r ON r.payment_id = p.id LEFT JOIN refund_vouchers v ON v.payment_id = p.id
    UNION ALL
    SELECT 'refund', r.paid_at, coalesce(r.reference, ''), own.number, ${firmOf('own')}, r.amount
      FROM own JOIN refunds r ON r.order_id = own.id AND r.payment_id IS NULL`
}

/** Number of its own purchase order and GSTIN, of the firm in these rows. */
function firmOf(rows: 'own' | 'p'): RawBuilder<unknown> {
  const firm = sql.ref(`${rows}.firm`)
  return sql`${firm} ->> 'poNumber', ${firm} ->> 'gstin'`
}

/** Counts the orders of an account up to a moment that were paid by a test: they stand in no statement. */
export async function countTestOrders(db: Db, userId: string, before: Date): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    SELECT count(*)::int AS orders FROM orders o
    WHERE o.user_id = ${userId} AND o.created_at < ${before} AND ${paidByTest('o.id')}`.execute(db)
  return rows[0]?.orders ?? 0
}

/** A paper to put into a zip. */
export interface OwnPaper {
  kind: NumberedKind
  document: InvoiceDocument | CreditNoteDocument
}

/** Counts the papers that selectPapersOfMonth gives. */
export async function countPapersOfMonth(db: Db, userId: string, month: string): Promise<number> {
  const { rows } = await sql<{ papers: number }>`
    SELECT count(*)::int AS papers FROM ${papersOfMonth(userId, month)} p`.execute(db)
  return rows[0]?.papers ?? 0
}

/** Finds the invoices and credit notes of an account in a month of India, 'YYYY-MM', in the order of their dates. No tests. */
export async function selectPapersOfMonth(db: Db, userId: string, month: string): Promise<OwnPaper[]> {
  const { rows } = await sql<OwnPaper>`
    SELECT kind, document FROM ${papersOfMonth(userId, month)} p ORDER BY issued_at, number`.execute(db)
  return rows
}

function papersOfMonth(userId: string, month: string): RawBuilder<unknown> {
  const own = sql`order_id IN (SELECT o.id FROM orders o WHERE o.user_id = ${userId} AND NOT ${paidByTest('o.id')})`
  return sql`(
    SELECT 'invoice' AS kind, document, issued_at, number FROM invoices WHERE ${issuedIn(month)} AND ${own}
    UNION ALL
    SELECT 'credit_note', document, issued_at, number FROM credit_notes WHERE ${issuedIn(month)} AND ${own})`
}
