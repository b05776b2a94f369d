import { dueDay } from '../../../domain/operations/books/filing-period.ts'
import { gstr1Sheets } from '../../../domain/operations/books/gstr1-sheets.ts'
import { allHeads } from '../../../domain/operations/books/round-off.ts'
import type { MonthReturnShown } from '../../../shared/contract/office/books.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { returnWarnings } from '../../../shared/copy/return-warnings.ts'
import { indianMonth } from '../../../shared/india-time.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { readToolWords } from './read-codes.ts'
import type { MonthReturn } from './return-of-month.ts'

/** Presents a month's return for the office, table by table; a locked one from the file that was kept. */
export function presentReturn(month: string, made: MonthReturn, now: Date): MonthReturnShown {
  const { as, books, sums, problems, warnings, lock, file } = made
  const { documents, taxable, taxInDocuments, taxInReturn } = sums
  return {
    ...{ month, gstin: books.filer.gstin, documents, as, months: [...made.months], due: dueDay(as, month) },
    taxable: rupeesFromPaise(taxable),
    taxInDocuments: rupeesFromPaise(taxInDocuments),
    taxInReturn: rupeesFromPaise(taxInReturn),
    difference: rupeesFromPaise(taxInReturn - taxInDocuments),
    isOver: month < indianMonth(now),
    lock: lock && {
      ...{ at: lock.lockedAt.toISOString(), by: lock.lockedBy, sha256: lock.sha256 },
      roundOff: books.roundOff && rupeesFromPaise(allHeads(books.roundOff)),
    },
    problems: problems.map(copy.problem),
    ...(warnings.length > 0 && { warnings: warnings.map(returnWarnings.text) }),
    notes: notesOfReturn(made),
    tables: gstr1Sheets(JSON.parse(file.toString('utf8')), readToolWords()).map(({ name, head, rows }) => ({
      ...{ name, head: [...head], rows: rows.slice(0, officeLimits.officeRows) },
      more: Math.max(0, rows.length - officeLimits.officeRows),
    })),
  }
}

/** Sentences on a month's return: on its documents, and that the kept file is another than they give today. */
export function notesOfReturn({ books, differs }: Pick<MonthReturn, 'books' | 'differs'>): string[] {
  return [...books.notes, ...(differs ? [copy.lockDiffers] : [])]
}
