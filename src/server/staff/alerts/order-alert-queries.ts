import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A new order that is to be heard. */
export interface OrderToHear {
  order_id: string
  number: string
  /** Paise. */
  payable: number
  payment_method: 'cod' | 'online'
  /** It was paid, and no money came. */
  is_test: boolean
  pieces: number
  placed_at: Date
  /** Number of alerts sent for it. */
  calls: number
  /** Nobody has opened it, and it stands where it was placed. */
  waits: boolean
}

/** An order that was placed is to be heard at once. */
export async function openOrderAlert(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .insertInto('order_alerts')
    .values({ order_id: orderId, due_at: at })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Takes the next order for which somebody is to be called, locked until the transaction ends. */
export async function lockDueAlert(tx: Db, now: Date): Promise<OrderToHear | undefined> {
  const { rows } = await sql<OrderToHear>`
    SELECT a.order_id, a.calls, o.number, o.payable, o.payment_method, o.created_at AS placed_at,
      EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.is_test) AS is_test,
      o.status = 'pending' AND a.seen_at IS NULL AS waits,
      (SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l WHERE l.order_id = o.id) AS pieces
    FROM order_alerts a JOIN orders o ON o.id = a.order_id
    WHERE a.due_at <= ${now} ORDER BY a.due_at LIMIT 1 FOR UPDATE OF a SKIP LOCKED`.execute(tx)
  return rows[0]
}

/** Somebody was called; the next one at `dueAt`, or nobody any more. */
export async function noteCall(tx: Db, orderId: string, calls: number, dueAt: Date | null): Promise<void> {
  await tx.updateTable('order_alerts').set({ calls, due_at: dueAt }).where('order_id', '=', orderId).execute()
}

/** The first who sees an order is noted; from then on it calls nobody. */
export async function markOrderSeen(db: Db, orderId: string, staffId: string | null, at: Date): Promise<void> {
  const seen = { seen_at: at, seen_by: staffId, due_at: null }
  await db
    .insertInto('order_alerts')
    .values({ order_id: orderId, ...seen })
    .onConflict((same) => same.column('order_id').doUpdateSet(seen).where('order_alerts.seen_at', 'is', null))
    .execute()
}

/** Returns the number of new orders that nobody has opened or moved; at most a hundred. */
export async function countUnheard(db: Db): Promise<number> {
  const { rows } = await sql<{ unheard: number }>`
    SELECT count(*)::int AS unheard FROM (
      SELECT FROM order_alerts a JOIN orders o ON o.id = a.order_id
      WHERE a.seen_at IS NULL AND o.status = 'pending' LIMIT 100) waiting`.execute(db)
  return rows[0]?.unheard ?? 0
}
