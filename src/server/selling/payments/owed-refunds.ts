import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Money that is to go back and has not: by a refund, or by hand where an order was paid in cash (`refundId` null). */
export interface OwedRefund {
  refundId: string | null
  /** The provider's; null: cash. */
  paymentId: string | null
  orderNumber: string | null
  /** Of a payment by which no money came. */
  isTest: boolean
  amount: number
  reason: string
  status: 'queued' | 'pending' | 'stopped' | 'cash'
  tries: number
  refusals: number
  dueAt: Date | null
  lastError: string | null
}

/**
 * Lists the amounts that are owed back, the oldest first; of one order (by its number), payment or refund where `of` names it.
 */
export async function listOwedRefunds(db: Kysely<Database>, of?: string): Promise<OwedRefund[]> {
  const { rows } = await sql<OwedRefund>`
    SELECT "refundId", "paymentId", "orderNumber", "isTest", amount, reason, status, tries, refusals, "dueAt", "lastError" FROM (
      SELECT r.id AS "refundId", r.payment_id AS "paymentId", o.number AS "orderNumber", p.is_test AS "isTest", r.amount, r.reason, r.status,
        r.tries, r.refusals, r.due_at AS "dueAt", r.last_error AS "lastError", r.created_at
      FROM refunds r JOIN payments p ON p.id = r.payment_id LEFT JOIN orders o ON o.id = p.order_id
      WHERE r.status <> 'processed'
      UNION ALL
      SELECT NULL, NULL, o.number, false, o.payable, 'order_' || o.status, 'cash', 0, 0, NULL, NULL, o.updated_at
      FROM orders o WHERE o.payment_method <> 'online' AND o.payment_status = 'refund_pending'
    ) owed
    WHERE ${of ?? null}::text IS NULL OR ${of ?? null} IN ("refundId", "paymentId", "orderNumber")
    ORDER BY created_at`.execute(db)
  return rows
}
