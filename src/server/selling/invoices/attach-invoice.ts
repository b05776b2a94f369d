import { invoiceFileName } from '../../../domain/selling/invoices/invoice-number.ts'
import type { OrderNews } from '../../../shared/copy/order-mails.ts'
import type { Attachment } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'
import { printInvoice } from './render-invoice-pdf.ts'

/**
 * Returns the attachment of a mail about an order: the invoice when it is shipped and when it is delivered; the credit note when
 * it is returned, or a part of it (`number`: that note's).
 */
export async function attachInvoice(
  shop: Shop,
  orderId: string,
  news: OrderNews,
  number?: string,
): Promise<Attachment | undefined> {
  if (news === 'returned' || number !== undefined) {
    const notes = await findCreditNotes(shop.db, orderId)
    const note = number === undefined ? notes.at(-1) : notes.find((each) => each.number === number)
    return note && pdf(invoiceFileName(note.number, 'credit_note'), await printInvoice(note))
  }
  if (news !== 'shipped' && news !== 'delivered') return undefined
  const invoice = await findInvoice(shop.db, orderId)
  return invoice && pdf(invoiceFileName(invoice.number), await printInvoice(invoice))
}

function pdf(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/pdf', content }
}
