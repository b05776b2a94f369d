import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { staffLimitsCopy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { countName } from '../../../shared/office/counts.ts'
import { bookAdjustments } from '../../catalogue/stock/adjust-stock.ts'
import { lockPieces } from '../../catalogue/stock/enforce-adjustment-limit.ts'
import { lockStock } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CommandUndo } from '../../staff/commands/undo-registry.ts'
import { findCount, type LineRecord, listLines, lockCount, updateLine } from './count-queries.ts'
import { closeCount, dropCount, lockSeenCount, moveCount, reopenCount, restoreCount } from './move-count.ts'

type Names = 'count.drop' | 'count.restore' | 'count.close' | 'count.reopen' | 'count.unapprove'

/** Returns the undo of each command on a count: an approval as far as one's own limit of pieces goes, whoever made it. */
export function undoCountCommands(shop: Pick<Shop, 'clock'>): Record<Names, CommandUndo> {
  const runs = { needs: 'counts.run' } as const
  return {
    'count.drop': {
      ...runs,
      refuse: async (tx, { subjectId: id, at }) => {
        if (!(await lockCount(tx, id, 'update'))) return historyCopy.recordGone
        const isCounted = (await listLines(tx, id)).some(({ counted_at }) => counted_at !== null && counted_at > at)
        return isCounted ? copy.countedSince : undefined
      },
      run: (work, { subjectId: id }) => dropCount(work, id),
    },
    'count.restore': { ...runs, run: (work, { subjectId: id }) => restoreCount(work, id) },
    'count.close': { ...runs, run: (work, { subjectId: id }) => closeCount(shop, work, id) },
    'count.reopen': { ...runs, run: (work, { subjectId: id }) => reopenCount(work, id) },
    'count.unapprove': {
      needs: 'counts.approve',
      refuse: async (tx, { subjectId: id, id: approval }, { pieces }) => {
        if (!(await findCount(tx, id))) return historyCopy.recordGone
        const booked = (await bookedBy(tx, id, approval)).map((line) => Math.abs(line.booked ?? 0))
        return pieces !== null && Math.max(0, ...booked) > pieces ? staffLimitsCopy.pieces(pieces, 0) : undefined
      },
      run: (work, { subjectId: id, id: approval }) => unapprove(shop, work, id, approval),
    },
  }
}

async function bookedBy(tx: CommandWork['tx'], countId: string, approval: string): Promise<LineRecord[]> {
  return (await listLines(tx, countId)).filter(({ booked_in }) => booked_in === approval)
}

/** Books what an approval booked the other way, and leaves the count to be approved again. Throws `out_of_stock`. */
async function unapprove(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  countId: string,
  approval: string,
): Promise<void> {
  const count = await lockSeenCount(work, countId)
  const lines = await bookedBy(work.tx, countId, approval)
  if (lines.length === 0) throw new Failure('cannot_undo', copy.goneOn)
  const keyOf = ({ product_id, variant_id }: LineRecord) => ({ productId: product_id, variantId: variant_id })
  // in the order in which orders lock it, not in that of the count
  await lockPieces(work)
  await lockStock(work.tx, lines.map(keyOf))
  const note = `${countName(count.number)}, ${historyCopy.done}`
  const back = lines.flatMap((line) =>
    line.booked ? [{ ...keyOf(line), change: -line.booked, reason: 'count' as const, note }] : [],
  )
  await bookAdjustments(work, back, shop.clock())
  for (const line of lines) await updateLine(work.tx, line.id, { booked: null, booked_in: null })
  await moveCount(work, count, 'closed', { approved_at: null, approved_by: null })
}
