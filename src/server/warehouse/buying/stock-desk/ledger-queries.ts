import { type Kysely, sql } from 'kysely'
import type { MoveReason } from '../../../../shared/office/adjust-reasons.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** End of a page: the movement, and the number of pieces before it. */
export interface LedgerPlace {
  id: number
  left: number
}

/** A movement of one of an account's two numbers with its cause, and how many there were after it. */
export interface LedgerRow {
  id: number
  at: Date
  kind: 'receive' | 'adjust' | 'hold' | 'release' | 'sell' | 'return'
  change: number
  left: number
  note: string | null
  reason: MoveReason | null
  orderId: string | null
  orderNumber: string | null
  commandId: string | null
  by: string | null
  receiptId: string | null
  billNumber: string | null
  supplier: string | null
  /** It took the bill back. */
  withdrew: boolean
}

/**
 * Movements of an account that changed one of its two numbers, the newest first, after a place. How many there were after each
 * is the present number less all that came later: read in one statement, it is that of one moment. A place carries its own.
 */
export async function listMovements(
  db: Kysely<Database>,
  accountId: number,
  { of, after, limit }: { of: 'on_hand' | 'held'; after?: LedgerPlace; limit: number },
): Promise<LedgerRow[]> {
  const [number, change] = of === 'on_hand' ? [sql`on_hand`, sql`on_hand_change`] : [sql`held`, sql`held_change`]
  const present = after
    ? sql`SELECT ${after.left}::int`
    : sql`SELECT ${number} FROM stock_items WHERE id = ${accountId}`
  const { rows } = await sql<LedgerRow>`
    WITH moved AS (
      SELECT id, created_at, kind, ${change} AS change, note, reason, order_id, command_id FROM stock_movements
      WHERE stock_item_id = ${accountId} AND ${change} <> 0 AND ${after ? sql`id < ${after.id}` : sql`true`}
      ORDER BY id DESC LIMIT ${limit}
    ), page AS (
      SELECT id, created_at, kind, change, note, reason, order_id, command_id, coalesce(sum(change) OVER (
        ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS later FROM moved
    )
    SELECT m.id, m.created_at AS at, m.kind, m.change, (${present}) - m.later AS left, m.note, m.reason,
      m.order_id AS "orderId", o.number AS "orderNumber", m.command_id AS "commandId", c.by_name AS by,
      r.id AS "receiptId", r.bill_number AS "billNumber", s.name AS supplier,
      coalesce(r.withdrawn_command_id = m.command_id, false) AS withdrew
    FROM page m
    LEFT JOIN orders o ON o.id = m.order_id
    LEFT JOIN commands c ON c.id = CASE WHEN m.command_id ~ '^[0-9a-f-]{36}$' THEN m.command_id::uuid END
    LEFT JOIN receipts r ON m.order_id IS NULL AND (r.command_id = m.command_id OR r.withdrawn_command_id = m.command_id)
    LEFT JOIN suppliers s ON s.id = r.supplier_id
    ORDER BY m.id DESC`.execute(db)
  return rows
}
