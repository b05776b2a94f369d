import { drawnInTurn, type PaperFor } from '../../platform/pdf/draw-in-turn.ts'
import type { drawInvoices, PrintedPaper } from './pdf/draw-invoice.ts'
import type { drawReceipts } from './pdf/draw-receipts.ts'

/** Draws several invoices or credit notes as one PDF, on A4 where nothing else is said. The same ones always give the same pages. Throws as drawnInTurn says. */
export const printInvoices = drawnInTurn<typeof drawInvoices>(
  new URL('./pdf/draw-invoice.ts', import.meta.url),
  'drawInvoices',
)

/** Draws several bills for a roll of 80 mm, a page for each. Throws as drawnInTurn says. */
export const printReceipts = drawnInTurn<typeof drawReceipts>(
  new URL('./pdf/draw-receipts.ts', import.meta.url),
  'drawReceipts',
)

/** An invoice or a credit note as a PDF on A4; without somebody who waits for it: for a mail. */
export function printInvoice(invoice: PrintedPaper, by: PaperFor = { who: 'mail' }): Promise<Buffer> {
  return printInvoices(by, [invoice])
}
