import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { sumGstr1 } from '../../../domain/operations/books/gstr1-sums.ts'
import { type Gstr3b, gstr3bOf } from '../../../domain/operations/books/gstr3b.ts'
import { gstSheets as copy } from '../../../shared/copy/gst-sheets.ts'
import { quarterlyReturn as quarterly } from '../../../shared/copy/quarterly-return.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import { readToolWords } from './read-codes.ts'
import type { MonthReturn } from './return-of-month.ts'

/** A row of GSTR-3B, amounts in paise; null: the form has no cell there. */
export interface Gstr3bRow {
  table: '3.1(a)' | '3.1(c)' | '3.2'
  nature: string
  /** State by the portal’s name; null: all of them. */
  place: string | null
  taxable: Paise
  igst: Paise | null
  cgst: Paise | null
  sgst: Paise | null
}

/** Outward supplies of a month for GSTR-3B. */
export interface MonthGstr3b {
  rows: Gstr3bRow[]
  /** Tax of the month's documents: each of their lines was rounded. */
  taxInDocuments: Paise
  /** Tax of 3.1(a) less that. */
  difference: Paise
  notes: string[]
}

/** Adds up the GSTR-1 of a month or a quarter for GSTR-3B; of a locked one the one that was kept and filed. */
export function gstr3bOfMonth({ as, whole, books }: Pick<MonthReturn, 'as' | 'whole' | 'books'>): MonthGstr3b {
  return gstr3bOfReturn(whole, sumGstr1(books.documents, whole).taxInDocuments, as === 'iff' ? [quarterly.payment] : [])
}

/** Lays a return's sums out as the rows of GSTR-3B, beside the tax of its documents in paise. */
export function gstr3bOfReturn(gstr1: Gstr1, taxInDocuments: Paise, notes: readonly string[]): MonthGstr3b {
  const gstr3b = gstr3bOf(gstr1)
  const rows = rowsOf(gstr3b)
  const { igst, cgst, sgst } = gstr3b.outward
  const isBelow = rows.some(({ taxable, ...heads }) =>
    [taxable, heads.igst, heads.cgst].some((each) => (each ?? 0) < 0),
  )
  return {
    rows,
    taxInDocuments,
    difference: igst + cgst + sgst - taxInDocuments,
    notes: [...notes, ...(isBelow ? [copy.belowNothing] : [])],
  }
}

/** Writes rows as a sheet with its head: rupees with two digits. */
export function gstr3bSheet({ rows }: MonthGstr3b): string[][] {
  const cells = rows.map(({ table, nature, place, taxable, igst, cgst, sgst }) => [
    ...[table, nature, place ?? ''],
    ...[taxable, igst, cgst, sgst].map((amount) => (amount === null ? '' : rupeesText(amount))),
  ])
  return [[...copy.head], ...cells]
}

/** An amount in rupees with its two digits. */
export function rupeesText(amount: Paise): string {
  return rupeesFromPaise(amount).toFixed(2)
}

function rowsOf({ outward, exempt, interState }: Gstr3b): Gstr3bRow[] {
  const { placeOf } = readToolWords()
  const none = { igst: null, cgst: null, sgst: null }
  return [
    { table: '3.1(a)', nature: copy.outward, place: null, ...outward },
    { table: '3.1(c)', nature: copy.exempt, place: null, taxable: exempt, ...none },
    ...interState.map(
      ({ to, pos, taxable, igst }): Gstr3bRow => ({
        ...{ table: '3.2', nature: copy.interState[to], place: placeOf(pos), taxable },
        ...{ ...none, igst },
      }),
    ),
  ]
}
