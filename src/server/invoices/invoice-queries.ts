import { type Kysely, sql } from 'kysely'
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import type { Database } from '../db/schema.ts'

type Db = Kysely<Database>

/**
 * The next number of a financial year's series, and when it is issued: `now`, or the moment of the number before where
 * that is later (another process's clock). Locks the series until the transaction ends: a number is either used or given
 * to the next one, never lost.
 */
export async function takeNumber(tx: Db, financialYear: string, now: Date): Promise<{ count: number; issuedAt: Date }> {
  const taken = await tx
    .insertInto('invoice_series')
    .values({ financial_year: financialYear, last_number: 1, last_issued_at: now })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({
        last_number: sql`invoice_series.last_number + 1`,
        last_issued_at: sql`greatest(invoice_series.last_issued_at, excluded.last_issued_at)`,
      }),
    )
    .returning(['last_number', 'last_issued_at'])
    .executeTakeFirstOrThrow()
  return { count: taken.last_number, issuedAt: taken.last_issued_at }
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
