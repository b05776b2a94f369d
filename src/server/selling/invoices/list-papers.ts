import { indianDay } from '../../../domain/operations/sales/indian-day.ts'
import { deliveryOf } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type {
  CreditNoteDocument,
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  TaxedAmount,
} from '../../../domain/selling/invoices/invoice-document.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'

/** The taxed amounts of a document's line, in paise; `rate` in percent. */
interface PaperAmount extends TaxedAmount {
  hsn: string
  /** Unique Quantity Code. */
  uqc: string
  rate: number
}

/** A document of an order as it is frozen (CONTRACT §6); amounts in paise. */
export interface Paper {
  kind: InvoiceKind | 'credit_note'
  number: string
  /** Its order was paid by a test: it is none of the books. */
  test?: true
  /** Indian day, 'YYYY-MM-DD'. */
  date: string
  /** The invoice that a credit note is against. */
  against?: string
  lines: (PaperAmount & { position: number; pieces: number })[]
  delivery: PaperAmount | null
  roundOff: Paise
  total: Paise
  placeOfSupply: { state: string; stateCode: string }
  buyer: InvoiceDocument['recipient'] & { gstin: string | null; legalName?: string; poNumber?: string }
}

/** Every document of an order, in the order of their dates. */
export async function listPapers({ db }: Pick<Shop, 'db'>, orderId: string): Promise<Paper[]> {
  const invoice = await findInvoice(db, orderId)
  return [...(invoice ? [invoice] : []), ...(await findCreditNotes(db, orderId))].map(paperOf)
}

/** Returns a document as the terminal prints it. */
export function paperOf(document: InvoiceDocument | CreditNoteDocument): Paper {
  const delivery = deliveryOf(document)
  const isNote = 'against' in document
  return {
    kind: isNote ? 'credit_note' : (document.kind ?? 'tax_invoice'),
    number: document.number,
    ...(document.test && { test: true }),
    date: indianDay(new Date(document.issuedAt)),
    ...(isNote ? { against: document.against.number } : {}),
    lines: document.lines.flatMap((line, index) =>
      line === delivery ? [] : [{ position: line.position ?? index + 1, pieces: line.quantity, ...amountOf(line) }],
    ),
    delivery: delivery ? amountOf(delivery) : null,
    roundOff: document.totals.roundOff ?? 0,
    total: document.totals.total,
    placeOfSupply: document.placeOfSupply,
    buyer: { ...document.recipient, ...(document.buyer ?? { gstin: null }) },
  }
}

function amountOf({ hsnCode, unit, gstRate, taxable, cgst, sgst, igst, total }: InvoiceLine): PaperAmount {
  return { hsn: hsnCode, uqc: unit, rate: gstRate, taxable, cgst, sgst, igst, total }
}
