import type { ColumnType } from 'kysely'
import type { CreditNoteDocument, InvoiceDocument } from '../../../../domain/selling/invoices/invoice-document.ts'
import type { Json, Moment } from './columns.ts'

/** Written by the database alone, when a paper is added (migration 0140). */
type ByDatabase<T> = ColumnType<T, never, never>

/** A paper's place in its series, and what chains it to the one before. */
interface Chained {
  letters: ByDatabase<string>
  count: ByDatabase<number>
  /** Null: the buyer was forgotten. */
  person_salt: ByDatabase<string | null>
  person_hash: ByDatabase<Buffer>
  hash: ByDatabase<Buffer>
}

/** Tax invoices and credit notes, and their numbers. */
export interface InvoiceTables {
  invoices: Chained & {
    order_id: string
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<InvoiceDocument>
  }
  credit_notes: Chained & {
    id: ByDatabase<string>
    order_id: string
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<CreditNoteDocument>
  }
  invoice_series: {
    kind: 'invoice' | 'credit_note'
    financial_year: string
    last_number: number
    last_issued_at: Moment
  }
}
