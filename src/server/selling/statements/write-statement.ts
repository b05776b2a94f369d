import type { Statement } from '../../../domain/selling/statements/draw-up-statement.ts'
import { statements as copy } from '../../../shared/copy/statements.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { safeCsv } from '../../platform/http/safe-csv.ts'

/**
 * Writes a statement as CSV: its head, the opening balance, the rows, the sums with the closing balance. A balance below 0 is held
 * for the shopper.
 */
export function writeStatement({ from, to, opening, rows, debit, credit, closing }: Statement): Buffer {
  const { day, kind, number, order, poNumber } = copy
  const head = [day, kind, number, order, poNumber, copy.debit, copy.credit, copy.balance]
  const table = safeCsv([
    head,
    [from, copy.opening, '', '', '', '', '', rupees(opening)],
    ...rows.map((row) => [
      ...[row.day, copy.kinds[row.kind], row.number, row.orderNumber, row.poNumber],
      ...[filled(row.debit), filled(row.credit), rupees(row.balance)],
    ]),
    [to, copy.closing, '', '', '', rupees(debit), rupees(credit), rupees(closing)],
  ])
  // spreadsheets take the file for UTF-8 by the mark in front
  return Buffer.from(`\uFEFF${table}`)
}

function rupees(amount: Paise): string {
  return rupeesFromPaise(amount).toFixed(2)
}

function filled(amount: Paise): string {
  return amount === 0 ? '' : rupees(amount)
}
