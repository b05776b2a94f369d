import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { pickLimits } from '../../../shared/pick-limits.ts'
import type { PickState } from '../../../shared/picking.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A pick walk as it is stored. */
export type StoredWalk = Selectable<Database['pick_walks']>
/** State of picking an order, as it is stored. */
export type StoredPick = Pick<Selectable<Database['pick_orders']>, 'order_id' | 'walk_id' | 'state'>

const walkColumns = ['id', 'staff_id', 'created_at', 'ended_at'] as const
const pickColumns = ['order_id', 'walk_id', 'state'] as const

/** A walk by its id. */
export function findWalk(db: Db, id: string): Promise<StoredWalk | undefined> {
  return db.selectFrom('pick_walks').select(walkColumns).where('id', '=', id).executeTakeFirst()
}

/** Locks a walk until the transaction ends; taps, which only name it, go on. Orders on it are locked after it. */
export function lockWalk(tx: Db, id: string): Promise<StoredWalk | undefined> {
  return tx.selectFrom('pick_walks').select(walkColumns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Walks that have not ended, the oldest first. */
export function listOpenWalks(db: Db): Promise<StoredWalk[]> {
  const open = db.selectFrom('pick_walks').select(walkColumns).where('ended_at', 'is', null)
  return open.orderBy('created_at').orderBy('id').execute()
}

/** Returns the person's walk that has not ended, locked; begins one where there is none. In a command only. */
export async function openWalk(
  tx: Db,
  { id, staffId, at }: { id: string; staffId: string; at: Date },
): Promise<string> {
  // two tabs of one person: the second waits and finds the walk of the first
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pick walk ${staffId}`}, 0))`.execute(tx)
  const own = tx.selectFrom('pick_walks').select('id').where('staff_id', '=', staffId).where('ended_at', 'is', null)
  const open = await own.forNoKeyUpdate().executeTakeFirst()
  if (open) return open.id
  await tx.insertInto('pick_walks').values({ id, staff_id: staffId, created_at: at, ended_at: null }).execute()
  return id
}

/** Ends a locked walk. In a command only. */
export async function endWalk(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('pick_walks').set({ ended_at: at }).where('id', '=', id).execute()
}

/** Returns who is picking these orders on a walk that has not ended. */
export function listPickers(db: Db, orderIds: readonly string[]): Promise<{ order_id: string; staff_id: string }[]> {
  return db
    .selectFrom('pick_orders')
    .innerJoin('pick_walks', 'pick_walks.id', 'pick_orders.walk_id')
    .select(['pick_orders.order_id', 'pick_walks.staff_id'])
    .where('pick_walks.ended_at', 'is', null)
    .where('pick_orders.order_id', 'in', [...orderIds])
    .execute()
}

/** Puts locked orders that are on no other walk onto a walk. In a command only. */
export async function joinWalk(tx: Db, walkId: string, orderIds: readonly string[], at: Date): Promise<void> {
  const rows = orderIds.map((id) => ({ order_id: id, walk_id: walkId, state: 'picking' as const, joined_at: at }))
  await tx
    .insertInto('pick_orders')
    .values(rows)
    .onConflict((same) =>
      same.column('order_id').doUpdateSet((row) => ({
        walk_id: row.ref('excluded.walk_id'),
        state: row.ref('excluded.state'),
        joined_at: row.ref('excluded.joined_at'),
      })),
    )
    .execute()
}

/** Orders of a walk. */
export function listPicksOf(db: Db, walkId: string): Promise<StoredPick[]> {
  const picks = db.selectFrom('pick_orders').select(pickColumns).where('walk_id', '=', walkId)
  return picks.orderBy('joined_at').orderBy('order_id').execute()
}

/** Finds the state of picking an order; undefined: nobody has begun. */
export function findPick(db: Db, orderId: string): Promise<StoredPick | undefined> {
  return db.selectFrom('pick_orders').select(pickColumns).where('order_id', '=', orderId).executeTakeFirst()
}

/** Locks how far orders are, always in one order, until the transaction ends. */
export function lockPicks(tx: Db, orderIds: readonly string[]): Promise<StoredPick[]> {
  const picks = tx
    .selectFrom('pick_orders')
    .select(pickColumns)
    .where('order_id', 'in', [...orderIds])
  return picks.orderBy('order_id').forNoKeyUpdate().execute()
}

/** Changes how far an order is. In a command only. */
export async function changePick(tx: Db, orderId: string, state: PickState): Promise<void> {
  await tx.updateTable('pick_orders').set({ state }).where('order_id', '=', orderId).execute()
}

/** Commands of the newest taps, of everybody. */
export async function listNewestTaps(db: Db): Promise<string[]> {
  const newest = db.selectFrom('pick_taps').select('command').orderBy('id', 'desc').limit(pickLimits.newestTaps)
  return [...new Set((await newest.execute()).map(({ command }) => command))]
}

/** Fields of a tap that are written. */
export type NewTap = Omit<Selectable<Database['pick_taps']>, 'id'>

/** Adds taps. In a command only. */
export async function insertTaps(tx: Db, taps: readonly NewTap[]): Promise<void> {
  if (taps.length === 0) return
  await tx
    .insertInto('pick_taps')
    .values([...taps])
    .execute()
}
