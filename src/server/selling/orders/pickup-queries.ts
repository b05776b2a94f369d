import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { pickupLimits } from '../../../shared/pickup-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** An order that waits, or waited, at the counter; moments are ISO 8601. */
export interface StoredPickup {
  issue: number
  tries: number
  ready_at: string
  handed_over_at: string | null
}

const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(`pickups.${column}`)} AT TIME ZONE 'UTC', ${sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')})`

/** Selects the pick-up of an order. */
export function pickupOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('pickups')
    .select(['pickups.issue', 'pickups.tries'])
    .select([iso('ready_at').as('ready_at'), sql<string | null>`${iso('handed_over_at')}`.as('handed_over_at')])
    .whereRef('pickups.order_id', '=', 'orders.id')
}

/** Makes an order ready for pick-up, with a new code each time. Gives it as it is now. */
export async function issuePickup(db: Db, orderId: string, at: Date): Promise<StoredPickup> {
  const made = await db
    .insertInto('pickups')
    .values({ order_id: orderId, ready_at: at })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet((eb) => ({ issue: eb('pickups.issue', '+', 1), tries: 0, ready_at: at })),
    )
    .returning('issue')
    .executeTakeFirstOrThrow()
  return { issue: made.issue, tries: 0, ready_at: at.toISOString(), handed_over_at: null }
}

/** Gives an order that waits a new code, and its tries anew. False: it waits for nobody. */
export async function renewCode(db: Db, orderId: string): Promise<boolean> {
  const changed = await db
    .updateTable('pickups')
    .set((eb) => ({ issue: eb('issue', '+', 1), tries: 0 }))
    .where('order_id', '=', orderId)
    .where('handed_over_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Takes one of the tries of an order's code, in one statement: of many at once no more than there are. False: none is left. */
export async function takePickupTry(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    WITH taken AS (
      UPDATE pickups SET tries = tries + 1
      WHERE order_id = ${orderId} AND handed_over_at IS NULL AND tries < ${pickupLimits.triesMost} RETURNING 1
    )
    SELECT EXISTS (SELECT FROM taken) OR NOT EXISTS (
      SELECT FROM pickups WHERE order_id = ${orderId} AND handed_over_at IS NULL) AS is_free`.execute(db)
  return rows[0]?.is_free ?? true
}

/** Gives a try back that told nothing of the code. */
export async function giveBackPickupTry(db: Db, orderId: string): Promise<void> {
  await sql`UPDATE pickups SET tries = tries - 1 WHERE order_id = ${orderId} AND tries > 0`.execute(db)
}

/** Notes that an order was handed over. */
export async function markHandedOver(db: Db, orderId: string, at: Date): Promise<void> {
  await db.updateTable('pickups').set({ handed_over_at: at }).where('order_id', '=', orderId).execute()
}
