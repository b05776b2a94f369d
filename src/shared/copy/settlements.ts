/** Faults of a cell of a settlement file, for who sent it. */
export const settlementFaults = {
  at: (row: number, column: string, fault: string) => `row ${row}, column ${column}: ${fault}`,
  cut: (cells: number, columns: number) =>
    cells < columns
      ? `the row ends after ${cells} of ${columns} columns: the file is cut off`
      : `the row has ${cells} cells, the head ${columns}`,
  missing: 'empty: the provider always fills it',
  sign: (text: string) => `“${text}” has a currency sign: write the number alone`,
  paise: (text: string) => `“${text}” is no amount in paise: write 75097 for ₹750.97`,
  rupees: (text: string) => `“${text}” is no amount in rupees: write 750.97`,
  excelDate: (text: string) =>
    `“${text}” is a date as Excel counts it: export the file anew and do not save it from Excel`,
  date: (text: string) => `“${text}” is no moment: write seconds since 1970, or 2026-10-05 11:30:00`,
  id: (text: string) => `“${text}” is none of the provider's ids, such as pay_JpAZjJN9O1lKuG`,
  kind: (text: string) => `“${text}” is no kind of row: payment, refund, transfer or adjustment`,
  currency: (text: string) => `“${text}”: only INR can be matched`,
  flag: (text: string) => `“${text}” is neither true nor false`,
  taxAboveFee: 'more tax than fee: the fee includes its tax',
  bothWays: 'credit and debit in one row',
  twice: (entity: string, row: number) => `${entity} is in row ${row} of the same settlement already`,
  otherUtr: (settlement: string, utr: string) => `${settlement} has the UTR ${utr} in another row`,
  sameUtr: (settlement: string) => `this UTR belongs to ${settlement}`,
  changed: (entity: string, settlement: string) => `${entity} of ${settlement} was imported with other figures`,
} as const

/** Sentences of settlements, at the terminal and in the office. */
export const settlements = {
  fileFaults: (count: number) => `The file has ${count === 1 ? 'an error' : `${count} errors`}. Nothing was saved.`,
  moreFaults: (count: number) => `and ${count} more`,
  noColumns: (columns: readonly string[]) => `The file lacks the columns ${columns.join(', ')}. Nothing was saved.`,
  noJson: 'This is no JSON, or it is cut off. Nothing was saved.',
  noRows: 'The file has no rows. Nothing was saved.',
  wrongFile: 'Give the provider’s file as .csv or .json.',
  unreadable: (file: string, code: string) => `${file} cannot be read (${code}).`,
  tooLarge: 'The file is larger than 10 MB: export fewer days. Nothing was saved.',
  tooManyRows: (most: number) =>
    `The file has more than ${most.toLocaleString('en-IN')} rows: export fewer days. Nothing was saved.`,
  otherAccount: 'The shop knows none of these payments: the file is of another account. Nothing was saved.',
  otherUnit: 'The amounts are rupees where paise belong: export the file anew. Nothing was saved.',
  nothingSettled: (rows: number) =>
    `Nothing in it is settled yet (${rows === 1 ? '1 row' : `${rows} rows`}). Nothing was saved.`,
  imported: (rows: number, count: number) =>
    `New: ${rows === 1 ? '1 row' : `${rows} rows`} of ${count === 1 ? '1 settlement' : `${count} settlements`}.`,
  nothingNew: (rows: number) => `Nothing is new: ${rows === 1 ? 'its row is' : `all ${rows} rows are`} known.`,
  leftOut: (rows: number) => `Not settled yet and left out: ${rows === 1 ? '1 row' : `${rows} rows`}.`,
  none: 'No settlements yet.',
  noneOfUtr: (utr: string) => `No settlement has a UTR that ends with ${utr}.`,
  shortUtr: 'Give at least the last 8 signs of the UTR.',
  noDay: (text: string) => `${text} is no day: write it as 2026-10-05.`,
  dayAhead: (text: string) => `${text} has not come yet.`,
  nothingOn: (day: string) => `The payment provider settled nothing on ${day}.`,
  providerAway: (why: string) => `The payment provider does not answer: ${why}.`,
  oneOf: 'Give a file, --fetch or --utr: one of them.',
  notFound: 'There is no such settlement.',
  fetched: (day: string) => `provider, ${day}`,
  head: [
    'Settlement',
    'UTR',
    'Settled',
    'Payments',
    'Gross',
    'Fees',
    'of it GST',
    'Refunds',
    'Adjustments',
    'Bank credit',
  ],
  difference: (settlement: string, amount: string) =>
    `${settlement}: ${amount} of the bank credit is not explained by its rows.`,
  notes: (count: number) => `To look at (${count}):`,
  note: {
    unmatched: (entity: string, net: string) => `${entity} (${net}): not found in the shop.`,
    amount_differs: (entity: string, stated: string, own: string) =>
      `${entity}: ${stated} in the statement, ${own} in the shop.`,
    not_in_journal: (entity: string, amount: string) =>
      `${entity} (${amount}): not in the shop's journal. It was made at the provider.`,
    journal_differs: (entity: string, stated: string, own: string) =>
      `${entity}: ${stated} in the statement, ${own} in the shop's journal.`,
    fee_differs: (entity: string, stated: string, own: string) =>
      `${entity}: ${stated} settled, ${own} by amount and fee.`,
    tax_differs: (entity: string, stated: string, own: string) =>
      `${entity}: GST of ${stated} in a fee of ${own} is not 18%.`,
    chargeback: (entity: string, dispute: string, payment: string) => `${entity}: chargeback ${dispute} of ${payment}.`,
    older_payment: (entity: string, payment: string, settlement: string | null) =>
      settlement === null
        ? `${entity}: refund of ${payment}, which is in no imported settlement.`
        : `${entity}: refund of the older payment ${payment}, settled in ${settlement}.`,
    settled_twice: (entity: string, other: string) => `${entity} is also in ${other}.`,
    test: (settlement: string) => `${settlement} has test payments: no money came.`,
  },
  unknownPayment: 'an unknown payment',
  order: (number: string) => `order ${number}`,
} as const
