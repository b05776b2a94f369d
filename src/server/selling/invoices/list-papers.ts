import { notesAgainst } from '../../../domain/selling/invoices/credit-note-lines.ts'
import { deliveryOf } from '../../../domain/selling/invoices/draw-up-invoice.ts'
import type {
  CreditNoteDocument,
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  TaxedAmount,
} from '../../../domain/selling/invoices/invoice-document.ts'
import type { VoucherKind } from '../../../domain/selling/invoices/invoice-number.ts'
import type { ReceiptVoucher, RefundVoucher, VoucherLine } from '../../../domain/selling/invoices/voucher-document.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCreditNotes, findInvoices } from './invoice-queries.ts'
import { findReceiptVoucher, findRefundVoucher, type VoucherKey } from './voucher-queries.ts'

/** The taxed amounts of a document's line, in paise; `rate` in percent. */
interface PaperAmount extends TaxedAmount {
  hsn: string
  /** Unique Quantity Code. */
  uqc: string
  rate: number
}

/** A document of an order as it is frozen (CONTRACT §6); amounts in paise. */
export interface FrozenPaper {
  kind: InvoiceKind | 'credit_note' | VoucherKind
  number: string
  /** Its order was paid by a test: it is none of the books. */
  test?: true
  /** A credit note that came too late to lower the tax: it is in no return. */
  financialOnly?: true
  /** Indian day, 'YYYY-MM-DD'. */
  date: string
  /** The invoice that a credit note is against, or the receipt voucher of a refund voucher. */
  against?: string
  lines: (PaperAmount & { position: number; pieces: number })[]
  delivery: PaperAmount | null
  roundOff: Paise
  total: Paise
  /** Null: not known when a payment arrived. */
  placeOfSupply: { state: string; stateCode: string } | null
  buyer: InvoiceDocument['recipient'] & { gstin: string | null; legalName?: string; poNumber?: string }
}

/** Every document of an order, in the order of their dates. */
export async function listPapers({ db }: Pick<Shop, 'db'>, orderId: string): Promise<FrozenPaper[]> {
  const notes = await findCreditNotes(db, orderId)
  const documents = (await findInvoices(db, orderId)).flatMap((each) => [each, ...notesAgainst(each, notes)])
  return [...(await listVouchers({ db }, { orderId })), ...documents.map(paperOf)]
}

/** The vouchers of a payment, or of the order that it became. */
export async function listVouchers({ db }: Pick<Shop, 'db'>, key: VoucherKey): Promise<FrozenPaper[]> {
  const found = [await findReceiptVoucher(db, key), await findRefundVoucher(db, key)]
  return found.flatMap((document) => (document ? [voucherPaper(document)] : []))
}

/** Returns a document as the terminal prints it. */
export function paperOf(document: InvoiceDocument | CreditNoteDocument): FrozenPaper {
  const delivery = deliveryOf(document)
  const isNote = 'against' in document
  return {
    kind: isNote ? 'credit_note' : (document.kind ?? 'tax_invoice'),
    number: document.number,
    ...(document.test && { test: true }),
    date: indianDay(document.issuedAt),
    ...(isNote ? { against: document.against.number } : {}),
    ...(isNote && document.financialOnly && { financialOnly: true }),
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

function voucherPaper(document: ReceiptVoucher | RefundVoucher): FrozenPaper {
  const delivery = deliveryOf(document)
  return {
    kind: 'against' in document ? 'refund_voucher' : 'receipt_voucher',
    number: document.number,
    ...(document.test && { test: true }),
    date: indianDay(document.issuedAt),
    ...('against' in document && { against: document.against.number }),
    lines: document.lines.flatMap((line, index) =>
      line === delivery ? [] : [{ position: index + 1, pieces: line.quantity, ...advanceOf(line) }],
    ),
    delivery: delivery ? advanceOf(delivery) : null,
    roundOff: 0,
    total: document.totals.total,
    placeOfSupply: document.placeOfSupply,
    buyer: { ...document.recipient, ...(document.buyer ?? { gstin: null }) },
  }
}

/** An advance for goods has no tax in it, whatever their rate is. */
function advanceOf({ hsnCode, unit, gstRate, total }: VoucherLine): PaperAmount {
  return { hsn: hsnCode, uqc: unit, rate: gstRate, taxable: total, cgst: 0, sgst: 0, igst: 0, total }
}
