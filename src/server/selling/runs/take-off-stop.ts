import { runFaults as faults } from '../../../shared/copy/office/run-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockOpenRun } from './lock-run.ts'
import { changeStop, findStop, unmarked } from './run-queries.ts'

/** Takes a stop that nobody has marked off its run, in a command. Throws `not_found` and `order_state`. */
export async function takeOffStop(shop: Shop, work: CommandWork, stopId: string): Promise<void> {
  const found = await findStop(work.tx, stopId)
  if (!found) throw new Failure('not_found', faults.notYours)
  const run = await lockOpenRun(work, found.run_id)
  const stop = await findStop(work.tx, stopId)
  if (stop?.state !== 'open') throw new Failure('order_state', faults.alreadyMarked)
  const at = shop.clock()
  await changeStop(work.tx, stop.id, { ...unmarked, state: 'off', marked_at: at, recorded_at: at })
  work.about({ kind: 'run', id: run.id, name: run.day })
  work.changed('run_stop', stop.id, { state: 'open' }, { state: 'off' })
}
