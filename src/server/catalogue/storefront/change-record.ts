import * as z from 'zod/mini'
import { windowFields } from '../../../shared/contract/office/window-fields.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { windowLimits } from '../../../shared/window-limits.ts'
import { parseInput } from '../../platform/http/parse-input.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  type FieldErrors,
  insertRecord,
  type KeptRecord,
  listRecords,
  lockOrder,
  lockRecord,
  type RecordFields,
  type RecordKind,
  updateRecord,
} from '../../staff/commands/kept-record.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { neighboursOf } from './adjacent-records.ts'
import { freeHandle } from './free-handle.ts'

/** A kind of the window: its word in the calls, and what holds for it. */
export interface WindowShelf {
  name: WindowKind
  kind: RecordKind
}

/** Returns the form of a record in the history. */
export function inHistory({ fields, position, archivedAt }: KeptRecord): Record<string, unknown> {
  return { ...fields, position, archivedAt }
}

/** Adds a record behind the others, and gives it. Throws `bad_input` with what is wrong, by field. */
export async function addRecord(
  shop: Pick<Shop, 'newId'>,
  work: CommandWork,
  { name, kind }: WindowShelf,
  given: Readonly<Record<string, unknown>>,
): Promise<KeptRecord> {
  const nothing = Object.fromEntries(kind.fields.map((field) => [field, null]))
  const said = parseInput(z.strictObject(windowFields[name] as z.core.$ZodShape), given) as RecordFields
  const fields = { ...nothing, ...said }
  await lockOrder(work.tx, kind)
  const all = await listRecords(work.tx, kind, windowLimits.windowMost)
  const id = kind.hasHandle ? freeHandle(String(fields.name), all) : shop.newId()
  const last = Math.max(-1, ...neighboursOf(kind, all, fields).map((record) => record.position ?? -1))
  const position = kind.ordered === false ? null : last + 1
  const record: KeptRecord = { id, fields, position, archivedAt: null, version: 1 }
  refuse(await kind.check(work.tx, record, null))
  await insertRecord(work.tx, kind, record)
  return told(work, kind, null, record)
}

/**
 * Changes fields of a record beside what others change of it, and gives it. Throws `not_found`, `edit_conflict`, `bad_input` with
 * what is wrong, by field.
 */
export async function changeRecord(
  work: CommandWork,
  { name, kind }: WindowShelf,
  id: string,
  { version, changes }: { version: number; changes: Readonly<Record<string, { was?: unknown; now?: unknown }>> },
): Promise<KeptRecord> {
  const before = await lock(work, kind, id)
  const free = Object.entries(windowFields[name]).filter(([field]) => !kind.fixed?.includes(field))
  const shape = z.partial(z.strictObject(Object.fromEntries(free) as z.core.$ZodShape))
  const wanted = parseInput(shape, Object.fromEntries(Object.entries(changes).map(([field, { now }]) => [field, now])))
  const edits = Object.entries(wanted).map(([field, now]) => [field, { was: changes[field]?.was, now }])
  const present = { entity: kind.entity, id, version: before.version, fields: before.fields }
  const writes = await mergeEdit(work, present, { version, changes: Object.fromEntries(edits) })
  const after = { ...before, fields: { ...before.fields, ...writes } as RecordFields }
  refuse(await kind.check(work.tx, after, before.fields))
  return save(work, kind, before, after)
}

/** Takes a record out of the shop, and gives it. Throws `not_found`, `bad_input` where something stands against it. */
export async function archiveRecord(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { kind }: WindowShelf,
  id: string,
): Promise<KeptRecord> {
  const before = await lock(work, kind, id)
  const why = before.archivedAt === null ? await kind.refuseArchive?.(work.tx, id) : undefined
  if (why) throw new Failure('bad_input', why)
  return save(work, kind, before, { ...before, archivedAt: before.archivedAt ?? shop.clock().toISOString() })
}

/** Brings back what was taken out, and gives it. Throws `not_found`, `bad_input` where something stands against it. */
export async function restoreRecord(work: CommandWork, { kind }: WindowShelf, id: string): Promise<KeptRecord> {
  const before = await lock(work, kind, id)
  const why = await kind.refuseRestore?.(work.tx, before)
  if (why) throw new Failure('bad_input', why)
  const after = { ...before, archivedAt: null }
  const { name } = await kind.check(work.tx, after, before.fields)
  if (name !== undefined) refuse({ name })
  return save(work, kind, before, after)
}

/** Locks a record. Throws `not_found`. */
export async function lock({ tx }: CommandWork, kind: RecordKind, id: string): Promise<KeptRecord> {
  const record = await lockRecord(tx, kind, id)
  if (!record) throw new Failure('not_found', copy.notFound)
  return record
}

/** Writes a record that this transaction has locked, tells the history, and gives it. */
export async function save(
  work: CommandWork,
  kind: RecordKind,
  before: KeptRecord,
  wanted: KeptRecord,
): Promise<KeptRecord> {
  const after = { ...wanted, version: before.version + 1 }
  await updateRecord(work.tx, kind, after)
  return told(work, kind, before, after)
}

/** Throws `bad_input` where something is wrong. */
export function refuse(errors: FieldErrors): void {
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Failure('bad_input', first, { errors })
}

function told(work: CommandWork, kind: RecordKind, before: KeptRecord | null, after: KeptRecord): KeptRecord {
  work.about({ kind: kind.entity, id: after.id, name: kind.nameOf(after.fields) })
  work.changed(kind.entity, after.id, before && inHistory(before), inHistory(after))
  for (const tag of kind.tags) work.stale(tag)
  return after
}
