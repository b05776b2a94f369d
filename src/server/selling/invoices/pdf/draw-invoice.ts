import type { CreditNoteDocument, InvoiceDocument } from '../../../../domain/selling/invoices/invoice-document.ts'
import { invoices as copy } from '../../../../shared/copy/invoices.ts'
import type { PaperSize } from '../../../../shared/office/paper-sizes.ts'
import { Sheet } from '../../../platform/pdf/pdf-document.ts'
import { drawClosing, drawFeet, footOf } from './closing.ts'
import { drawHead } from './head.ts'
import { columnsOf } from './invoice-columns.ts'
import { type CopyMark, headOfInvoice } from './invoice-head.ts'
import { drawLines } from './lines-table.ts'

/** A paper: which copy of it (left out: the original), and the how-manieth print of that copy (left out: the first). */
export type PrintedPaper = (InvoiceDocument | CreditNoteDocument) & { mark?: CopyMark; copy?: number }

/** Draws several invoices one after the other, each beginning on a sheet of its own. At least one. */
export function drawInvoices(invoices: readonly PrintedPaper[], size: PaperSize = 'A4'): Promise<Buffer> {
  const [first] = invoices
  if (!first) throw new Error('there is nothing to draw')
  const sheet = new Sheet({
    title: `${'against' in first ? copy.creditNote.title : copy.titles[first.kind ?? 'tax_invoice']} ${first.number}`,
    author: first.supplier.legalName,
    at: new Date(first.issuedAt),
    size,
  })
  addInvoices(sheet, invoices)
  return sheet.bytes()
}

/** Draws invoices from a sheet's last page on. */
export function addInvoices(sheet: Sheet, invoices: readonly PrintedPaper[]): void {
  for (const [index, invoice] of invoices.entries()) {
    if (index > 0) sheet.doc.addPage()
    const firstPage = sheet.doc.bufferedPageRange().count - 1
    const { mark = 'original', copy: count = 1 } = invoice
    const top = drawHead(sheet, invoice, headOfInvoice(invoice, mark, count))
    drawClosing(sheet, invoice, drawLines(sheet, invoice.lines, columnsOf(invoice), top))
    drawFeet(sheet, invoice, footOf(invoice), firstPage)
  }
}
