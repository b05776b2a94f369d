import { gstr1Sheets } from '../../../domain/operations/books/gstr1-sheets.ts'
import { indianDay } from '../../../domain/operations/sales/indian-day.ts'
import type { MonthReturnShown } from '../../../shared/contract/office/books.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { readToolWords } from './read-codes.ts'
import type { MonthReturn } from './return-of-month.ts'

/** Presents a month's return for the office, table by table; a locked one from the file that was kept. */
export function presentReturn(month: string, made: MonthReturn, now: Date): MonthReturnShown {
  const { books, sums, problems, lock, file, differs } = made
  const { documents, taxable, taxInDocuments, taxInReturn } = sums
  return {
    ...{ month, gstin: books.filer.gstin, documents },
    taxable: rupeesFromPaise(taxable),
    taxInDocuments: rupeesFromPaise(taxInDocuments),
    taxInReturn: rupeesFromPaise(taxInReturn),
    difference: rupeesFromPaise(taxInReturn - taxInDocuments),
    isOver: month < indianDay(now).slice(0, 7),
    lock: lock && { at: lock.lockedAt.toISOString(), by: lock.lockedBy, sha256: lock.sha256 },
    problems: problems.map(({ fault, number, value }) => copy.problem[fault](number, value)),
    notes: [...books.notes, ...(differs ? [copy.lockDiffers] : [])],
    tables: gstr1Sheets(JSON.parse(file.toString('utf8')), readToolWords()).map(({ name, head, rows }) => ({
      ...{ name, head: [...head], rows: rows.slice(0, officeLimits.officeRows) },
      more: Math.max(0, rows.length - officeLimits.officeRows),
    })),
  }
}
