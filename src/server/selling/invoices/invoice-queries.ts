import { type Kysely, sql } from 'kysely'
import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { invoiceNumber, type NumberedKind, testLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import { financialYearOf } from '../../../shared/india-time.ts'
import type { Database } from '../../platform/db/schema.ts'
import { paidByTest } from '../orders/paid-by-test.ts'
import { issuedIn } from './issued-in.ts'

type Db = Kysely<Database>

/** A number that was taken, and when what has it is issued. */
type Issue = { number: string; financialYear: string; issuedAt: Date }

/**
 * The next number of the series of a financial year that begins with `letters`, and when it is issued: `now`, or the moment of the
 * number before where that is later (another process's clock). Every beginning counts for itself, from 1. Locks the papers of
 * this kind and year until the transaction ends: a number is either used or given to the next one, never lost.
 */
export async function takeNumber(tx: Db, kind: NumberedKind, letters: string, now: Date): Promise<Issue> {
  const financialYear = financialYearOf(now)
  const taken = await tx
    .insertInto('invoice_series')
    .values({ kind, financial_year: financialYear, last_number: 1, last_issued_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'financial_year']).doUpdateSet({
        last_number: sql`invoice_series.last_number + 1`,
        last_issued_at: sql`greatest(invoice_series.last_issued_at, excluded.last_issued_at)`,
      }),
    )
    .returning('last_issued_at')
    .executeTakeFirstOrThrow()
  const last = await tx
    .selectFrom(kind === 'invoice' ? 'invoices' : 'credit_notes')
    .select((eb) => eb.fn.max('count').as('count'))
    .where('letters', '=', letters)
    .where('financial_year', '=', financialYear)
    .executeTakeFirst()
  const number = invoiceNumber(letters, financialYear, (last?.count ?? 0) + 1)
  return { number, financialYear, issuedAt: taken.last_issued_at }
}

/** Keeps an invoice for good. */
export async function insertInvoice(
  tx: Db,
  orderId: string,
  financialYear: string,
  document: InvoiceDocument,
): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({
      order_id: orderId,
      number: document.number,
      financial_year: financialYear,
      issued_at: document.issuedAt,
      document: JSON.stringify(document),
    })
    .execute()
}

/** The invoice of an order that holds, as it was issued, or undefined while there is none. */
export async function findInvoice(db: Db, orderId: string): Promise<InvoiceDocument | undefined> {
  return (await findInvoices(db, orderId)).at(-1)
}

/** The invoices of an order as they were issued, the oldest first: each replaces the one before it, and the last one holds. */
export async function findInvoices(db: Db, orderId: string): Promise<InvoiceDocument[]> {
  const found = await db.selectFrom('invoices').select('document').where('order_id', '=', orderId).execute()
  const documents = found.map(({ document }) => document)
  const inOrder: InvoiceDocument[] = []
  const next = (before?: string) => documents.find(({ replaces }) => replaces?.number === before)
  for (let each = next(); each; each = next(each.number)) inOrder.push(each)
  return inOrder
}

