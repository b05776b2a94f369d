import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Writes what of a locked order's returns is not done, after its refunds or the pieces that came back have changed:
 * refunds that are not back, pieces that nobody has looked at. An order whose money goes back whole is refunded once
 * none is left, and no more where something is credited later.
 */
export async function writeOpenReturns(db: Kysely<Database>, orderId: string, at: Date): Promise<void> {
  await sql`
    WITH open AS (SELECT
      EXISTS (SELECT FROM refunds WHERE order_id = ${orderId} AND status <> 'processed') AS money,
      EXISTS (SELECT FROM returned_pieces WHERE order_id = ${orderId} AND restocked + scrapped + by_hand < pieces) AS pieces)
    UPDATE orders o SET return_waits = open.money OR open.pieces, updated_at = ${at},
      payment_status = CASE
        WHEN o.payment_status = 'refund_pending' AND NOT open.money THEN 'refunded'
        WHEN o.payment_status = 'refunded' AND open.money THEN 'refund_pending'
        ELSE o.payment_status END
    FROM open WHERE o.id = ${orderId}`.execute(db)
}
