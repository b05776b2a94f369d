import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredRefund } from './payment-queries.ts'

/** Money that is to go back and has not. */
export interface OwedRefund {
  refundId: string
  /** The provider's; null: cash. */
  paymentId: string | null
  orderNumber: string | null
  /** Of a payment by which no money came. */
  isTest: boolean
  amount: number
  reason: string
  /** `owed`: to be paid by hand, in this way. */
  status: 'queued' | 'pending' | 'stopped' | 'owed'
  way: StoredRefund['way']
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
    SELECT r.id AS "refundId", r.payment_id AS "paymentId", o.number AS "orderNumber", coalesce(p.is_test, false) AS "isTest",
      r.amount, r.reason, r.status, r.way, r.tries, r.refusals, r.due_at AS "dueAt", r.last_error AS "lastError"
    FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id LEFT JOIN orders o ON o.id = r.order_id
    WHERE r.status <> 'processed' AND (${of ?? null}::text IS NULL OR ${of ?? null} IN (r.id, r.payment_id, o.number))
    ORDER BY r.created_at, r.id`.execute(db)
  return rows
}
