import { invoiceFileName } from '../../../domain/invoices/invoice-number.ts'
import type { Order } from '../../../shared/contract/orders.ts'
import { orderMails as copy, type OrderNews } from '../../../shared/copy/order-mails.ts'
import { findUser } from '../../accounts/user-queries.ts'
import { findCreditNote, findInvoice } from '../../invoices/invoice-queries.ts'
import { printInvoice } from '../../invoices/print-invoice.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Attachment, Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findOrder } from '../order-queries.ts'
import { presentOrder } from '../present-order.ts'
import { orderLetter } from './order-letter.ts'

/** A mail about an order; undefined where the shopper has no email address. */
export async function writeOrderMail(
  shop: Shop,
  { orderId, news }: { orderId: string; news: OrderNews },
): Promise<Mail | undefined> {
  const stored = await findOrder(shop.db, { id: orderId })
  const user = stored && (await findUser(shop.db, stored.user_id))
  if (!stored || !user?.email) return undefined
  const order = presentOrder(stored)
  const paper = await attachPaper(shop, order, news)
  const link = `${shop.config.publicUrl}/profile?tab=order-history`
  return {
    to: user.email,
    subject: copy.subject[news](order.number),
    ...letter(orderLetter(order, news, { name: user.username, link, paperAttached: paper !== undefined })),
    ...(paper && { attachments: [paper] }),
  }
}

/** The invoice with the goods, and when they have arrived; the credit note when they are back. */
async function attachPaper(shop: Shop, order: Order, news: OrderNews): Promise<Attachment | undefined> {
  if (news === 'returned') {
    const note = await findCreditNote(shop.db, order._id)
    return note && pdf(invoiceFileName(note.number, 'credit_note'), await printInvoice(note))
  }
  if (news !== 'shipped' && news !== 'delivered') return undefined
  const invoice = await findInvoice(shop.db, order._id)
  return invoice && pdf(invoiceFileName(invoice.number), await printInvoice(invoice))
}

function pdf(filename: string, content: Buffer): Attachment {
  return { filename, contentType: 'application/pdf', content }
}
