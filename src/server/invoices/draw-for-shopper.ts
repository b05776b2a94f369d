import { setImmediate } from 'node:timers/promises'
import type { CreditNoteDocument, InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import { limitConcurrency } from '../platform/jobs/limit-concurrency.ts'
import { limitRate, tally } from '../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../platform/shop.ts'
import { printInvoice } from './print-invoice.ts'

/** A hundred lines are drawn in a third of a second, in which nobody else is answered: one at a time, and of one account nine wait at most. */
const inTurn = limitConcurrency(1, 60, 9)

/** A shopper's own invoice or credit note as a PDF. Throws `too_many_requests`. */
export async function drawForShopper(
  shop: Shop,
  userId: string,
  paper: InvoiceDocument | CreditNoteDocument,
): Promise<Buffer> {
  await limitRate(shop, [tally('paper', userId)])
  return inTurn(async () => {
    // between two papers the others are answered
    await setImmediate()
    return printInvoice(paper)
  }, userId)
}
