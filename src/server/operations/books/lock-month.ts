import type { FiledAs } from '../../../domain/operations/books/filing-period.ts'
import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import type { TaxByHead } from '../../../domain/operations/books/gstr1-sums.ts'
import { allHeads, roundOffOf } from '../../../domain/operations/books/round-off.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianMonth } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { firstIssue } from '../../selling/invoices/invoice-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { alteredPapers } from '../audit/altered-papers.ts'
import { type DrawnReturn, drawReturn } from './draw-return.ts'
import { findMonthLock, holdPapers, insertMonthLock } from './month-lock-queries.ts'
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
  as: FiledAs
  /** Months of the quarter that were open, and are locked with its last: no IFF was filed of them. */
  lockedWith: string[]
  /** Tax of the return less that of the documents, in paise: posted as Round off. */
  roundOff: Paise
}

/**
 * Locks a month: keeps its file (GSTR-1, or an IFF; with GSTR-1 of a quarter its months that are open, too) byte for byte, posts what it rounds off, and from then on the database takes no paper of its days. Throws `month_state`
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
  const drawn = await drawReturn({ db: tx, settings }, month, gstin)
  const { filer } = drawn.books
  if (filer.gstin === '') throw new Failure('month_state', copy.lockWithoutGstin)
  if (drawn.lock) throw new Failure('month_state', copy.lockedAlready(month, drawn.lock.sha256))
  if (altered.length > 0) throw new Failure('month_state', copy.lockAltered(altered))
  const { gstr1, problems } = drawn
  if (problems.length > 0 && !anyway) throw new Failure('month_state', copy.lockProblems(month, problems))
  const roundOff = roundOffOf(drawn.reported, gstr1)
  const by = { gstin: filer.gstin, lockedAt: now, lockedBy: work.by.name }
  const lockedWith = drawn.as === 'quarter' ? await lockWithoutIff(work, drawn, by, indianMonth(first)) : []
  const sha256 = await keep(work, { ...by, month, file: bytesOf(gstr1) }, roundOff)
  const documents = drawn.sums.documents
  return { month, gstin: filer.gstin, as: drawn.as, documents, sha256, roundOff: allHeads(roundOff), lockedWith }
}

/** Locks the months of a quarter that are open, before its GSTR-1 is kept: no IFF was filed of them. Gives them. */
async function lockWithoutIff(
  work: CommandWork,
  { months, gstr1: { gstin, version, hash } }: Pick<DrawnReturn, 'months' | 'gstr1'>,
  by: { gstin: string; lockedAt: Date; lockedBy: string },
  first: string,
): Promise<string[]> {
  const locked: string[] = []
  for (const month of months.slice(0, -1)) {
    if (month < first || (await findMonthLock(work.tx, month, by.gstin))) continue
    const [year = '', digits = ''] = month.split('-')
    await keep(work, { ...by, month, file: bytesOf({ gstin, fp: digits + year, version, hash }) }, noTax)
    locked.push(month)
  }
  return locked
}

const noTax: TaxByHead = { igst: 0, cgst: 0, sgst: 0 }
const bytesOf = (gstr1: Gstr1) => Buffer.from(JSON.stringify(gstr1))

async function keep(
  work: CommandWork,
  lock: { month: string; gstin: string; file: Buffer; lockedAt: Date; lockedBy: string },
  roundOff: TaxByHead,
): Promise<string> {
  const sha256 = await insertMonthLock(work.tx, lock)
  await postRoundOff(work.tx, lock, roundOff, lock.lockedAt)
  noteLock(work, lock, sha256)
  return sha256
}

function noteLock(work: CommandWork, { month, gstin }: { month: string; gstin: string }, sha256: string): void {
  const id = `${month} ${gstin}`
  work.about({ kind: 'month', id, name: month })
  work.changed('month', id, { state: 'open', sha256: null }, { state: 'locked', sha256 })
}
