import { type Kysely, sql } from 'kysely'
import type { DrawerSums } from '../../../domain/selling/till/z-report.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Sales of a drawer: how many, the first and the last bill, and the amounts by way in paise. */
export interface TillSales extends Pick<DrawerSums, 'cash' | 'upi' | 'card'> {
  sales: number
  first: string | null
  last: string | null
}

/** Adds up what was sold into a drawer. */
export async function readTillSales(db: Kysely<Database>, tillId: string): Promise<TillSales> {
  const { rows } = await sql<TillSales>`
    SELECT count(DISTINCT c.order_id)::int AS sales,
      (array_agg(i.number ORDER BY i.issued_at, i.number))[1] AS first,
      (array_agg(i.number ORDER BY i.issued_at DESC, i.number DESC))[1] AS last,
      coalesce(sum(c.amount) FILTER (WHERE c.way = 'cash'), 0)::bigint AS cash,
      coalesce(sum(c.amount) FILTER (WHERE c.way = 'upi'), 0)::bigint AS upi,
      coalesce(sum(c.amount) FILTER (WHERE c.way = 'card'), 0)::bigint AS card
    FROM counter_payments c JOIN invoices i ON i.order_id = c.order_id WHERE c.till_id = ${tillId}`.execute(db)
  return rows[0] ?? { sales: 0, first: null, last: null, cash: 0, upi: 0, card: 0 }
}
