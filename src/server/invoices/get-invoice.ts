import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { Shop } from '../shop.ts'
import { findInvoice } from './invoice-queries.ts'

/** The invoice of a shopper's own order. Throws `not_found` for another's order, and before the order is confirmed. */
export async function getInvoice(
  shop: Shop,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<InvoiceDocument> {
  const order = await findOrder(shop.db, { id: orderId, userId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  const invoice = await findInvoice(shop.db, orderId)
  if (!invoice) throw new Failure('not_found', failures.noInvoiceYet)
  return invoice
}
