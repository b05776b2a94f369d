import { invoiceFileName } from '../../domain/invoices/invoice-number.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { orderMails as copy, type OrderNews } from '../../shared/copy/order-mails.ts'
import { findUser } from '../accounts/user-queries.ts'
import { findInvoice } from '../invoices/invoice-queries.ts'
import { printInvoice } from '../invoices/print-invoice.ts'
import { findOrder } from '../orders/order-queries.ts'
import { presentOrder } from '../orders/present-order.ts'
import type { Shop } from '../shop.ts'
import { letter } from './letter.ts'
import type { Attachment, Mail } from './mail.ts'
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
  const invoice = await attachInvoice(shop, order, news)
  const link = `${shop.config.publicUrl}/profile?tab=order-history`
  return {
    to: user.email,
    subject: copy.subject[news](order.number),
    ...letter(orderLetter(order, news, { name: user.username, link, invoiceAttached: invoice !== undefined })),
    ...(invoice && { attachments: [invoice] }),
  }
}

/** With the goods, and when they have arrived. */
async function attachInvoice(shop: Shop, order: Order, news: OrderNews): Promise<Attachment | undefined> {
  if (news !== 'shipped' && news !== 'delivered') return undefined
  const invoice = await findInvoice(shop.db, order._id)
  if (!invoice) return undefined
  return {
    filename: invoiceFileName(invoice.number),
    contentType: 'application/pdf',
    content: await printInvoice(invoice),
  }
}
