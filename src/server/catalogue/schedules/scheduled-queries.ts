import { type Kysely, type Selectable, sql } from 'kysely'
import type { ScheduledPrice } from '../../../shared/contract/office/goods-calls.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

const columns = [
  'id',
  'product_id',
  'variant_id',
  'price',
  'offer_price',
  'comes_at',
  'state',
  'refusal',
  'set_by',
  'created_at',
] as const

/** A price of a later day as it is kept, in paise. */
export type ScheduledRow = Selectable<Database['scheduled_prices']>

const shownPast = 10

/** The prices that wait for a product, the next first, and the last few that came or were taken back. */
export async function listScheduled(db: Db, productId: string): Promise<ScheduledRow[]> {
  const of = db.selectFrom('scheduled_prices').select(columns).where('product_id', '=', productId)
  const waiting = await of.where('state', '=', 'waiting').orderBy('comes_at').limit(200).execute()
  const past = await of.where('state', '<>', 'waiting').orderBy('comes_at', 'desc').limit(shownPast).execute()
  return [...waiting, ...past]
}

/** One, locked; undefined where there is none. */
export function lockScheduled(tx: Db, id: string): Promise<ScheduledRow | undefined> {
  return tx.selectFrom('scheduled_prices').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Returns whether any price is due. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM scheduled_prices WHERE state = 'waiting' AND comes_at <= ${now} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** The prices that are due, the earliest first, locked. Where another process has them they are waited for, and due no more. */
export function lockDue(tx: Db, now: Date, most: number): Promise<ScheduledRow[]> {
  return tx
    .selectFrom('scheduled_prices')
    .select(columns)
    .where('state', '=', 'waiting')
    .where('comes_at', '<=', now)
    .orderBy('comes_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute()
}

/** Says what became of prices. */
export async function endScheduled(
  tx: Db,
  ends: readonly { id: string; state: ScheduledRow['state']; refusal: string | null }[],
): Promise<void> {
  if (ends.length === 0) return
  await sql`UPDATE scheduled_prices s SET state = w.state, refusal = w.refusal
    FROM json_to_recordset(${JSON.stringify(ends)}::json) AS w (id text, state text, refusal text) WHERE s.id = w.id`.execute(
    tx,
  )
}

/** Keeps prices for later; false where one of that moment waits already. */
export async function insertScheduled(tx: Db, rows: readonly ScheduledRow[]): Promise<boolean> {
  const kept = rows.map(({ comes_at, created_at, ...row }) => ({
    ...row,
    comes_at: comes_at.toISOString(),
    created_at: created_at.toISOString(),
  }))
  const { numAffectedRows } = await sql`
    INSERT INTO scheduled_prices (id, product_id, variant_id, price, offer_price, comes_at, set_by, created_at)
    SELECT id, product_id, variant_id, price, offer_price, comes_at, set_by, created_at
    FROM json_to_recordset(${JSON.stringify(kept)}::json) AS w (id text, product_id text, variant_id text, price bigint,
      offer_price bigint, comes_at timestamptz, set_by text, created_at timestamptz)
    ON CONFLICT DO NOTHING`.execute(tx)
  return Number(numAffectedRows ?? 0n) === rows.length
}

/** A price of a later day for the screen. */
export function presentScheduled(row: ScheduledRow): ScheduledPrice {
  return {
    _id: row.id,
    variantId: row.variant_id,
    price: rupeesFromPaise(row.price),
    offerPrice: row.offer_price === null ? null : rupeesFromPaise(row.offer_price),
    comesAt: row.comes_at.toISOString(),
    state: row.state,
    refusal: row.refusal,
    setBy: row.set_by,
  }
}
