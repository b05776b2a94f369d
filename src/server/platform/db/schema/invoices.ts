import type { CreditNoteDocument, InvoiceDocument } from '../../../../domain/invoices/invoice-document.ts'
import type { Json, Moment } from './columns.ts'

/** Tax invoices and credit notes, and their numbers. */
export interface InvoiceTables {
  invoices: {
    order_id: string
    number: string
    financial_year: string
    issued_at: Moment
    document: Json<InvoiceDocument>
  }
  credit_notes: {
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
