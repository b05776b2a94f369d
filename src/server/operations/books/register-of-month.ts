import { sum } from '../../../domain/operations/books/group-rows.ts'
import { sumTables, type TableSums, type TaxByHead } from '../../../domain/operations/books/gstr1-sums.ts'
import { listRegister, type RegisterRow } from '../../../domain/operations/books/register.ts'
import { allHeads, isNothing } from '../../../domain/operations/books/round-off.ts'
import type { TaxedAmount } from '../../../domain/selling/invoices/invoice-document.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { WrittenCell } from '../../platform/spreadsheets/sheet-shapes.ts'
import { gstr1OfMonth } from './gstr1-of-month.ts'
import type { BookMonth } from './read-month.ts'

/**
 * Lists a month's documents by rate as a table with its head; amounts in rupees. Its last row has their sums beside those of the
 * tables of the same month's GSTR-1, drawn up anew: the value to the paisa, the tax once the month is locked, for what its return
 * rounds off has a row then.
 */
export function registerOfMonth(month: string, books: BookMonth): WrittenCell[][] {
  const { documents, roundOff } = books
  const rows = listRegister(documents)
  const posted = roundOff === null || isNothing(roundOff) ? [] : [postedAmounts(roundOff)]
  const inReturn = sumTables(gstr1OfMonth(month, books).gstr1)
  return [copy.registerHead, ...rows.map(cells), ...posted.map(roundOffCells), sums([...rows, ...posted], inReturn)]
}

/** Tax that the return has beside its documents, and the same off again: nobody pays it. */
function postedAmounts(roundOff: TaxByHead): TaxedAmount {
  return { taxable: 0, ...roundOff, roundOff: -allHeads(roundOff), total: 0 }
}

function roundOffCells(amount: TaxedAmount): WrittenCell[] {
  return [copy.roundOffOfReturn, ...Array<string>(8).fill(''), ...amounts(amount), '', '']
}

function cells(row: RegisterRow): WrittenCell[] {
  return [
    copy.registerKinds[row.kind],
    ...[row.number, row.day, row.order, row.buyer, row.buyerGstin ?? '', row.pos, row.hsn.join(' '), row.rate],
    ...amounts(row),
    copy.paidBy[row.paidBy],
    row.credited ?? '',
  ]
}

function amounts({ taxable, cgst, sgst, igst, roundOff = 0, total }: TaxedAmount): WrittenCell[] {
  return [taxable, cgst, sgst, igst, roundOff, total].map(rupeesFromPaise)
}

function sums(rows: readonly TaxedAmount[], inReturn: TableSums): WrittenCell[] {
  const of = (key: keyof TaxedAmount) => sum(rows.map((row) => row[key] ?? 0))
  const heads = { taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst') }
  const all = { ...heads, roundOff: of('roundOff'), total: of('total') }
  const off = {
    value: rupeesFromPaise(inReturn.value - all.taxable),
    tax: rupeesFromPaise(inReturn.tax - allHeads(heads)),
  }
  const proof = copy.asGstr1(rupeesFromPaise(inReturn.value), rupeesFromPaise(inReturn.tax), off)
  return [copy.sum, '', '', '', proof, '', '', '', '', ...amounts(all), '', '']
}
