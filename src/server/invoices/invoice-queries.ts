import { type Kysely, sql } from 'kysely'
import { financialYearOf } from '../../domain/invoices/financial-year.ts'
import type { CreditNoteDocument, InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import { invoiceNumber, type NumberedKind } from '../../domain/invoices/invoice-number.ts'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A number that was taken, and when what has it is issued. */
type Issue = { number: string; financialYear: string; issuedAt: Date }

/**
 * The next number of a financial year's series of invoices or credit notes, beginning with `letters`, and when it is issued: `now`, or the moment of the number before where
 * that is later (another process's clock). Locks the series until the transaction ends: a number is either used or given
 * to the next one, never lost.
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
    .returning(['last_number', 'last_issued_at'])
    .executeTakeFirstOrThrow()
  const number = invoiceNumber(letters, financialYear, taken.last_number)
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

/** The invoice of an order as it was issued, or undefined while there is none. */
export async function findInvoice(db: Db, orderId: string): Promise<InvoiceDocument | undefined> {
  const found = await db.selectFrom('invoices').select('document').where('order_id', '=', orderId).executeTakeFirst()
  return found?.document
}

/** Keeps a credit note for good. */
export async function insertCreditNote(
  tx: Db,
  orderId: string,
  financialYear: string,
  document: CreditNoteDocument,
): Promise<void> {
  const { number, issuedAt } = document
  const row = { order_id: orderId, number, financial_year: financialYear, issued_at: issuedAt }
  await tx
    .insertInto('credit_notes')
    .values({ ...row, document: JSON.stringify(document) })
    .execute()
}

/** The credit note of an order as it was issued, or undefined where there is none. */
export async function findCreditNote(db: Db, orderId: string): Promise<CreditNoteDocument | undefined> {
  const found = await db
    .selectFrom('credit_notes')
    .select('document')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return found?.document
}
