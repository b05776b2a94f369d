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
 * registered buyer gives back the tax that was claimed as a credit. A note that is financial only has no tax in it: the taxable
 * value of each line is its total.
 */
export function drawUpCreditNote(
  invoice: InvoiceDocument,
  lines: InvoiceLine[] | null,
  { number, issuedAt, reason, isTest, financialOnly }: Issue,
): CreditNoteDocument {
  const against = { number: invoice.number, issuedAt: invoice.issuedAt }
  const marks = { ...(isTest && { test: true as const }), ...(financialOnly && { financialOnly: true as const }) }
  const { replaces: _, ...copied } = invoice
  const whole = { ...copied, ...marks, number, issuedAt: issuedAt.toISOString(), against, reason }
  const credited = financialOnly ? (lines ?? invoice.lines).map(withoutTax) : lines
  if (credited === null) return whole
  const totals = { ...addUp(credited), discount: credited.reduce((sum, line) => sum + line.discount, 0) }
  return { ...whole, lines: credited, rates: byRate(credited), totals, totalInWords: amountInWords(totals.total) }
}

/** A line of its own, which is not that of the invoice: it names its position there. */
function withoutTax({ roundOff: _, ...line }: InvoiceLine, index: number): InvoiceLine {
  const { position = index + 1, total } = line
  return { ...line, position, taxable: total, cgst: 0, sgst: 0, igst: 0 }
}
