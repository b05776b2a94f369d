import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import type { StaffLimits } from '../../../shared/office/permissions.ts'
import { isGuarded } from '../../../shared/office/step-up-required.ts'
import { topicOfEntity } from '../../../shared/office/topics.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { beginCommand, writeCommand } from './command-queries.ts'
import { isSecretName, keptInput } from './kept-input.ts'
import { type GuardedChange, tellOfGuarded } from './tell-of-guarded.ts'

/** The record that a command is about. */
export interface Subject {
  /** 'order', 'staff', 'setting' … */
  kind: string
  id: string
  /** Name that people use: an order's number, a person's name. */
  name?: string
}

type Fields = Record<string, unknown>

/** A transaction in which a command is done. */
export interface CommandWork extends Work {
  /** The command's id. */
  commandId: string
  /** Names the record that the command is about: needed once. */
  about: (subject: Subject) => void
  /**
   * Says what was changed of a record. The history keeps the fields that differ. `before` null: it was made; `after` null: it
   * is gone.
   */
  changed: (entity: string, entityId: string, before: Fields | null, after: Fields | null) => void
  /** Says that it takes another command back, and as what it stands in the history. */
  takesBack: (commandId: string, as: CommandName) => void
  /** Author of the command: a member of the staff, or whoever sits at the terminal; with their limits. */
  by: { staffId: string | null; name: string; limits: StaffLimits }
  /** Moment at which the mails and refunds that it sends leave: a person's command can be undone until then. */
  leavesAt: Date
}

/** Author of a command, and the reason. */
export interface CommandHead {
  id: string
  name: CommandName
  actor: 'staff' | 'terminal' | 'system'
  staffId: string | null
  byName: string
  limits: StaffLimits
  sessionId: string | null
  network: string | null
  requestId: string | null
  reason: string | null
  input: Fields
  /** Of a person: whether they have just shown a factor. Without it nothing that is guarded is changed. */
  hasShownFactor?: boolean
}

interface Change {
  entity: string
  entity_id: string
  before: string | null
  after: string | null
}

/**
 * Does a command in an open transaction and writes it into the history: what it changed, who did it, when and why. Without its
 * row nothing of it is there. The shop itself (`system`) writes no row where it found nothing to do. Throws `step_up` where a
 * person changed what is guarded without having just shown a factor: decided by what was changed, whatever the command.
 */
export async function runCommandWork<T>(
  shop: Pick<Shop, 'clock'>,
  unit: Work,
  head: CommandHead,
  work: (unit: CommandWork) => Promise<T>,
): Promise<T> {
  await beginCommand(unit.tx, head.id)
  const noted: Noted = { changes: [], guarded: [], name: head.name, undoes: null }
  const now = shop.clock()
  const result = await work({
    ...unit,
    commandId: head.id,
    by: { staffId: head.staffId, name: head.byName, limits: head.limits },
    leavesAt: head.actor === 'staff' ? new Date(now.getTime() + officeLimits.leavesAfterMs) : now,
    about: (subject) => {
      noted.subject = subject
    },
    changed: (entity, entityId, before, after) => {
      refuseSecrets(entity, { ...before, ...after })
      const change = onlyWhatDiffers(before, after)
      if (change) noted.changes.push({ entity, entity_id: entityId, ...change })
      if (isGuarded(entity, entityId)) noted.guarded.push({ entity, id: entityId, before, after })
    },
    takesBack: (commandId, as) => {
      noted.undoes = commandId
      noted.name = as
    },
  })
  if (noted.guarded.length > 0 && head.actor === 'staff' && !head.hasShownFactor) {
    throw new Failure('step_up', failures.stepUp)
  }
  await tellOfGuarded(unit.tx, shop, head, noted.guarded)
  if (noted.subject) await writeCommand(unit.tx, asRow(head, noted, noted.subject, now), noted.changes)
  else if (head.actor !== 'system') throw new Error(`the command ${head.name} does not say what it is about`)
  tellOf(unit, head, noted)
  return result
}

/** Notifies everyone who has a record or the history open, and signs out whoever has lost a session. */
function tellOf({ news }: Work, { id: commandId }: CommandHead, { subject, changes }: Noted): void {
  if (subject || changes.length > 0) news({ topic: 'history', id: commandId })
  const about = subject ? [{ entity: subject.kind, entity_id: subject.id }] : []
  const told = [...about, ...changes].flatMap(({ entity, entity_id: id }) => {
    const topic = topicOfEntity[entity]
    return topic ? [{ topic, id }] : []
  })
  if (told.length <= goodsLimits.toldOneByOne) for (const each of told) news(each)
  // who has a list open looks at all of it anew
  else for (const topic of new Set(told.map((each) => each.topic))) news({ topic, id: '' })
}

interface Noted {
  subject?: Subject
  changes: Change[]
  guarded: GuardedChange[]
  name: CommandName
  undoes: string | null
}

/** A secret in the history would be there for ever. */
function refuseSecrets(entity: string, fields: Fields): void {
  const secret = Object.keys(fields).find((name) => isSecretName(name) && typeof fields[name] === 'string')
  if (secret) throw new Error(`the history is no place for ${entity}.${secret}`)
}

function asRow(head: CommandHead, noted: Noted, { kind, id, name = '' }: Subject, at: Date) {
  return {
    id: head.id,
    name: noted.name,
    at,
    actor: head.actor,
    staff_id: head.staffId,
    by_name: head.byName,
    session_id: head.sessionId,
    network: head.network,
    request_id: head.requestId,
    subject_kind: kind,
    subject_id: id,
    subject_name: name,
    reason: head.reason,
    input: JSON.stringify(keptInput(head.input)),
    undoes: noted.undoes,
  }
}

/** The fields that are not the same before and after; undefined where all are. */
function onlyWhatDiffers(before: Fields | null, after: Fields | null): Pick<Change, 'before' | 'after'> | undefined {
  if (!before || !after) return { before: before && JSON.stringify(before), after: after && JSON.stringify(after) }
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  if (names.length === 0) return undefined
  const pick = (from: Fields) => JSON.stringify(Object.fromEntries(names.map((name) => [name, from[name] ?? null])))
  return { before: pick(before), after: pick(after) }
}
