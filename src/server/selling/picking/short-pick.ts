import { piecesToTake } from '../../../domain/selling/picking/pick-pieces.ts'
import { momentOfMark } from '../../../domain/selling/runs/run-marks.ts'
import { pickFaults as faults } from '../../../shared/copy/office/pick-faults.ts'
import { pickDone } from '../../../shared/copy/office/picks.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { followPicking } from './follow-picking.ts'
import { listPickItems, type PickItem } from './pick-item-queries.ts'
import { insertTaps, listPicksOf, lockPicks } from './pick-queries.ts'
import { nameOfItem, seeWalk } from './tap-pick.ts'

/** Pieces of an item that still lie on the shelf, and how long ago somebody saw them, in ms. */
export type SeenOnShelf = StockKey & { pieces: number; agoMs: number }
/** Enters what lies on a shelf into a stock count; gives the name of the count. Handed in: counts are the warehouse's. */
export type CountShelf = (work: CommandWork, seen: SeenOnShelf) => Promise<string>

/** An item of which too few pieces are there; `there` are still on the shelf; `at`: when, by the person's phone. */
export interface ShortItem extends StockKey {
  walkId: string
  there: number
  at: Date
}

/**
 * Records that too few pieces of an item are there for the orders of the person's walk, in a command: each order that still misses some
 * is marked, and what is on the shelf is counted where `countShelf` is given (the person may count). Gives the sentence that says so.
 * Throws `not_found` for another's walk, `order_state` where nothing is missing.
 */
export async function shortPick(
  shop: Shop,
  work: CommandWork,
  { walkId, productId, variantId, there, at }: ShortItem,
  countShelf: CountShelf | null,
): Promise<string> {
  const walk = await seeWalk(work, walkId, 'take')
  const missing = await listMissing(work, walkId, { productId, variantId })
  const [first] = missing
  if (!first) throw new Failure('order_state', faults.notShort)
  const now = shop.clock()
  const seenAt = momentOfMark(at, walk.created_at, now)
  const key = { walk_id: walkId, product_id: productId, variant_id: variantId }
  const told = { by_name: work.by.name, command: work.commandId, tapped_at: seenAt, recorded_at: now }
  await insertTaps(
    work.tx,
    missing.map(({ orderId }) => ({ ...key, ...told, order_id: orderId, kind: 'short', pieces: there })),
  )
  await followPicking(
    work,
    missing.map(({ orderId }) => orderId),
  )
  const agoMs = now.getTime() - seenAt.getTime()
  const count = countShelf && (await countShelf(work, { productId, variantId, pieces: there, agoMs }))
  const [name, numbers] = [nameOfItem(first), missing.map(({ number }) => number).join(', ')]
  work.about({ kind: 'pick_walk', id: walkId, name: numbers })
  work.changed('pick_walk', walkId, null, { order: numbers, item: name, onShelf: there })
  const pieces = missing.reduce((sum, item) => sum + piecesToTake(item.status, item), 0)
  return pickDone.short(name, pieces) + (count === null ? '' : pickDone.counted(count))
}

/** Locks the orders of a walk, and lists the item for those that still miss pieces of it. */
async function listMissing(
  { tx }: CommandWork,
  walkId: string,
  { productId, variantId }: StockKey,
): Promise<PickItem[]> {
  const ids = (await listPicksOf(tx, walkId)).map(({ order_id }) => order_id)
  if (ids.length === 0) return []
  const items = await listPickItems(
    tx,
    (await lockPicks(tx, ids)).map(({ order_id }) => order_id),
  )
  const same = items.filter((item) => item.productId === productId && item.variantId === variantId)
  return same.filter((item) => piecesToTake(item.status, item) > 0)
}
