import { books as copy } from '../../../shared/copy/books.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { findMonthLock, holdPapers, insertUnlock, listMonthLocks } from './month-lock-queries.ts'
import { reverseRoundOff } from './round-off-queries.ts'

/**
 * Opens a locked month again, at the terminal alone, for a reason that the activity log keeps; the file that was kept stays, and what it
 * rounded off is reversed. Gives the GSTIN of the lock. Throws `month_state` where it is not locked, `bad_input` where several GSTINs locked it and none is chosen.
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
