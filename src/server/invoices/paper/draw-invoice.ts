import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/invoices/invoice-document.ts'
import { invoices as copy } from '../../../shared/copy/invoices.ts'
import { drawClosing, drawFeet } from './closing.ts'
import { drawHead } from './head.ts'
import { drawLines } from './lines-table.ts'
import { Sheet } from './sheet.ts'

/** Draws an invoice or a credit note on as many sheets as it needs. */
export function drawInvoice(invoice: InvoiceDocument | CreditNoteDocument): Promise<Buffer> {
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
