import { faultOfTap, type PickTap } from '../../../domain/selling/picking/pick-pieces.ts'
import { momentOfMark } from '../../../domain/selling/runs/run-marks.ts'
import { pickFaults as faults } from '../../../shared/copy/office/pick-faults.ts'
import { pickDone } from '../../../shared/copy/office/picks.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { followPicking } from './follow-picking.ts'
import { listPickItems, type PickItem } from './pick-item-queries.ts'
import { findWalk, insertTaps, lockPicks, type StoredWalk } from './pick-queries.ts'

/** A tap of a person on an order's item; `at`: when, by their phone's clock. */
export interface PersonsTap extends PickTap, StockKey {
  walkId: string
  orderId: string
  at: Date
}

/**
 * Says that pieces of something left its shelf at a moment, or came back: what was counted after it did not know. Handed in: counts are
 * the warehouse's.
 */
export type NoteShelfMoved = (work: CommandWork, key: StockKey, at: Date) => Promise<void>

/**
 * Records that pieces were taken off the shelf for an order, or put back on it, in a command. What waited for a connection is recorded
 * also where the walk has ended or the order was cancelled meanwhile: the pieces are in somebody's hands. Putting back is anybody's.
 * Gives the sentence that says so. Throws `not_found` for another's walk or an order on none; `order_state` for more pieces than are
 * to be taken, or can be put back, and where the order is packed.
 */
export async function tapPick(
  shop: Shop,
  work: CommandWork,
  tap: PersonsTap,
  noteShelfMoved: NoteShelfMoved,
): Promise<string> {
  const { walkId, orderId, productId, variantId, kind, pieces } = tap
  const walk = await seeWalk(work, walkId, kind)
  const [pick] = await lockPicks(work.tx, [orderId])
  if (!pick) throw new Failure('not_found', faults.notOnWalk)
  const items = await listPickItems(work.tx, [orderId])
  const item = items.find((each) => each.productId === productId && each.variantId === variantId)
  const number = items[0]?.number ?? ''
  if (!item) throw new Failure('order_state', kind === 'take' ? faults.much(number, 0) : faults.muchBack(number, 0))
  refuseTap(item, tap)
  const now = shop.clock()
  const key = { walk_id: walkId, order_id: orderId, product_id: productId, variant_id: variantId }
  const by = { by_name: work.by.name, command: work.commandId }
  const tappedAt = momentOfMark(tap.at, walk.created_at, now)
  await insertTaps(work.tx, [{ ...key, kind, pieces, ...by, tapped_at: tappedAt, recorded_at: now }])
  await followPicking(work, [orderId])
  await noteShelfMoved(work, { productId, variantId }, tappedAt)
  const name = nameOfItem(item)
  work.about({ kind: 'pick_walk', id: walkId, name: number })
  work.changed('pick_walk', walkId, null, {
    order: number,
    item: name,
    [kind === 'take' ? 'taken' : 'putBack']: pieces,
  })
  return kind === 'take' ? pickDone.took(name, pieces, number) : pickDone.putBack(name, pieces)
}

/** Finds the walk of a tap. Throws `not_found` for one that is not there, and for another's where pieces are taken. */
export async function seeWalk({ tx, by }: CommandWork, walkId: string, kind: 'take' | 'back'): Promise<StoredWalk> {
  const walk = await findWalk(tx, walkId)
  if (!walk) throw new Failure('not_found', faults.noWalk)
  if (kind === 'take' && walk.staff_id !== by.staffId) throw new Failure('not_found', faults.notYours)
  return walk
}

function refuseTap(item: PickItem, tap: PickTap): void {
  const fault = faultOfTap(item.status, item, tap)
  if (!fault) return
  if (fault.why === 'packed') throw new Failure('order_state', faults.packed(item.number))
  const say = tap.kind === 'take' ? faults.much : faults.muchBack
  throw new Failure('order_state', say(item.number, fault.left))
}

/** Returns the name of an item, with its size. */
export function nameOfItem({ name, variantName }: Pick<PickItem, 'name' | 'variantName'>): string {
  return variantName === null ? name : `${name}, ${variantName}`
}
