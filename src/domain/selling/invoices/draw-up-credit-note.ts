import type { CreditNoteDocument, CreditReason, InvoiceDocument } from './invoice-document.ts'

/**
 * The credit note of an invoice whose goods came back: all of it is credited, delivery included, at the rates at which it
 * was invoiced, whatever they are now. `isTest` also of an invoice that was issued before papers said it. It names who the invoice named: a
 * registered buyer gives back the tax that was claimed as a credit.
 */
export function drawUpCreditNote(
  invoice: InvoiceDocument,
  {
    number,
    issuedAt,
    reason,
    isTest,
    financialOnly,
  }: { number: string; issuedAt: Date; reason: CreditReason; isTest: boolean; financialOnly: boolean },
): CreditNoteDocument {
  const against = { number: invoice.number, issuedAt: invoice.issuedAt }
  const marks = { ...(isTest && { test: true as const }), ...(financialOnly && { financialOnly: true as const }) }
  return { ...invoice, ...marks, number, issuedAt: issuedAt.toISOString(), against, reason }
}
