import { runFaults as faults } from '../../../shared/copy/office/run-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { addToCash, changeStop, listStopsOfOrder, lockRun, type StoredStop, unmarked } from './run-queries.ts'

const delivered: readonly StoredStop['state'][] = ['delivered', 'cash', 'upi']

/**
 * Opens the stops at which a locked order was delivered again, as its delivery is taken back in a command: the cash of them is not
 * carried any more. Throws `order_state` where a run of them was handed in.
 */
export async function reopenStops(work: CommandWork, orderId: string, at: Date): Promise<void> {
  const stops = (await listStopsOfOrder(work.tx, orderId)).filter(({ state }) => delivered.includes(state))
  for (const stop of stops) {
    const run = await lockRun(work.tx, stop.run_id)
    if (!run || run.closed_at !== null) throw new Failure('order_state', faults.handedInOrder)
    await changeStop(work.tx, stop.id, unmarked)
    const amount = stop.state === 'cash' ? -(stop.amount ?? 0) : 0
    await addToCash(work.tx, [{ run_id: run.id, stop_id: stop.id, kind: 'taken_back', amount }], at)
    work.changed('run_stop', stop.id, { state: stop.state, amount: stop.amount }, { state: 'open', amount: null })
  }
}
