import { filedAs, monthsOfQuarter } from '../../../domain/operations/books/filing-period.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import { quarterlyReturn as quarterly } from '../../../shared/copy/quarterly-return.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findFilingFrequency } from './filing-frequency-queries.ts'
import { findMonthLock, holdPapers, insertUnlock, listMonthLocks, type MonthLock } from './month-lock-queries.ts'
import { reverseRoundOff } from './round-off-queries.ts'

/**
 * Opens a locked month again, at the terminal alone, for a reason that the activity log keeps; the file that was kept stays, and what it
 * rounded off is reversed. Gives the GSTIN of the lock. Throws `month_state` where it is not locked, or is a month
 * of a quarter that is, `bad_input` where several GSTINs locked it and none is chosen.
 */
export function unlockMonth(shop: Shop, month: string, gstin: string | undefined, reason: string): Promise<string> {
  return atTerminal(
    shop,
    'books.unlock',
    { month, ...(gstin && { gstin }) },
    async (work) => {
      await holdPapers(work.tx)
      const locks = await listMonthLocks(work.tx, month).execute()
      const gstins = locks.map((each) => each.gstin)
      if (gstin === undefined && gstins.length > 1) throw new Failure('bad_input', copy.twoFilers(month, gstins))
      const lock = await findMonthLock(work.tx, month, gstin ?? gstins[0] ?? '')
      if (!lock) throw new Failure('month_state', copy.notLocked(month))
      await refuseWithinQuarter(work.tx, lock)
      await insertUnlock(work.tx, lock, { reason, at: shop.clock(), by: work.by.name })
      await reverseRoundOff(work.tx, lock, shop.clock())
      const id = `${month} ${lock.gstin}`
      work.about({ kind: 'month', id, name: month })
      work.changed('month', id, { state: 'locked', sha256: lock.sha256 }, { state: 'open', sha256: null })
      return lock.gstin
    },
    reason,
  )
}

/** Refuses to open a month whose rest was filed with its quarter while that is locked: its GSTR-1 is made of what the month has filed. */
async function refuseWithinQuarter(tx: CommandWork['tx'], { month, gstin }: MonthLock): Promise<void> {
  const last = monthsOfQuarter(month)[2]
  if (filedAs(await findFilingFrequency(tx, gstin, month), month) !== 'iff') return
  if (await findMonthLock(tx, last, gstin)) throw new Failure('month_state', quarterly.lockedByQuarter(month, last))
}
