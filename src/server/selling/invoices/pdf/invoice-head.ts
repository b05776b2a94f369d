import {
  type CreditNoteDocument,
  type InvoiceDocument,
  isFinancialNote,
} from '../../../../domain/selling/invoices/invoice-document.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import { formatDate } from '../../../../shared/format-moment.ts'
import type { Facts, Head } from './head.ts'

/** Copies of an invoice (CGST Rule 48). */
export type CopyMark = keyof typeof copy.copies

type Document = InvoiceDocument | CreditNoteDocument

/** Returns the top of an invoice or credit note; `count`: the how-manieth print of this copy. */
export function headOfInvoice(invoice: Document, mark: CopyMark, count: number): Head {
  return {
    title: titleOf(invoice),
    mark: markOf(mark, count),
    buyer: invoice.buyer ? copy.firm : copy.buyer,
    facts: factsOf(invoice),
  }
}

/** Returns the words of a copy: printed again, it says so. */
export function markOf(mark: CopyMark, count: number): string {
  return count > 1 ? copy.again(copy.copies[mark], count) : copy.copies[mark]
}

function titleOf(invoice: Document): string {
  const kind = 'against' in invoice ? 'credit_note' : (invoice.kind ?? 'tax_invoice')
  if (invoice.test) return copy.test[kind]
  if (kind !== 'credit_note') return copy.titles[kind]
  return isFinancialNote(invoice) ? copy.creditNote.financialTitle : copy.creditNote.title
}

function factsOf(invoice: Document): Facts {
  const { order, placeOfSupply } = invoice
  return [
    ...numbersOf(invoice),
    [copy.order, order.number],
    [copy.orderDate, formatDate(order.placedAt)],
    [copy.payment, copy.methods[invoice.test ? 'test' : order.paymentMethod]],
    [copy.placeOfSupply, copy.stateAndCode(placeOfSupply.state, placeOfSupply.stateCode)],
    [copy.reverseCharge, invoice.reverseCharge ? copy.yes : copy.no],
  ]
}

function numbersOf(invoice: Document): Facts {
  const { number, issuedAt } = invoice
  if (!('against' in invoice)) {
    return [
      [copy.number, number],
      [copy.date, formatDate(issuedAt)],
      ...(invoice.replaces ? [[copy.replaces, invoice.replaces.number] as const] : []),
    ]
  }
  return [
    [copy.creditNote.number, number],
    [copy.creditNote.date, formatDate(issuedAt)],
    [copy.creditNote.against, invoice.against.number],
    [copy.date, formatDate(invoice.against.issuedAt)],
    [copy.creditNote.reason, copy.creditNote.reasons[invoice.reason]],
  ]
}
