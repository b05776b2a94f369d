import { type Kysely, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'
import type { Database } from '../../platform/db/schema.ts'
import { within } from './within-days.ts'

type Db = Kysely<Database>

/** Money that came in one way, or went back; in paise. */
export type PaymentRow = {
  what: 'captured' | 'collected' | 'counter' | 'refunded' | 'to_collect' | 'refund_waits'
  way: string
  count: number
  amount: number
}

/** Selects amounts paid at the door in these days, but not by QR code, which the provider captured: of orders, and of parcels, which change no more once they are delivered. */
const collected = (days: ReportDays) => sql`
  SELECT collected_as AS way, payable AS amount FROM orders o
    WHERE collected_as IS NOT NULL AND ${within('delivered_at', days)} AND NOT EXISTS (SELECT FROM parcels WHERE order_id = o.id)
      AND NOT EXISTS (SELECT FROM payments WHERE order_id = o.id)
  UNION ALL
  SELECT collected_as, collect FROM parcels WHERE collected_as IS NOT NULL AND ${within('updated_at', days)}`

/**
 * Adds up what came and went in these days: payments captured by their method, what was collected at the door and taken at the
 * counter (`counter`, without the change), and refunds that were done, through the provider or by hand; besides what is to be
 * collected and to go back now, whatever the days. No tests.
 */
export async function selectPayments(db: Db, days: ReportDays): Promise<PaymentRow[]> {
  const wayBack = sql`CASE r.way WHEN 'provider' THEN 'online' ELSE r.way END`
  const { rows } = await sql<PaymentRow>`
    SELECT 'captured' AS what, method AS way, count(*)::int AS count, sum(amount)::bigint AS amount
      FROM payments WHERE ${within('paid_at', days)} AND NOT is_test GROUP BY method
    UNION ALL
    SELECT 'collected', way, count(*)::int, sum(amount)::bigint FROM (${collected(days)}) c GROUP BY way
    UNION ALL
    SELECT 'counter', way, count(*)::int, sum(amount)::bigint
      FROM counter_payments WHERE ${within('created_at', days)} GROUP BY way
    UNION ALL
    SELECT 'refunded', ${wayBack}, count(*)::int, sum(r.amount)::bigint
      FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
      WHERE p.is_test IS NOT TRUE AND ${within('r.paid_at', days)} GROUP BY 2
    UNION ALL
    SELECT 'to_collect', 'cod', count(*)::int, sum(payable - coalesce(
        (SELECT sum(collect) FROM parcels WHERE order_id = orders.id AND state IN ('delivered', 'refused', 'lost')), 0))::bigint
      FROM orders WHERE payment_method = 'cod' AND payment_status = 'due' HAVING count(*) > 0
    UNION ALL
    SELECT 'refund_waits', ${wayBack}, count(*)::int, sum(r.amount)::bigint
      FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
      WHERE r.status <> 'processed' AND p.is_test IS NOT TRUE GROUP BY 2
    ORDER BY 1, 2`.execute(db)
  return rows
}
