import type { CreditNoteDocument, InvoiceDocument } from '../../domain/invoices/invoice-document.ts'

/** An invoice or a credit note as a PDF on A4. The same one always gives the same pages. */
export async function printInvoice(invoice: InvoiceDocument | CreditNoteDocument): Promise<Buffer> {
  // what draws PDFs takes as much memory as the rest of the server: it comes with the first invoice
  const { drawInvoice } = await import('./paper/draw-invoice.ts')
  return drawInvoice(invoice)
}
