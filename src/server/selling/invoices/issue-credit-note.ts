import type { Transaction } from 'kysely'
import { creditableLines, linesOfRest, notesAgainst } from '../../../domain/selling/invoices/credit-note-lines.ts'
import { lowersTax } from '../../../domain/selling/invoices/credit-note-time.ts'
import { drawUpCreditNote } from '../../../domain/selling/invoices/draw-up-credit-note.ts'
import type {
  CreditNoteDocument,
  CreditReason,
  InvoiceDocument,
  InvoiceLine,
} from '../../../domain/selling/invoices/invoice-document.ts'
import { financialNoteLetters, testLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { findCreditNotes, findInvoice, insertCreditNote, takeNumber } from './invoice-queries.ts'

type Tx = Transaction<Database>
type Credited = Pick<StoredOrder, 'id' | 'payment'>

/** A credit note that was just issued. */
export interface IssuedNote {
  id: string
  document: CreditNoteDocument
}

/**
 * Issues the credit note of an invoiced order that this transaction has just brought to its end, or of which it replaces the invoice,
 * of all that no earlier note has credited; null where that is nothing. The last thing to do in a transaction, for everybody who needs a number waits for
 * the series.
 */
export async function issueCreditNote(
  shop: Shop,
  tx: Tx,
  order: Credited,
  reason: CreditReason,
): Promise<IssuedNote | null> {
  const invoice = await invoiceOf(tx, order.id)
  const notes = notesAgainst(invoice, await findCreditNotes(tx, order.id))
  const rest = notes.length === 0 ? null : linesOfRest(creditableLines(invoice, notes))
  return rest?.length === 0 ? null : issue(shop, tx, { order, invoice, lines: rest, reason })
}

/**
 * Issues the credit note of a part of a locked order: of these lines of its invoice. In its transaction as issueCreditNote is.
 */
export async function issuePartNote(
  shop: Shop,
  tx: Tx,
  order: Credited,
  credited: { lines: InvoiceLine[]; reason: CreditReason },
): Promise<IssuedNote> {
  return issue(shop, tx, { order, invoice: await invoiceOf(tx, order.id), ...credited })
}

async function invoiceOf(tx: Tx, orderId: string): Promise<InvoiceDocument> {
  const invoice = await findInvoice(tx, orderId)
  if (!invoice) throw new Error(`the order ${orderId} has no invoice to be credited`)
  return invoice
}

interface Note {
  order: Credited
  invoice: InvoiceDocument
  lines: InvoiceLine[] | null
  reason: CreditReason
}

async function issue(shop: Shop, tx: Tx, { order, invoice, lines, reason }: Note): Promise<IssuedNote> {
  const isTest = order.payment?.is_test ?? false
  const now = shop.clock()
  const financialOnly = !lowersTax(new Date(invoice.issuedAt), now)
  const ownLetters = financialOnly ? financialNoteLetters : shop.settings.now()['numbers.creditNote']
  const letters = isTest ? testLetters.credit_note : ownLetters
  const { financialYear, ...taken } = await takeNumber(tx, 'credit_note', letters, now)
  const document = drawUpCreditNote(invoice, lines, { ...taken, reason, isTest, financialOnly })
  return { id: await insertCreditNote(tx, order.id, financialYear, document), document }
}
