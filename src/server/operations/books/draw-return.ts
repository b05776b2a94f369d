import { type FiledAs, filedAs, monthsOfQuarter } from '../../../domain/operations/books/filing-period.ts'
import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { type Gstr1Sums, sumGstr1 } from '../../../domain/operations/books/gstr1-sums.ts'
import {
  iffOf,
  numbersInIff,
  partInIff,
  partInQuarter,
  wholeQuarter,
  withoutNumbers,
} from '../../../domain/operations/books/iff.ts'
import type { RegisteredDocument } from '../../../domain/operations/books/register.ts'
import { findReturnProblems, type ReturnProblem } from '../../../domain/operations/books/return-problems.ts'
import { quarterlyReturn as copy } from '../../../shared/copy/quarterly-return.ts'
import { indianMonth } from '../../../shared/india-time.ts'
import type { Shop } from '../../platform/shop.ts'
import { findFilingFrequency } from './filing-frequency-queries.ts'
import { gstr1OfMonth } from './gstr1-of-month.ts'
import { findMonthLock, type MonthLock } from './month-lock-queries.ts'
import { readCodes } from './read-codes.ts'
import { type BookMonth, readMonth, readQuarter } from './read-month.ts'

/** The file of a month as its documents give it today. */
export interface DrawnReturn {
  as: FiledAs
  /** Months whose documents it has: one, or the quarter's three. */
  months: readonly string[]
  books: BookMonth
  /** Null: the month is open. */
  lock: MonthLock | null
  gstr1: Gstr1
  /** Return that GSTR-3B adds up: the file; of a quarter with its IFFs; of a month with an IFF all of the month, for its payment. */
  whole: Gstr1
  /** Documents as far as their tax is in the file. */
  reported: RegisteredDocument[]
  sums: Gstr1Sums
  problems: ReturnProblem[]
}

type Books = Pick<Shop, 'db' | 'settings'>

/** Draws up what a GSTIN files of a month, 'YYYY-MM': GSTR-1 of it, an IFF, or GSTR-1 of the quarter that it ends. Throws as readMonth does. */
export async function drawReturn(shop: Books, month: string, asked?: string): Promise<DrawnReturn> {
  const only = asked === undefined ? await readMonth(shop, month) : null
  const gstin = asked ?? only?.filer.gstin ?? ''
  const as = filedAs(await findFilingFrequency(shop.db, gstin, month), month)
  if (as === 'quarter') return drawQuarter(shop, month, gstin)
  const books = only ?? (await readMonth(shop, month, gstin))
  const isLarge = shop.settings.now()['books.aboveFiveCrore']
  const made = gstr1OfMonth(month, books, isLarge)
  const lock = (await findMonthLock(shop.db, month, books.filer.gstin)) ?? null
  const drawn = { as, months: [month], books, lock, whole: made.gstr1 }
  if (as === 'gstr1') return { ...drawn, ...made, whole: lock ? parsed(lock) : made.gstr1, reported: books.documents }
  return { ...drawn, ...iffOfMonth(made.gstr1, drawn, isLarge) }
}

/** An IFF has what it had when it was kept: what was not filed with it is filed with the quarter. */
function iffOfMonth(gstr1: Gstr1, { books, lock }: Pick<DrawnReturn, 'books' | 'lock'>, isLarge: boolean) {
  const today = iffOf(gstr1)
  const numbers = numbersInIff([lock ? parsed(lock) : today])
  const left = new Set([...numbersInIff([today])].filter((number) => !numbers.has(number)))
  const iff = withoutNumbers(today, left)
  const reported = partInIff(books.documents, numbers)
  const notes = left.size > 0 ? [copy.withQuarter([...left])] : []
  return {
    books: { ...books, notes: [...books.notes, ...notes] },
    ...{ gstr1: iff, reported, sums: sumGstr1(reported, iff) },
    problems: findReturnProblems(reported, readCodes(), isLarge),
  }
}

async function drawQuarter(shop: Books, month: string, gstin: string): Promise<DrawnReturn> {
  const months = monthsOfQuarter(month)
  const books = await readQuarter(shop, months, gstin)
  const isLarge = shop.settings.now()['books.aboveFiveCrore']
  const whole = gstr1OfMonth(month, books, isLarge, months)
  const iffs: Gstr1[] = []
  const open: string[] = []
  for (const each of months.slice(0, 2)) {
    const lock = await findMonthLock(shop.db, each, gstin)
    if (lock) iffs.push(parsed(lock))
    else if (partInIff(books.documents, numbersInIff([whole.gstr1])).some(isOf(each))) open.push(each)
  }
  const numbers = numbersInIff(iffs)
  const lock = (await findMonthLock(shop.db, month, gstin)) ?? null
  const gstr1 = withoutNumbers(whole.gstr1, numbers)
  const reported = partInQuarter(books.documents, numbers)
  return {
    ...{ as: 'quarter', months, lock, gstr1, reported, whole: wholeQuarter(lock ? parsed(lock) : gstr1, iffs) },
    books: { ...books, notes: [...books.notes, ...open.map(copy.notLockedYet)] },
    sums: sumGstr1(reported, gstr1),
    problems: whole.problems,
  }
}

const parsed = ({ file }: MonthLock) => JSON.parse(file.toString('utf8')) as Gstr1
const isOf =
  (month: string) =>
  ({ issuedAt }: RegisteredDocument) =>
    indianMonth(issuedAt) === month
