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

/** What reports add up of a paper: written by the database alone (migration 0415). `sign`: 1 of an invoice, -1 of a credit note. */
interface ReportRow {
  sign: ByDatabase<1 | -1>
  /** Of India, 'YYYY-MM-DD'. */
  day: ByDatabase<string>
  taxable: ByDatabase<number>
  total: ByDatabase<number>
}

/** Tax invoices, credit notes and vouchers, and their numbers; what reports add up of them. */
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
  report_papers: ReportRow & {
    id: ByDatabase<number>
    number: ByDatabase<string>
    order_id: ByDatabase<string>
    hour: ByDatabase<number>
    way: ByDatabase<string>
    state: ByDatabase<string>
    /** '': handed over at the counter. */
    pin: ByDatabase<string>
    /** '': none. */
    coupon: ByDatabase<string>
    discount: ByDatabase<number>
    tax: ByDatabase<number>
    delivery: ByDatabase<number>
  }
  report_lines: ReportRow & {
    paper: ByDatabase<number>
    /** Of the paper, from 1. */
    line: ByDatabase<number>
    pieces: ByDatabase<number>
    /** Of all pieces; null: not known. */
    cost: ByDatabase<number | null>
    product_id: ByDatabase<string>
    variant_id: ByDatabase<string | null>
  }
  report_rates: ReportRow & {
    paper: ByDatabase<number>
    /** Percent. */
    rate: ByDatabase<number>
    cgst: ByDatabase<number>
    sgst: ByDatabase<number>
    igst: ByDatabase<number>
  }
  voucher_series: { letters: string; financial_year: string; last_number: number; last_issued_at: Moment }
}
