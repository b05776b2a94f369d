import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { printInvoice } from './render-invoice-pdf.ts'

/** A shopper's own invoice or credit note as a PDF. Throws `too_many_requests`. */
export async function drawForShopper(
  shop: Shop,
  { userId, gone }: { userId: string; gone: AbortSignal },
  paper: InvoiceDocument | CreditNoteDocument,
): Promise<Buffer> {
  await limitRate(shop, [tally('paper', userId)])
  return printInvoice(paper, { who: userId, gone })
}
