import type { Kysely } from 'kysely'
import { piecesToPutBack, piecesToTake } from '../../../domain/selling/picking/pick-pieces.ts'
import { inWalkingOrder } from '../../../domain/selling/picking/walking-order.ts'
import type { Picking, PickShare, PickStop, PickWalk } from '../../../shared/contract/office/pick-calls.ts'
import { toldToPutBackSince } from '../../../shared/pick-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import { countWaiting, listPickItems, listToPutBack, type PickItem } from './pick-item-queries.ts'
import { listNewestTaps, listOpenWalks, listPicksOf, type StoredWalk } from './pick-queries.ts'
import { nameOfItem } from './tap-pick.ts'

type Db = Kysely<Database>

/**
 * The own walk of whoever asks, who else picks, what is to be put back, and how many orders wait: all as of one moment, so that what is
 * recorded is what is counted.
 */
export function readPicking(shop: Shop, staffId: string): Promise<Picking> {
  const moment = shop.db.transaction().setIsolationLevel('repeatable read')
  return moment.execute((db) => readAtOnce(db, staffId, shop.clock()))
}

async function readAtOnce(db: Db, staffId: string, now: Date): Promise<Picking> {
  const walks = await listOpenWalks(db)
  const own = walks.find((walk) => walk.staff_id === staffId)
  const items = await listPickItems(db, await listToPutBack(db, toldToPutBackSince(now)))
  return {
    walk: own ? await presentWalk(db, own) : null,
    others: await presentOthers(
      db,
      walks.filter((walk) => walk !== own),
    ),
    putBack: asStops(items.filter((item) => piecesToPutBack(item.status, item) > 0)),
    waiting: await countWaiting(db),
    recorded: await listNewestTaps(db),
  }
}

async function presentOthers(db: Db, walks: readonly StoredWalk[]): Promise<Picking['others']> {
  const names = new Map((await listStaffNames(db)).map(({ _id, name }) => [_id, name]))
  const others: Picking['others'] = []
  for (const { id, staff_id, created_at } of walks) {
    const orders = (await listPicksOf(db, id)).length
    others.push({ _id: id, by: names.get(staff_id) ?? '', orders, startedAt: created_at.toISOString() })
  }
  return others
}

async function presentWalk(db: Db, walk: StoredWalk): Promise<PickWalk> {
  const picks = await listPicksOf(db, walk.id)
  const items = await listPickItems(
    db,
    picks.map(({ order_id }) => order_id),
  )
  const numbers = new Map(items.map(({ orderId, number }) => [orderId, number]))
  return {
    _id: walk.id,
    startedAt: walk.created_at.toISOString(),
    orders: picks.map(({ order_id, state }) => ({ _id: order_id, number: numbers.get(order_id) ?? '', state })),
    stops: asStops(items.filter(isOnStop)),
  }
}

/** Returns whether an item is a stop: not where it was packed, or cancelled before anything was taken. */
function isOnStop(item: PickItem): boolean {
  return item.status === 'confirmed' || piecesToPutBack(item.status, item) > 0
}

/** Puts items of several orders together, in the order in which the shelves are walked. */
function asStops(items: readonly PickItem[]): PickStop[] {
  const stops = new Map<string, PickStop>()
  for (const item of items) {
    const { productId, variantId, name, variantName, picture, shelf, codes } = item
    const key = JSON.stringify([productId, variantId])
    const stop = stops.get(key) ?? { productId, variantId, name, variantName, picture, shelf, codes, shares: [] }
    stop.shares.push(asShare(item))
    stops.set(key, stop)
  }
  const named = (stop: PickStop) => ({ shelf: stop.shelf, name: nameOfItem(stop) })
  return [...stops.values()].sort((one, other) => inWalkingOrder(named(one), named(other)))
}

function asShare(item: PickItem): PickShare {
  const { walkId, orderId, number, status, taken, short } = item
  const toTake = piecesToTake(status, item)
  const toPutBack = piecesToPutBack(status, item)
  return { walkId, orderId, number, status, toTake, taken: Math.max(0, taken), toPutBack, short: short && toTake > 0 }
}
