import { same } from '../../../domain/operations/history/same-value.ts'
import { planFieldsUndo } from '../../../domain/operations/history/undo-fields.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { type CommandName, commandKind, commands } from '../../../shared/office/commands.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import type { CommandInHistory, DoneChange } from '../../staff/commands/history-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CommandUndo, RecordUndo, UndoRegistry } from '../../staff/commands/undo-registry.ts'
import { isTooOld, type Viewer, whenInWords } from './present-entry.ts'

type Fields = Record<string, unknown>

/** A field that stays, or a whole record (`field` null). */
interface Left {
  entity: string
  entityId: string
  field: string | null
  present: unknown
  because: string
}

/** Plan for the undo of a command at this moment. */
export interface UndoPlan {
  /** A sentence where it cannot be at all. */
  cannot: string | null
  /** Of each record what is put back: `before` is what stands there now. */
  back: DoneChange[]
  left: Left[]
  /** The command that does the opposite; null: fields are put back. */
  inverse: { name: CommandName; does: CommandUndo } | null
}

/** A person who wants to undo something: their permissions and limits. */
export type Undoer = Viewer & Pick<Staff, 'limits'>

/** Plans to take a command back, on records that it locks. `viewer`: who wants to. */
export async function planUndo(
  tx: CommandWork['tx'],
  ways: UndoRegistry,
  done: CommandInHistory,
  { viewer, now }: { viewer: Undoer; now: Date },
): Promise<UndoPlan> {
  const stop = (cannot: string): UndoPlan => ({ cannot, back: [], left: [], inverse: null })
  const { name, staffId, undoneBy, undoneAt, at } = done
  if (undoneBy !== null && undoneAt !== null) return stop(historyCopy.already(undoneBy, whenInWords(undoneAt)))
  const kind = commandKind(name)
  if (!kind) return stop(historyCopy.noWay)
  if (kind.back.by === 'none') return stop(kind.back.because)
  if (isTooOld(at, now)) return stop(historyCopy.tooOld(officeLimits.undoDays))
  if (staffId !== viewer.id && !viewer.permissions.has('history.undo')) return stop(historyCopy.notOthers)
  if (kind.back.by === 'command') return planInverse(tx, ways, done, { to: kind.back.name, viewer })
  return planFields(tx, ways, done, viewer)
}

async function planInverse(
  tx: CommandWork['tx'],
  ways: UndoRegistry,
  done: CommandInHistory,
  { to, viewer }: { to: string; viewer: Undoer },
): Promise<UndoPlan> {
  const does = ways.undoCommands[to]
  const plan: UndoPlan = { cannot: null, back: [], left: [], inverse: null }
  if (!does || !(to in commands)) return { ...plan, cannot: historyCopy.noWay }
  if (!viewer.permissions.has(does.needs)) return { ...plan, cannot: historyCopy.notAllowed }
  const refused = await does.refuse?.(tx, done, viewer.limits)
  const cannot = refused ?? (await whyTouched(tx, ways, done)) ?? null
  const back = done.changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse()
  return { ...plan, cannot, back, inverse: { name: to as CommandName, does } }
}

/**
 * Returns the reason why a record that the command made is not removed again: later entries in it would go with it. One rule for
 * all that is added; what is made and is no kind of record (a bar code, a bill, a count) is checked by its own inverse.
 */
async function whyTouched(tx: CommandWork['tx'], { records }: UndoRegistry, { changes }: CommandInHistory) {
  for (const { entity, entityId, before, after } of changes) {
    const kind = before === null ? records[entity] : undefined
    if (!kind || after === null) continue
    const present = await kind.read(tx, entityId)
    if (!present) return historyCopy.recordGone
    const known = Object.keys(after).filter((field) => field in present && field !== 'version')
    if (known.some((field) => !same(after[field], present[field]))) return historyCopy.changedSince
  }
  return undefined
}

/** From the last change to the first: a record that was changed twice is put back twice. */
async function planFields(
  tx: CommandWork['tx'],
  ways: UndoRegistry,
  done: CommandInHistory,
  viewer: Viewer,
): Promise<UndoPlan> {
  const plan: UndoPlan = { cannot: null, back: [], left: [], inverse: null }
  const isForbidden = done.changes.some(({ entity }) => {
    const kind = ways.records[entity]
    return kind && !viewer.permissions.has(kind.needs)
  })
  if (isForbidden) return { ...plan, cannot: historyCopy.notAllowed }
  const presents = await readPresents(tx, ways, done)
  for (const change of (await settled(tx, ways, done)).toReversed()) {
    const kind = ways.records[change.entity]
    const key = `${change.entity} ${change.entityId}`
    if (kind && !presents.has(key)) presents.set(key, await kind.read(tx, change.entityId))
    presents.set(key, planChange(plan, change, kind ? presents.get(key) : undefined, kind))
  }
  if (plan.back.length === 0) plan.cannot = plan.left[0]?.because ?? historyCopy.nothingLeft
  return plan
}

/** The changes as they are to be taken back: what stood before was only for a time in some. */
async function settled(tx: CommandWork['tx'], ways: UndoRegistry, { changes, at }: CommandInHistory) {
  const kinds = new Set(changes.map(({ entity }) => ways.records[entity]?.many?.settle))
  let all: readonly DoneChange[] = changes
  for (const settle of kinds) all = (await settle?.(tx, all, at)) ?? all
  return all
}

/** The records as they are now, of those kinds that are read many at once. */
async function readPresents(tx: CommandWork['tx'], ways: UndoRegistry, { changes }: CommandInHistory) {
  const presents = new Map<string, Fields | undefined>()
  for (const entity of new Set(changes.map((change) => change.entity))) {
    const many = ways.records[entity]?.many
    if (!many) continue
    const ids = [...new Set(changes.flatMap((change) => (change.entity === entity ? [change.entityId] : [])))]
    const found = await many.read(tx, ids)
    for (const id of ids) presents.set(`${entity} ${id}`, found.get(id))
  }
  return presents
}

/** Adds one change to the plan; gives the record as it will be. */
function planChange(plan: UndoPlan, change: DoneChange, present: Fields | undefined, kind: RecordUndo | undefined) {
  const { entity, entityId, before, after } = change
  const isUnmade = before === null && after !== null && kind?.unmade !== undefined
  const because = whyNot(change, present, kind)
  if (because !== null) {
    plan.left.push({ entity, entityId, field: null, present: null, because })
    return present
  }
  const { back, left } = isUnmade
    ? { back: onlyOthers(kind?.unmade ?? {}, present ?? {}), left: [] }
    : planFieldsUndo({ before, after, present })
  for (const { field, present: now } of left) {
    plan.left.push({ entity, entityId, field, present: now, because: historyCopy.changedSince })
  }
  if (Object.keys(back).length === 0) return present
  const now = Object.fromEntries(Object.keys(back).map((field) => [field, present?.[field] ?? null]))
  plan.back.push({ entity, entityId, before: now, after: back })
  return { ...present, ...back }
}

/** Returns the reason why a whole record stays as it is; null: there is none. */
function whyNot(
  { before, after }: DoneChange,
  present: Fields | undefined,
  kind: RecordUndo | undefined,
): string | null {
  if (!kind) return historyCopy.noWay
  const isMade = before === null && kind.unmade !== undefined
  if (after === null || (before === null && !isMade)) return historyCopy.madeByIt
  return present === undefined ? historyCopy.recordGone : null
}

function onlyOthers(wanted: Fields, present: Fields): Fields {
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => !same(present[field], value)))
}
