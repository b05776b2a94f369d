import type { CreditNoteDocument, InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { drawClosing, drawFeet } from './paper/closing.ts'
import { drawHead } from './paper/head.ts'
import { drawLines } from './paper/lines-table.ts'
import { Sheet } from './paper/sheet.ts'

/** An invoice or a credit note as a PDF on A4. The same one always gives the same pages. */
export function printInvoice(invoice: InvoiceDocument | CreditNoteDocument): Promise<Buffer> {
  const sheet = new Sheet({
    title: `${'against' in invoice ? copy.creditNote.title : copy.title} ${invoice.number}`,
    author: invoice.supplier.legalName,
    at: new Date(invoice.issuedAt),
  })
  const top = drawHead(sheet, invoice)
  drawClosing(sheet, invoice, drawLines(sheet, invoice, top))
  drawFeet(sheet, invoice)
  return sheet.bytes()
}
