import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { drawClosing, drawFeet } from './paper/closing.ts'
import { drawHead } from './paper/head.ts'
import { drawLines } from './paper/lines-table.ts'
import { Sheet } from './paper/sheet.ts'

/** An invoice as a PDF on A4. The same invoice always gives the same pages. */
export function printInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const sheet = new Sheet({
    title: `${copy.title} ${invoice.number}`,
    author: invoice.supplier.legalName,
    at: new Date(invoice.issuedAt),
  })
  const top = drawHead(sheet, invoice)
  drawClosing(sheet, invoice, drawLines(sheet, invoice, top))
  drawFeet(sheet, invoice)
  return sheet.bytes()
}
