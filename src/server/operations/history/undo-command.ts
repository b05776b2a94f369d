import { failures } from '../../../shared/copy/failures.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { withdrawMails } from '../../platform/mail/outbox-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { type DoneChange, findCommand, lockForUndo } from '../../staff/commands/history-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { EntityFields, ManyRecordsUndo, UndoRegistry } from '../../staff/commands/undo-registry.ts'
import { planUndo } from './plan-undo.ts'
import { refuseOthers, refuseStranger } from './refuse-stranger.ts'

/**
 * Takes a command back, as a command: its fields are put back where nobody has changed them since, or the opposite command is
 * done. Mails that have not gone out are withdrawn. Of two who do it at once one does. Throws `not_found`, `not_allowed`,
 * `step_up` where what it puts back is guarded, `cannot_undo` with the reason, also where only some of it can be put back and
 * `partly` is not said.
 */
export async function undoCommand(
  shop: Shop,
  ways: UndoRegistry,
  work: CommandWork,
  { staff, id, partly }: { staff: Staff; id: string; partly: boolean },
): Promise<void> {
  await lockForUndo(work.tx, id)
  const done = await findCommand(work.tx, id)
  if (!done) throw new Failure('not_found', failures.notFound)
  refuseStranger(staff, done)
  refuseOthers(staff, done)
  const plan = await planUndo(work.tx, ways, done, { viewer: staff, now: shop.clock() })
  if (plan.cannot !== null) throw new Failure('cannot_undo', plan.cannot)
  if (plan.left.length > 0 && !partly) throw new Failure('cannot_undo', historyCopy.partlyOnly)
  work.about({ kind: done.subjectKind, id: done.subjectId, name: done.subjectName })
  work.takesBack(id, plan.inverse?.name ?? 'history.undo')
  if (plan.inverse) await plan.inverse.does.run(work, done)
  else await putBack(work, ways, plan.back)
  await withdrawMails(work.tx, id)
}

/** One after the other; those that are written many at once together, in the place of their last: what they stand in is there by then. */
async function putBack(work: CommandWork, ways: UndoRegistry, back: readonly DoneChange[]): Promise<void> {
  const together = new Map<ManyRecordsUndo['restore'], EntityFields[]>()
  const last = new Map(back.map(({ entity }, at) => [ways.records[entity]?.many?.restore, at]))
  for (const [at, { entity, entityId: id, after }] of back.entries()) {
    const kind = ways.records[entity]
    const fields = after ?? {}
    if (!kind?.many) {
      await kind?.restore(work, id, fields)
      continue
    }
    const { restore } = kind.many
    const records = together.get(restore) ?? []
    together.set(restore, records)
    records.push({ entity, id, fields })
    if (last.get(restore) === at) await restore(work, records)
  }
}
