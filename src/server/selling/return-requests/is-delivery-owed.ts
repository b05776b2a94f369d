import type { Kysely } from 'kysely'
import { creditableLines, deliveryLeft } from '../../../domain/selling/invoices/credit-note-lines.ts'
import { isShopsFault } from '../../../shared/return-payer.ts'
import type { Database } from '../../platform/db/schema.ts'
import { findCreditNotes, findInvoice } from '../invoices/invoice-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { RequestRow } from './return-request-queries.ts'

/**
 * Returns whether a request's order still has its delivery charge, which the terms of sale give back where goods were wrong, damaged or
 * defective. Not where money went back at the provider beside the books: what of it was for the delivery nobody knows.
 */
export async function isDeliveryOwed(
  db: Kysely<Database>,
  { kind, why }: Pick<RequestRow, 'kind' | 'why'>,
  order: StoredOrder,
): Promise<boolean> {
  if (kind !== 'return' || !isShopsFault(why) || order.payment?.outside) return false
  const invoice = await findInvoice(db, order.id)
  return invoice !== undefined && deliveryLeft(creditableLines(invoice, await findCreditNotes(db, order.id))) > 0
}
