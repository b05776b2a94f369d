import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type CountState, countName } from '../../../shared/office/counts.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { type CountRecord, listLines, lockCount, updateCount, updateLine } from './count-queries.ts'

/** Locks a count that is to be moved on. Throws `not_found`, and `count_state` where it is no more as the person saw it. */
export async function lockSeenCount(work: CommandWork, id: string, version?: number): Promise<CountRecord> {
  const count = await lockCount(work.tx, id, 'update')
  if (!count) throw new Failure('not_found', copy.notFound)
  if (version !== undefined && version !== count.version) throw new Failure('count_state', copy.goneOn)
  work.about({ kind: 'count', id, name: countName(count.number) })
  return count
}

/** Moves a count from one state to another, and tells the history. */
export async function moveCount(
  work: CommandWork,
  count: CountRecord,
  state: CountState,
  set: Partial<Pick<CountRecord, 'closed_at' | 'approved_at' | 'approved_by'>> = {},
): Promise<void> {
  await updateCount(work.tx, count, { state, ...set })
  work.changed('count', count.id, { state: count.state }, { state })
}

/** Counting is finished. Throws `count_state` where it is not open, or nothing was counted. */
export async function closeCount(shop: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<void> {
  const count = await lockSeenCount(work, id)
  if (count.state !== 'open') throw new Failure('count_state', copy.notOpen)
  const lines = await listLines(work.tx, id)
  if (!lines.some(({ counted }) => counted !== null)) throw new Failure('count_state', copy.uncounted)
  await moveCount(work, count, 'closed', { closed_at: shop.clock() })
}

/** Counting goes on. Throws `count_state` where it is not closed, or some of it has been booked. */
export async function reopenCount(work: CommandWork, id: string, version?: number): Promise<void> {
  const count = await lockSeenCount(work, id, version)
  if (count.state !== 'closed') throw new Failure('count_state', copy.ended)
  const lines = await listLines(work.tx, id)
  if (lines.some(({ booked }) => booked !== null)) throw new Failure('count_state', copy.ended)
  await moveCount(work, count, 'open', { closed_at: null })
}

/** Has things of a closed count counted a second time: the first number stays known. Gives how many. */
export async function recountLines(
  work: CommandWork,
  id: string,
  { version, lines: wanted }: { version: number; lines: readonly number[] },
): Promise<number> {
  const count = await lockSeenCount(work, id, version)
  if (count.state !== 'closed') throw new Failure('count_state', copy.notClosed)
  const chosen = new Set(wanted)
  const lines = (await listLines(work.tx, id)).filter(
    (line) => chosen.has(line.id) && line.counted !== null && line.booked === null && line.round < 9,
  )
  if (lines.length === 0) throw new Failure('count_state', copy.goneOn)
  for (const line of lines) {
    await updateLine(work.tx, line.id, {
      round: line.round + 1,
      counted: null,
      expected: null,
      shelf_moved: false,
      counted_at: null,
      counted_by: null,
    })
    work.changed('count_line', String(line.id), { round: line.round }, { round: line.round + 1 })
  }
  await moveCount(work, count, 'open', { closed_at: null })
  return lines.length
}

/** Gives a count up: nothing of it is booked. Throws `count_state` where it has ended, or some of it is booked. */
export async function dropCount(work: CommandWork, id: string, version?: number): Promise<void> {
  const count = await lockSeenCount(work, id, version)
  const isUnderWay = count.state === 'open' || count.state === 'closed'
  if (!isUnderWay) throw new Failure('count_state', copy.ended)
  const lines = await listLines(work.tx, id)
  if (lines.some(({ booked_in }) => booked_in !== null)) throw new Failure('count_state', copy.ended)
  await moveCount(work, count, 'dropped')
}

/** Takes a count up again that was given up. Throws `count_state` where it was not. */
export async function restoreCount(work: CommandWork, id: string): Promise<void> {
  const count = await lockSeenCount(work, id)
  if (count.state !== 'dropped') throw new Failure('count_state', copy.goneOn)
  await moveCount(work, count, count.closed_at ? 'closed' : 'open')
}
