import { planFieldsBack } from '../../domain/changes/fields-back.ts'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { limits } from '../../shared/limits.ts'
import { type CommandName, commandKind, commands } from '../../shared/office/commands.ts'
import type { DoneChange, DoneCommand } from '../commands/history-queries.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import type { Inverse, WaysBack } from '../commands/ways-back.ts'
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

/** How a command would be taken back at this moment. */
export interface UndoPlan {
  /** A sentence where it cannot be at all. */
  cannot: string | null
  /** Of each record what is put back: `before` is what stands there now. */
  back: DoneChange[]
  left: Left[]
  /** The command that does the opposite; null: fields are put back. */
  inverse: { name: CommandName; does: Inverse } | null
}

/** Plans to take a command back, on records that it locks. `viewer`: who wants to. */
export async function planUndo(
  tx: CommandWork['tx'],
  ways: WaysBack,
  done: DoneCommand,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<UndoPlan> {
  const stop = (cannot: string): UndoPlan => ({ cannot, back: [], left: [], inverse: null })
  const { name, staffId, undoneBy, undoneAt, at } = done
  if (undoneBy !== null && undoneAt !== null) return stop(historyCopy.already(undoneBy, whenInWords(undoneAt)))
  const kind = commandKind(name)
  if (!kind) return stop(historyCopy.noWay)
  if (kind.back.by === 'none') return stop(kind.back.because)
  if (isTooOld(at, now)) return stop(historyCopy.tooOld(limits.undoDays))
  if (staffId !== viewer.id && !viewer.permissions.has('history.undo')) return stop(historyCopy.notOthers)
  if (kind.back.by === 'command') return planInverse(tx, ways, done, { to: kind.back.name, viewer })
  return planFields(tx, ways, done, viewer)
}

async function planInverse(
  tx: CommandWork['tx'],
  ways: WaysBack,
  done: DoneCommand,
  { to, viewer }: { to: string; viewer: Viewer },
): Promise<UndoPlan> {
  const does = ways.inverses[to]
  const plan: UndoPlan = { cannot: null, back: [], left: [], inverse: null }
  if (!does || !(to in commands)) return { ...plan, cannot: historyCopy.noWay }
  if (!viewer.permissions.has(does.needs)) return { ...plan, cannot: historyCopy.notAllowed }
  const cannot = (await does.refuse?.(tx, done)) ?? null
  const back = done.changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse()
  return { ...plan, cannot, back, inverse: { name: to as CommandName, does } }
}

/** From the last change to the first: a record that was changed twice is put back twice. */
async function planFields(tx: CommandWork['tx'], ways: WaysBack, done: DoneCommand, viewer: Viewer): Promise<UndoPlan> {
  const plan: UndoPlan = { cannot: null, back: [], left: [], inverse: null }
  const presents = new Map<string, Fields | undefined>()
  for (const change of done.changes.toReversed()) {
    const kind = ways.records[change.entity]
    if (kind && !viewer.permissions.has(kind.needs)) return { ...plan, back: [], cannot: historyCopy.notAllowed }
    const key = `${change.entity} ${change.entityId}`
    if (kind && !presents.has(key)) presents.set(key, await kind.read(tx, change.entityId))
    const put = planChange(plan, change, kind ? presents.get(key) : undefined, kind !== undefined)
    presents.set(key, put)
  }
  if (plan.back.length === 0) plan.cannot = plan.left[0]?.because ?? historyCopy.nothingLeft
  return plan
}

/** Adds one change to the plan; gives the record as it will be. */
function planChange(plan: UndoPlan, change: DoneChange, present: Fields | undefined, isKnown: boolean) {
  const { entity, entityId, before, after } = change
  const whole = { entity, entityId, field: null, present: null }
  const because = !isKnown
    ? historyCopy.noWay
    : before === null || after === null
      ? historyCopy.madeByIt
      : present === undefined
        ? historyCopy.recordGone
        : null
  if (because !== null) {
    plan.left.push({ ...whole, because })
    return present
  }
  const { back, left } = planFieldsBack({ before, after, present })
  for (const { field, present: now } of left) {
    plan.left.push({ entity, entityId, field, present: now, because: historyCopy.changedSince })
  }
  if (Object.keys(back).length === 0) return present
  const now = Object.fromEntries(Object.keys(back).map((field) => [field, present?.[field] ?? null]))
  plan.back.push({ entity, entityId, before: now, after: back })
  return { ...present, ...back }
}
