import { runFaults as faults } from '../../../shared/copy/office/run-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockOwnRun } from './lock-run.ts'
import { listStops, placeStops } from './run-queries.ts'

/**
 * Puts the stops of the own run into another order, in a command. Throws `not_found`; `order_state` where the run was handed in, or
 * has other stops than the person saw.
 */
export async function sortStops(work: CommandWork, runId: string, ids: readonly string[]): Promise<void> {
  const run = await lockOwnRun(work, runId)
  const known = (await listStops(work.tx, run.id)).filter(({ state }) => state !== 'off').map(({ id }) => id)
  const isSame = known.length === ids.length && known.every((id) => ids.includes(id))
  if (!isSame) throw new Failure('order_state', faults.otherStops)
  await placeStops(work.tx, run.id, ids)
  work.about({ kind: 'run', id: run.id, name: run.day })
  work.changed('run', run.id, { stops: known.join(', ') }, { stops: ids.join(', ') })
}
