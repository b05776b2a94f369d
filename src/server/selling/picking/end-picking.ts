import { pickFaults as faults } from '../../../shared/copy/office/pick-faults.ts'
import { pickDone } from '../../../shared/copy/office/picks.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { followPicking } from './follow-picking.ts'
import { endWalk, listPicksOf, lockWalk } from './pick-queries.ts'

/**
 * Ends a pick walk, in a command, also somebody else's: what is taken stays taken, the rest can be picked again. One that has ended
 * stays as it is. Gives the sentence that says so. Throws `not_found`.
 */
export async function endPicking(shop: Shop, work: CommandWork, walkId: string): Promise<string> {
  const walk = await lockWalk(work.tx, walkId)
  if (!walk) throw new Failure('not_found', faults.noWalk)
  if (walk.ended_at === null) await endWalk(work.tx, walkId, shop.clock())
  const picks = await listPicksOf(work.tx, walkId)
  const ids = picks.map(({ order_id }) => order_id)
  // what is packed or cancelled meanwhile is neither
  const waiting = (await followPicking(work, ids)).filter(({ waits }) => waits)
  for (const id of ids) work.news({ topic: 'orders', id })
  work.about({ kind: 'pick_walk', id: walkId, name: pickDone.walk(work.by.name, ids.length) })
  const picked = waiting.filter(({ state }) => state === 'picked').length
  const left = waiting.length - picked
  work.changed('pick_walk', walkId, { state: 'open' }, { state: 'ended', picked, left })
  return pickDone.ended(picked, left)
}
