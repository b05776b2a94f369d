import { runFaults as faults } from '../../../shared/copy/office/run-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findHandIn, lockRun, type StoredRun } from './run-queries.ts'

/** Locks a run that is not handed in. Throws `not_found`, and `order_state` naming who took its cash and when. */
export async function lockOpenRun(work: CommandWork, runId: string): Promise<StoredRun> {
  const run = await lockRun(work.tx, runId)
  if (!run) throw new Failure('not_found', faults.noRun)
  if (run.closed_at === null) return run
  const handIn = await findHandIn(work.tx, run.id)
  throw new Failure('order_state', faults.handedIn(handIn?.by_name ?? '', formatMoment(run.closed_at.toISOString())))
}

/** The same of the run of whoever gives the command; of anybody else's it is not there. */
export async function lockOwnRun(work: CommandWork, runId: string): Promise<StoredRun> {
  const run = await lockRun(work.tx, runId)
  if (!run || run.staff_id !== work.by.staffId) throw new Failure('not_found', faults.noRun)
  return lockOpenRun(work, runId)
}
