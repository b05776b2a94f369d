import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import type { Gstr1Sums } from '../../../domain/operations/books/gstr1-sums.ts'
import type { ReturnProblem } from '../../../domain/operations/books/return-problems.ts'
import { findReturnWarnings, type ReturnWarning } from '../../../domain/operations/books/return-warnings.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectDoubted } from '../../selling/invoices/doubted-query.ts'
import { gstr1OfMonth } from './gstr1-of-month.ts'
import { findMonthLock, listMonthLocks, type MonthLock } from './month-lock-queries.ts'
import { type BookMonth, readMonth } from './read-month.ts'

/** A month's GSTR-1 as it is to be filed, or was. */
export interface MonthReturn {
  books: BookMonth
  /** Return that the documents give today. */
  gstr1: Gstr1
  sums: Gstr1Sums
  problems: ReturnProblem[]
  /** Matters to check that the portal does not refuse. */
  warnings: ReturnWarning[]
  /** Null: the month is open. */
  lock: MonthLock | null
  /** The file: what was kept where the month is locked. */
  file: Buffer
  /** The documents give another file today than the one that was kept. */
  differs: boolean
}

/** Makes or finds GSTR-1 of a month, 'YYYY-MM': a locked one is the file that was kept, byte for byte. Throws as readMonth does. */
export async function returnOfMonth(
  shop: Pick<Shop, 'db' | 'settings'>,
  month: string,
  gstin?: string,
): Promise<MonthReturn> {
  const books = await readMonth(shop, month, gstin)
  const isLarge = shop.settings.now()['books.aboveFiveCrore']
  const made = gstr1OfMonth(month, books, isLarge)
  const lock = (await findMonthLock(shop.db, month, books.filer.gstin)) ?? null
  const today = Buffer.from(JSON.stringify(made.gstr1))
  const locks = await listMonthLocks(shop.db).where('locked_months.gstin', '=', books.filer.gstin).execute()
  const warnings = findReturnWarnings(books.documents, {
    ...{ month, isLarge },
    doubts: new Map((await selectDoubted(shop.db, month)).map(({ number, doubt }) => [number, doubt])),
    lockedMonths: new Set(locks.map((each) => each.month)),
    kept: lock && (JSON.parse(lock.file.toString('utf8')) as Gstr1),
  })
  const differs = lock !== null && !lock.file.equals(today)
  return { books, ...made, warnings, lock, file: lock?.file ?? today, differs }
}
