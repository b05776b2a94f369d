import { allHeads, roundOffOf } from '../../../domain/operations/books/round-off.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianMonth } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { firstIssue } from '../../selling/invoices/invoice-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { alteredPapers } from '../audit/altered-papers.ts'
import { gstr1OfMonth } from './gstr1-of-month.ts'
import { findMonthLock, holdPapers, insertMonthLock } from './month-lock-queries.ts'
import { readMonth } from './read-month.ts'
import { postRoundOff } from './round-off-queries.ts'

/** A month to lock. */
interface MonthToLock {
  /** 'YYYY-MM'. */
  month: string
  /** Of the filer, where there are several. */
  gstin?: string | undefined
  /** Locks in spite of what the portal would refuse: what is issued is frozen, and put right on the portal. */
  anyway: boolean
}

/** Month as a lock kept it. */
export interface LockedMonth {
  month: string
  gstin: string
  documents: number
  /** SHA-256 of the kept GSTR-1, 64 hexadecimal digits. */
  sha256: string
  /** Tax of the return less that of the documents, in paise: posted as Round off. */
  roundOff: Paise
}

/**
 * Locks a month: keeps its GSTR-1 byte for byte, posts what it rounds off, and from then on the database takes no paper of its days. Throws `month_state`
 * where it is not over, lies before the first invoice or voucher, is locked, holds papers that were altered, or what the portal
 * would refuse (unless `anyway`); `bad_input` as readMonth does.
 */
export async function lockMonth(
  work: CommandWork,
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  { month, gstin, anyway }: MonthToLock,
): Promise<LockedMonth> {
  const { tx } = work
  const now = clock()
  if (month >= indianMonth(now)) throw new Failure('month_state', copy.lockNotOver(month))
  // takes its time, and papers that come meanwhile are as issued: nobody waits for it
  const altered = await alteredPapers(tx)
  await holdPapers(tx)
  const first = await firstIssue(tx)
  if (!first || month < indianMonth(first)) {
    throw new Failure('month_state', copy.lockBeforeFirst(month, first && indianMonth(first)))
  }
  const books = await readMonth({ db: tx, settings }, month, gstin)
  const { filer } = books
  if (filer.gstin === '') throw new Failure('month_state', copy.lockWithoutGstin)
  const held = await findMonthLock(tx, month, filer.gstin)
  if (held) throw new Failure('month_state', copy.lockedAlready(month, held.sha256))
  if (altered.length > 0) throw new Failure('month_state', copy.lockAltered(altered))
  const { gstr1, sums, problems } = gstr1OfMonth(month, books, settings.now()['books.aboveFiveCrore'])
  if (problems.length > 0 && !anyway) throw new Failure('month_state', copy.lockProblems(month, problems))
  const file = Buffer.from(JSON.stringify(gstr1))
  const lock = { month, gstin: filer.gstin, file, lockedAt: now, lockedBy: work.by.name }
  const sha256 = await insertMonthLock(tx, lock)
  const roundOff = roundOffOf(books.documents, gstr1)
  await postRoundOff(tx, lock, roundOff, now)
  noteLock(work, lock, sha256)
  return { month, gstin: filer.gstin, documents: sums.documents, sha256, roundOff: allHeads(roundOff) }
}

function noteLock(work: CommandWork, { month, gstin }: { month: string; gstin: string }, sha256: string): void {
  const id = `${month} ${gstin}`
  work.about({ kind: 'month', id, name: month })
  work.changed('month', id, { state: 'open', sha256: null }, { state: 'locked', sha256 })
}