/** Keeps a credit note for good. Gives its id. */
export async function insertCreditNote(
  tx: Db,
  orderId: string,
  financialYear: string,
  document: CreditNoteDocument,
): Promise<string> {
  const { number, issuedAt } = document
  const row = { order_id: orderId, number, financial_year: financialYear, issued_at: issuedAt }
  const { id } = await tx
    .insertInto('credit_notes')
    .values({ ...row, document: JSON.stringify(document) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The credit notes of an order as they were issued, the oldest first. */
export async function findCreditNotes(db: Db, orderId: string): Promise<CreditNoteDocument[]> {
  const found = await db
    .selectFrom('credit_notes')
    .select('document')
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('financial_year')
    .orderBy('count')
    .execute()
  return found.map(({ document }) => document)
}

/** Forgets the buyers of these orders on their papers. What tax law wants of them stays, and with it the chain of hashes. */
export async function forgetInPapers(tx: Db, orderIds: readonly string[]): Promise<void> {
  await sql`SELECT forget_in_papers(${orderIds}::text[])`.execute(tx)
}

/**
 * Empties the papers of people who were forgotten, when accounts need not be kept any more: 72 months after the annual return of
 * their year was due (CGST Act 2017, s. 36). Gives how many.
 */
export async function emptyOldPapers(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ emptied: number }>`SELECT empty_old_papers(${now}) AS emptied`.execute(db)
  return rows[0]?.emptied ?? 0
}

/** The last paper of a series up to a moment, and the hash that stands for all papers of the series up to it. */
export interface LastPaper {
  number: string
  /** 64 hexadecimal digits. */
  hash: string
}

/** The last paper of each series in which one was issued in the year before a moment. */
export async function lastPapers(db: Db, until: Date): Promise<LastPaper[]> {
  const { rows } = await sql<LastPaper>`
    SELECT DISTINCT ON (kind, financial_year, letters) number, encode(hash, 'hex') AS hash FROM (
      SELECT 1 AS kind, financial_year, letters, count, number, hash, issued_at FROM invoices
      UNION ALL SELECT 2, financial_year, letters, count, number, hash, issued_at FROM credit_notes
      UNION ALL SELECT 3, financial_year, letters, count, number, hash, issued_at FROM receipt_vouchers
      UNION ALL SELECT 4, financial_year, letters, count, number, hash, issued_at FROM refund_vouchers) p
    WHERE issued_at < ${until} AND issued_at >= ${until}::timestamptz - interval '1 year'
    ORDER BY kind, financial_year, letters, count DESC`.execute(db)
  return rows
}

/** The number of the paper that has this hash (64 hexadecimal digits); undefined where none has. */
export async function paperWithHash(db: Db, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM invoices WHERE hash = decode(${hash}, 'hex')
    UNION ALL SELECT number FROM credit_notes WHERE hash = decode(${hash}, 'hex')
    UNION ALL SELECT number FROM receipt_vouchers WHERE hash = decode(${hash}, 'hex')
    UNION ALL SELECT number FROM refund_vouchers WHERE hash = decode(${hash}, 'hex')`.execute(db)
  return rows[0]?.number
}

/**
 * Finds the moment of the first invoice or receipt voucher that stands in the books, whichever comes first; undefined while there
 * is none. Test payments' do not.
 */
export async function firstIssue(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    SELECT least((SELECT min(issued_at) FROM invoices WHERE NOT ${paidByTest('invoices.order_id')}),
      (SELECT min(issued_at) FROM receipt_vouchers WHERE NOT document ? 'test')) AS first`.execute(db)
  return rows[0]?.first ?? undefined
}

/** An invoice, or a credit note with what of its invoice decides where a return counts it. */
export interface IssuedPaper {
  document: InvoiceDocument | CreditNoteDocument
  /** Null of an invoice. */
  invoice: Pick<InvoiceDocument, 'issuedAt' | 'totals'> | null
}

/**
 * The invoices and credit notes of a month of India, 'YYYY-MM', in the order of their dates; none about a test payment, marked
 * or not, and no credit note that is financial only.
 */
export async function selectMonth(db: Db, month: string): Promise<IssuedPaper[]> {
  const { rows } = await sql<IssuedPaper>`
    SELECT document, NULL AS invoice, issued_at FROM invoices
      WHERE ${issuedIn(month)} AND NOT ${paidByTest('invoices.order_id')}
    UNION ALL
    SELECT n.document, jsonb_build_object('issuedAt', i.document -> 'issuedAt', 'totals', i.document -> 'totals'), n.issued_at
      FROM (SELECT order_id, document, issued_at FROM credit_notes
        WHERE ${issuedIn(month)} AND NOT document ? 'financialOnly') n JOIN invoices i ON i.number = n.document #>> '{against,number}'
      WHERE NOT ${paidByTest('n.order_id')}
    ORDER BY issued_at`.execute(db)
  return rows
}

/** The credit notes of a month of India, 'YYYY-MM', that came too late for any return, and who issued them. No tests. */
export async function selectFinancialNotes(db: Db, month: string): Promise<{ number: string; gstin: string }[]> {
  const { rows } = await sql<{ number: string; gstin: string }>`
    SELECT number, document #>> '{supplier,gstin}' AS gstin FROM credit_notes
    WHERE ${issuedIn(month)} AND document ? 'financialOnly' AND NOT document ? 'test' ORDER BY issued_at, number`.execute(
    db,
  )
  return rows
}

/** A paper about a test payment that took a number of the shop's own series, and the GSTIN that issued it. */
interface NumberedTest {
  kind: NumberedKind
  number: string
  gstin: string
}

/** The papers of a month of India, 'YYYY-MM', that stand in no book but took a number among those that do (decision 154). */
export async function selectNumberedTests(db: Db, month: string): Promise<NumberedTest[]> {
  const { rows } = await sql<NumberedTest>`
    SELECT kind, number, document #>> '{supplier,gstin}' AS gstin FROM (
      SELECT 'invoice' AS kind, order_id, letters, number, document, issued_at FROM invoices
      UNION ALL SELECT 'credit_note', order_id, letters, number, document, issued_at FROM credit_notes) d
    WHERE ${issuedIn(month)} AND letters <> ALL (${Object.values(testLetters)}::text[]) AND ${paidByTest('d.order_id')}`.execute(
    db,
  )
  return rows
}

/** Counts the papers of a month of India, 'YYYY-MM', about test payments: they stand in no book. */
export async function countTestPapers(db: Db, month: string): Promise<number> {
  const { rows } = await sql<{ papers: number }>`
    SELECT count(*)::int AS papers FROM (SELECT order_id, issued_at FROM invoices UNION ALL SELECT order_id, issued_at FROM credit_notes) d
    WHERE ${issuedIn(month)} AND ${paidByTest('d.order_id')}`.execute(db)
  return rows[0]?.papers ?? 0
}
