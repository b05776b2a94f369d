import type { CreditNoteDocument, CreditReason, InvoiceDocument } from './invoice-document.ts'

/**
 * The credit note of an invoice whose goods came back: all of it is credited, delivery included, at the rates at which it
 * was invoiced, whatever they are now. The recipient is not registered, so nobody has claimed the tax as a credit.
 */
export function drawUpCreditNote(
  invoice: InvoiceDocument,
  { number, issuedAt, reason }: { number: string; issuedAt: Date; reason: CreditReason },
): CreditNoteDocument {
  const against = { number: invoice.number, issuedAt: invoice.issuedAt }
  return { ...invoice, number, issuedAt: issuedAt.toISOString(), against, reason }
}
