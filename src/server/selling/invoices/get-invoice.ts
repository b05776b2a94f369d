import type { CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { findOrder } from '../orders/order-queries.ts'
import { findCreditNotes, findInvoice } from './invoice-queries.ts'

/** An order, and the shopper whose it must be. */
export type OwnOrder = { userId: string; orderId: string }

/** The invoice of a shopper's own order. Throws `not_found` for another's order, and before the order is confirmed. */
export async function getInvoice(shop: Shop, { userId, orderId }: OwnOrder): Promise<InvoiceDocument> {
  await checkOwn(shop, { userId, orderId })
  const invoice = await findInvoice(shop.db, orderId)
  if (!invoice) throw new Failure('not_found', failures.noInvoiceYet)
  return invoice
}

/**
 * A credit note of a shopper's own order, by its number written with `-` for `/`, or the newest. Throws `not_found` for
 * another's order, and where there is none.
 */
export async function getCreditNote(
  shop: Shop,
  { userId, orderId, number }: OwnOrder & { number?: string | undefined },
): Promise<CreditNoteDocument> {
  await checkOwn(shop, { userId, orderId })
  const notes = await findCreditNotes(shop.db, orderId)
  const note = number ? notes.find((each) => each.number.replaceAll('/', '-') === number) : notes.at(-1)
  if (!note) throw new Failure('not_found', failures.noCreditNote)
  return note
}

/** Throws `not_found` where the order is another's. */
export async function checkOwn(shop: Shop, { userId, orderId }: OwnOrder): Promise<void> {
  if (!(await findOrder(shop.db, { id: orderId, userId }))) throw new Failure('not_found', failures.orderNotFound)
}
