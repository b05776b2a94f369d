import type { ColumnType } from 'kysely'
import type { CreditNoteDocument, InvoiceDocument } from '../../../../domain/selling/invoices/invoice-document.ts'
import type { ReceiptVoucher, RefundVoucher } from '../../../../domain/selling/invoices/voucher-document.ts'
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

/** A voucher about an online payment; `order_id` null: it became no order. */
interface VoucherRow<Document> extends Chained {
  payment_id: string
  order_id: string | null
  number: string
  financial_year: string
  issued_at: Moment
  document: Json<Document>
}

/** Tax invoices, credit notes and vouchers, and their numbers. */
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
  receipt_vouchers: VoucherRow<ReceiptVoucher>
  refund_vouchers: VoucherRow<RefundVoucher>
  voucher_series: { letters: string; financial_year: string; last_number: number; last_issued_at: Moment }
}
