import { pickStateOf } from '../../../domain/selling/picking/pick-pieces.ts'
import type { PickState } from '../../../shared/picking.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { listPickItems } from './pick-item-queries.ts'
import { changePick, findWalk, lockPicks } from './pick-queries.ts'

/** State of picking an order, and whether it still waits to be packed. */
interface Followed {
  state: PickState
  waits: boolean
}

/** Writes how far orders are after a tap or an edit, in a command. Orders that were never picked are left alone. */
export async function followPicking(work: CommandWork, orderIds: readonly string[]): Promise<Followed[]> {
  if (orderIds.length === 0) return []
  const picks = await lockPicks(work.tx, orderIds)
  const items = await listPickItems(
    work.tx,
    picks.map(({ order_id }) => order_id),
  )
  const followed: Followed[] = []
  for (const { order_id: orderId, walk_id, state } of picks) {
    const own = items.filter((item) => item.orderId === orderId)
    const isOnWalk = (await findWalk(work.tx, walk_id))?.ended_at === null
    const now = pickStateOf(own, isOnWalk)
    followed.push({ state: now, waits: own[0]?.status === 'confirmed' })
    if (now === state) continue
    await changePick(work.tx, orderId, now)
    work.news({ topic: 'orders', id: orderId })
  }
  return followed
}
