import { historyCopy } from '../../../shared/copy/office/history.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import {
  deleteRecord,
  type FieldErrors,
  type FieldValue,
  insertRecord,
  isForeignKey,
  type KeptRecord,
  lockOrder,
  lockRecord,
  type RecordKind,
  readRecord,
} from '../../staff/commands/kept-record.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CommandUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { inHistory, lock, refuse, save } from './change-record.ts'

const needs = 'content.edit'
/** Pictures and addresses that were good once are put back as they were. */
const stayGood = new Set(['image', 'bannerImage', 'link', 'brandId'])

/** Returns the undo of changes to the window's records: fields, place, and whether they were removed. */
export function undoStorefrontRecords(kinds: readonly RecordKind[]): Record<string, RecordUndo> {
  return Object.fromEntries(kinds.map((kind) => [kind.entity, backOf(kind)]))
}

function backOf(kind: RecordKind): RecordUndo {
  return {
    needs,
    read: async (tx, id) => {
      const record = await lockRecord(tx, kind, id)
      return record && inHistory(record)
    },
    restore: async (work, id, fields) => {
      const before = await lock(work, kind, id)
      const after = { ...before, ...fromHistory(kind, { ...inHistory(before), ...fields }) }
      const errors = await kind.check(work.tx, after, before.fields)
      refuseFaults(errors)
      const why = await turnedAgainst(kind, work, before, after)
      if (why) throw new Failure('cannot_undo', why)
      await save(work, kind, before, after)
    },
  }
}

function refuseFaults(errors: FieldErrors): void {
  refuse(Object.fromEntries(Object.entries(errors).filter(([field]) => !stayGood.has(field))))
}

function turnedAgainst(kind: RecordKind, { tx }: CommandWork, before: KeptRecord, after: KeptRecord) {
  if (before.archivedAt === after.archivedAt) return undefined
  return after.archivedAt === null ? kind.refuseRestore?.(tx, after) : kind.refuseArchive?.(tx, after.id)
}

/**
 * Returns the undo of adding and removing: a record that was added is removed while nothing names it; one that was removed comes
 * back as it was.
 */
export function undoStorefrontCommands(
  kinds: readonly RecordKind[],
): Record<'window.remove' | 'window.put_back', CommandUndo> {
  const kindOf = (entity: string) => {
    const kind = kinds.find((each) => each.entity === entity)
    if (!kind) throw new Failure('cannot_undo', historyCopy.noWay)
    return kind
  }
  return {
    'window.remove': {
      needs,
      refuse: async (tx, { subjectKind, subjectId }) => {
        const kind = kindOf(subjectKind)
        if (!(await lockRecord(tx, kind, subjectId))) return historyCopy.recordGone
        return kind.refuseArchive?.(tx, subjectId)
      },
      run: (work, { subjectKind, subjectId }) => remove(work, kindOf(subjectKind), subjectId),
    },
    'window.put_back': { needs, run: (work, done) => putBack(work, kindOf(done.subjectKind), done) },
  }
}

async function remove(work: CommandWork, kind: RecordKind, id: string): Promise<void> {
  const record = await lock(work, kind, id)
  if (!(await deleteRecord(work.tx, kind, id))) throw new Failure('cannot_undo', copy.inUse)
  work.changed(kind.entity, id, inHistory(record), null)
  for (const tag of kind.tags) work.stale(tag)
}

async function putBack(
  work: CommandWork,
  kind: RecordKind,
  { subjectId: id, changes }: CommandInHistory,
): Promise<void> {
  const was = changes.find(({ entity }) => entity === kind.entity)?.before
  if (!was) throw new Failure('cannot_undo', historyCopy.noWay)
  const record: KeptRecord = { id, version: 1, ...fromHistory(kind, was) }
  await lockOrder(work.tx, kind)
  // another one of its name has its address by now
  if (await readRecord(work.tx, kind, id)) throw new Failure('cannot_undo', copy.addressTaken)
  refuseFaults(await kind.check(work.tx, record, record.fields))
  await insertRecord(work.tx, kind, record).catch((error) => {
    throw isForeignKey(error) ? new Failure('cannot_undo', copy.pointsNowhere) : error
  })
  work.changed(kind.entity, id, null, inHistory(record))
  for (const tag of kind.tags) work.stale(tag)
}

function fromHistory(
  kind: RecordKind,
  { position, archivedAt, ...kept }: Readonly<Record<string, unknown>>,
): Pick<KeptRecord, 'fields' | 'position' | 'archivedAt'> {
  const fields = Object.fromEntries(kind.fields.map((field) => [field, (kept[field] ?? null) as FieldValue]))
  return { fields, position: position as number | null, archivedAt: archivedAt as string | null }
}
