import { amountInWords } from './amount-in-words.ts'
import { addUp, byRate } from './draw-up-invoice.ts'
import type { CreditNoteDocument, CreditReason, InvoiceDocument, InvoiceLine } from './invoice-document.ts'

/** Facts of a credit note beside its lines. `isTest` also of an invoice that was issued before papers said it. */
interface Issue {
  number: string
  issuedAt: Date
  reason: CreditReason
  isTest: boolean
  /** It came too late to lower the tax (credit-note-time.ts). */
  financialOnly: boolean
}

/**
 * The credit note of an invoice, at the rates at which it was invoiced, whatever they are now: of these lines
 * (credit-note-lines.ts), or of the whole invoice, delivery included (`lines` null). It names who the invoice named: a
 * registered buyer gives back the tax that was claimed as a credit.
 */
export function drawUpCreditNote(
  invoice: InvoiceDocument,
  lines: InvoiceLine[] | null,
  { number, issuedAt, reason, isTest, financialOnly }: Issue,
): CreditNoteDocument {
  const against = { number: invoice.number, issuedAt: invoice.issuedAt }
  const marks = { ...(isTest && { test: true as const }), ...(financialOnly && { financialOnly: true as const }) }
  const whole = { ...invoice, ...marks, number, issuedAt: issuedAt.toISOString(), against, reason }
  if (lines === null) return whole
  const totals = { ...addUp(lines), discount: lines.reduce((sum, line) => sum + line.discount, 0) }
  return { ...whole, lines, rates: byRate(lines), totals, totalInWords: amountInWords(totals.total) }
}
