import { statementLimits } from '../statement-limits.ts'
import type { StatementKind } from '../statement-periods.ts'

const kinds: Record<StatementKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment received',
  refund: 'Refund',
}

/** Sentences of the statement of account, on screen, on paper and in files. */
export const statements = {
  intro: 'Your invoices, credit notes, payments and refunds, with the balance after each.',
  period: 'Period',
  year: (name: string) => `Financial year ${name}`,
  loading: 'Loading your statement',
  failedTitle: 'Your statement could not be loaded',
  failedText: 'Please try again in a moment.',
  again: 'Try again',
  emptyTitle: 'Nothing in this period',
  emptyText: 'Invoices, payments and refunds of your orders are listed here.',
  table: 'Statement of account',
  kinds,
  day: 'Date',
  kind: 'Entry',
  number: 'Number',
  order: 'Order',
  poNumber: 'PO number',
  debit: 'Debit (₹)',
  credit: 'Credit (₹)',
  balance: 'Balance (₹)',
  opening: 'Opening balance',
  closing: 'Closing balance',
  debitSide: (amount: string) => `${amount} Dr`,
  creditSide: (amount: string) => `${amount} Cr`,
  sides: 'Dr: you owe the shop. Cr: the shop holds it for you, such as an order that is paid and not yet invoiced.',
  testsLeftOut: (orders: number) =>
    orders === 1
      ? 'Left out: 1 order that was paid by a test, for which no money came.'
      : `Left out: ${orders} orders that were paid by a test, for which no money came.`,
  download: { csv: 'Download CSV', pdf: 'Download PDF' },
  downloadFailed: 'The statement could not be saved. Please try again in a moment.',
  zip: (month: string) => `Invoices of ${month} (zip)`,
  zipFailed: 'The invoices could not be saved. Please try again in a moment.',
  zipHint: 'To download all invoices of a month in one zip, choose the month.',
  faults: {
    day: 'Write the day as 2026-04-01.',
    month: 'Write the month as 2026-04.',
    format: 'Choose csv or pdf.',
    turned: 'The last day is before the first.',
    tooLong: `Choose at most ${statementLimits.yearsMost} years.`,
    tooManyRows: `This period has more than ${statementLimits.rowsMost} entries. Choose a shorter one.`,
    tooManyForPdf:
      `A PDF has at most ${statementLimits.pdfRowsMost} entries, and this period has more. ` +
      'Choose a shorter one, or download it as CSV.',
    tooManyPapers: (papers: number) =>
      `This month has ${papers} invoices and credit notes, and one zip takes ${statementLimits.papersMost}. ` +
      'Save them one by one in Order History.',
    noPapers: 'This month has no invoices and no credit notes.',
  },
  paper: {
    title: 'Statement of account',
    mark: 'This is not a tax invoice',
    for: 'Account of',
    from: 'From',
    to: 'To',
    drawnOn: 'Made on',
    item: 'Entry',
    entry: (parts: readonly string[]) => parts.join(' · '),
    order: (number: string) => `order ${number}`,
    poNumber: (number: string) => `PO ${number}`,
    foot: 'Amounts in rupees. Dr: owed to the shop, Cr: held for the customer.',
  },
} as const
