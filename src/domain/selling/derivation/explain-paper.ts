import { explanation as copy } from '../../../shared/copy/explanation.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine } from '../invoices/invoice-document.ts'
import { type Explained, type ExplainedAmount, explainRates, words } from './explained.ts'

/** Explains an invoice from its frozen document: its total, and its tax at the rates of its day. */
export function explainInvoice(invoice: InvoiceDocument): Explained {
  const total = { name: copy.names.payable, amount: invoice.totals.total, sentences: invoice.lines.map(soldSentence) }
  return { title: copy.titles.invoice(invoice.number), note: null, amounts: [total, taxOf(invoice, invoice)] }
}

/** Explains a credit note from its frozen document and that of its invoice: pieces, prices, delivery, and their tax. */
export function explainCreditNote(note: CreditNoteDocument, invoice: InvoiceDocument): Explained {
  const isOfPieces = note.lines.some((line, at) => isPart(line, lineOf(invoice, line, at)))
  const sentences = note.lines.map((line, at) => creditedSentence(line, lineOf(invoice, line, at)))
  const credited = {
    name: copy.names.credited,
    amount: note.totals.total,
    sentences: [
      ...(note.reason === 'rate_changed' ? [copy.note.rateChanged(invoice.number)] : []),
      ...sentences,
      ...(isOfPieces ? [copy.note.rounding] : []),
    ],
  }
  const tax = note.financialOnly
    ? { name: copy.names.gst, amount: 0, sentences: [copy.tax.none] }
    : taxOf(note, invoice)
  return { title: copy.titles.creditNote(note.number), note: null, amounts: [credited, tax] }
}

/** Returns the line of the invoice that a line of a note credits: a note of a whole invoice has all its lines, in their order. */
function lineOf({ lines }: InvoiceDocument, { position }: InvoiceLine, at: number): InvoiceLine | undefined {
  return lines[(position ?? at + 1) - 1]
}

function isPart({ quantity }: InvoiceLine, sold: InvoiceLine | undefined): boolean {
  return quantity > 0 && sold !== undefined && quantity < sold.quantity
}

function soldSentence({ description, quantity, unitPrice, discount, total }: InvoiceLine): string {
  const value = copy.times(quantity, words(unitPrice), words(unitPrice * quantity))
  return `${copy.of(description, discount > 0 ? `${value} − ${words(discount)} = ${words(total)}` : value)}.`
}

function creditedSentence(line: InvoiceLine, sold: InvoiceLine | undefined): string {
  const { description, quantity, total } = line
  if (quantity === 0) return `${copy.note.price(description, words(total))}.`
  if (!sold || !isPart(line, sold)) return `${copy.note.whole(description, words(total))}.`
  return `${copy.note.pieces(description, quantity, sold.quantity, words(sold.total), words(total))}.`
}

/** Explains the tax of a paper; a credit note has the rates of its invoice. */
function taxOf(
  { lines, totals, buyer, placeOfSupply, replaces }: InvoiceDocument,
  { issuedAt }: InvoiceDocument,
): ExplainedAmount {
  const { cgst, sgst, igst, roundOff = 0 } = totals
  return {
    name: copy.names.gst,
    amount: cgst + sgst + igst,
    sentences: [
      copy.tax.invoiceDay(formatDay(indianDay(new Date(issuedAt)))),
      ...(replaces ? [copy.tax.replaces(replaces.number)] : []),
      ...explainRates(lines),
      ...(buyer?.shipTo === 'third_party' ? [copy.tax.supplyOf(placeOfSupply.state)] : []),
      ...(roundOff === 0 ? [] : [copy.tax.roundOff(words(roundOff))]),
      buyer ? copy.tax.registered : copy.tax.contained,
    ],
  }
}
