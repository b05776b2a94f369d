import type { FieldChange, HistoryEntry, RecordChange } from '../../../shared/contract/office/history.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { commandKind } from '../../../shared/office/commands.ts'
import { fieldInWords, isShown, valueInWords } from '../../../shared/office/history-words.ts'
import { recordKinds } from '../../../shared/office/record-kinds.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { settingInWords } from '../../../shared/settings/setting-in-words.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import type { CommandRow, DoneChange } from '../../staff/commands/history-queries.ts'
import { openPhones } from '../../staff/open-phones.ts'
import { asLimit, limitInWords } from './limit-in-words.ts'

/** There is one of them: they need no name. */
const onlyOne = new Set(['history', 'search', 'shop'])
const shownMax = 300
const dayMs = 86_400_000

/** A person who looks at the history: what they may see of it and undo. */
export type Viewer = Pick<Staff, 'id' | 'permissions'>

/** An entry of the history for who looks at it. `changes`: the first ones; `more`: how many records follow. */
export function presentEntry(
  row: CommandRow,
  changes: readonly DoneChange[],
  { more, viewer, now }: { more: number; viewer: Viewer; now: Date },
): HistoryEntry {
  const because = whyNot(row, viewer, now)
  return {
    _id: row.id,
    did: commandKind(row.name)?.did ?? row.name,
    at: row.at.toISOString(),
    by: { name: row.byName, kind: row.actor, isYou: row.staffId === viewer.id },
    subject: {
      kind: row.subjectKind,
      kindName: recordKinds[row.subjectKind] ?? row.subjectKind,
      id: row.subjectId,
      name: openPhones(viewer.permissions, row.subjectName) || (onlyOne.has(row.subjectKind) ? '' : row.subjectId),
    },
    reason: row.reason === null ? null : openPhones(viewer.permissions, row.reason),
    changes: changes.map((change) => presentChange(change, viewer)),
    more,
    canUndo: because === null && row.undoneBy === null,
    because,
    undoneBy:
      row.undoneById !== null && row.undoneAt !== null
        ? { _id: row.undoneById, name: row.undoneBy ?? '', at: row.undoneAt.toISOString() }
        : null,
    undoes: row.undoes,
  }
}

/**
 * Returns the reason why a command cannot be undone, as far as its own row says; null: there is none. The preview looks at the
 * records.
 */
function whyNot({ name, at, staffId }: CommandRow, viewer: Viewer, now: Date): string | null {
  const kind = commandKind(name)
  if (!kind) return historyCopy.noWay
  if (kind.back.by === 'none') return kind.back.because
  if (isTooOld(at, now)) return historyCopy.tooOld(officeLimits.undoDays)
  return staffId === viewer.id || viewer.permissions.has('history.undo') ? null : historyCopy.notOthers
}

/** Returns whether a command is too old to be undone. */
export function isTooOld(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > officeLimits.undoDays * dayMs
}

/** Presents the changes of a record in words, its phone numbers only for staff who may see them. */
export function presentChange({ entity, entityId, before, after }: DoneChange, viewer: Viewer): RecordChange {
  const names = Object.keys({ ...before, ...after }).filter(isShown)
  const fields = names.map((name): FieldChange => {
    const word = (fields: Record<string, unknown> | null) =>
      isOfSetting(entity, entityId, name)
        ? settingFor(viewer, entityId, fields?.[name])
        : valueFor(viewer, { entity, field: name }, fields?.[name], beside(entity, fields))
    return { field: fieldFor(entity, name), before: word(before), after: word(after) }
  })
  return {
    kind: entity,
    id: entityId,
    made: before === null,
    gone: after === null,
    fields: fields.filter((each) => each.before !== null || each.after !== null),
  }
}

/** The fields beside a value; a coupon's discount is one also where its kind has not changed with it. */
function beside(entity: string, fields: Record<string, unknown> | null): object {
  return entity === 'coupon' ? { discount_type: 'unsaid', ...fields } : (fields ?? {})
}

/** Returns whether a field holds the value of a setting; a logo's says nothing of the picture but its pixels. */
function isOfSetting(entity: string, key: string, field: string): boolean {
  return entity === 'setting' && key !== 'brand.logo' && (field === 'value' || field === 'waiting')
}

function settingFor(viewer: Viewer, key: string, value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : cut(viewer, settingInWords(key, value))
}

/** The name of a record's field in words. */
export function fieldFor(entity: string, field: string): string {
  const limit = asLimit(entity, field)
  return limit ? peopleScreens[limit] : fieldInWords(field, entity)
}

/** The value of a record's field in words, cut where it is long. */
export function valueFor(
  viewer: Viewer,
  { entity, field }: { entity: string; field: string },
  value: unknown,
  record: object = {},
): string | null {
  const limit = asLimit(entity, field)
  const words = limit ? limitInWords(limit, value) : valueInWords(field, value, record)
  return words === null ? null : cut(viewer, words)
}

function cut(viewer: Viewer, words: string): string {
  const open = openPhones(viewer.permissions, words)
  return open.length > shownMax ? `${open.slice(0, shownMax)}…` : open
}

/** "22 Nov 2026, 10:42 am", behind "at". */
export function whenInWords(moment: Date): string {
  return `at ${formatMoment(moment.toISOString())}`
}
