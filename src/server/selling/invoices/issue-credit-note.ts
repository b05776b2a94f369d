import type { Transaction } from 'kysely'
import { lowersTax } from '../../../domain/selling/invoices/credit-note-time.ts'
import { drawUpCreditNote } from '../../../domain/selling/invoices/draw-up-credit-note.ts'
import type { CreditReason } from '../../../domain/selling/invoices/invoice-document.ts'
import { financialNoteLetters, testLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { findInvoice, insertCreditNote, takeNumber } from './invoice-queries.ts'

/**
 * Issues the credit note of an invoiced order that this transaction has just brought to its end: its goods are back. The
 * last thing to do in a transaction, for everybody who needs a number waits for the series.
 */
export async function issueCreditNote(
  shop: Shop,
  tx: Transaction<Database>,
  { id: orderId, payment }: Pick<StoredOrder, 'id' | 'payment'>,
  reason: CreditReason,
): Promise<void> {
  const invoice = await findInvoice(tx, orderId)
  if (!invoice) throw new Error(`the order ${orderId} has no invoice to be credited`)
  const isTest = payment?.is_test ?? false
  const now = shop.clock()
  const financialOnly = !lowersTax(new Date(invoice.issuedAt), now)
  const ownLetters = financialOnly ? financialNoteLetters : shop.settings.now()['numbers.creditNote']
  const letters = isTest ? testLetters.credit_note : ownLetters
  const { financialYear, ...issue } = await takeNumber(tx, 'credit_note', letters, now)
  const note = drawUpCreditNote(invoice, { ...issue, reason, isTest, financialOnly })
  await insertCreditNote(tx, orderId, financialYear, note)
}
