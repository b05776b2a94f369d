import { windowLimits } from '../../../shared/window-limits.ts'
import { type KeptRecord, listRecords, lockOrder, updateRecord } from '../../staff/commands/kept-record.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { neighboursOf } from './adjacent-records.ts'
import { inHistory, lock, type WindowShelf } from './change-record.ts'

/**
 * Moves a record before or behind its neighbour; at the end of its row it stays. Those that were taken out keep their place, so
 * that they come back where they were. Gives the record. Throws `not_found`.
 */
export async function moveRecord(
  work: CommandWork,
  { kind }: WindowShelf,
  id: string,
  to: 'up' | 'down',
): Promise<KeptRecord> {
  const { tx } = work
  if (kind.ordered !== false) await lockOrder(tx, kind)
  const record = await lock(work, kind, id)
  work.about({ kind: kind.entity, id, name: kind.nameOf(record.fields) })
  if (kind.ordered === false) return record
  const row = neighboursOf(kind, await listRecords(tx, kind, windowLimits.windowMost), record.fields)
  let moved = record
  for (const [position, each] of swapped(row, id, to).entries()) {
    if (each.position === position) continue
    const before = await lock(work, kind, each.id)
    const after = { ...before, position, version: before.version + 1 }
    await updateRecord(tx, kind, after)
    work.changed(kind.entity, each.id, inHistory(before), inHistory(after))
    if (each.id === id) moved = after
  }
  for (const tag of kind.tags) work.stale(tag)
  return moved
}

/** The row with a record and its next visible neighbour in each other's places. */
function swapped(row: readonly KeptRecord[], id: string, to: 'up' | 'down'): KeptRecord[] {
  const here = row.findIndex((each) => each.id === id)
  const ahead = to === 'up' ? row.slice(0, here).reverse() : row.slice(here + 1)
  const other = ahead.find(({ archivedAt }) => archivedAt === null)
  const there = other ? row.indexOf(other) : here
  return row.map((each, at) => (at === here ? row[there] : at === there ? row[here] : each)).filter(isRecord)
}

const isRecord = (each: KeptRecord | undefined): each is KeptRecord => each !== undefined
