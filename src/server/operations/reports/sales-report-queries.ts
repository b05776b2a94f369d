import { type Kysely, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'
import { isStep } from '../../../domain/operations/reports/report-points.ts'
import type { ReportGroup } from '../../../shared/office/reports.ts'
import type { Database } from '../../platform/db/schema.ts'
import { nameCustomers } from './name-customers.ts'
import { countedIn, paperKey } from './report-papers.ts'

type Db = Kysely<Database>

/**
 * Sales by their papers: counts without those that only replace another, and amounts in paise with GST, but for `taxable` and `tax`; a credit note that lowers no tax is all
 * taken off `taxable`, as it says itself. Of a day, week or month (`period`, its first day as 'YYYY-MM-DD'), an `hour` of the day
 * ('09'), a `state`, a `pin` ('': at the counter), a `coupon` ('': none), a kind of `customers` (new, returning, guest) or a
 * `customer` (name, with `customerId`; '': no account).
 */
export type SalesRow = {
  [group: string]: string | number
  invoices: number
  creditNotes: number
  /** Goods and delivery before discounts. */
  gross: number
  discounts: number
  /** Amount of the credit notes. */
  returns: number
  net: number
  taxable: number
  tax: number
  /** Part of `net`. */
  delivery: number
  cash: number
  online: number
  counter: number
}

/**
 * Invoices in place of others and the credit notes of those (docs/decisions/197): nothing is sold by the one nor comes back by the other,
 * the tax alone changes.
 */
const replacing = sql`
  SELECT t.id FROM invoices i JOIN report_papers t ON t.sign = 1 AND t.number = i.number
    WHERE i.document #>> '{replaces,number}' IS NOT NULL
  UNION ALL
  SELECT t.id FROM invoices i JOIN credit_notes c ON c.order_id = i.order_id AND c.document ->> 'reason' = 'rate_changed'
      JOIN report_papers t ON t.sign = -1 AND t.number = c.number
    WHERE i.document #>> '{replaces,number}' IS NOT NULL`

/** Adds up the papers of these days, in the order of time or the greatest first; what has no paper has no row. */
export async function selectSales(db: Db, days: ReportDays, by: ReportGroup): Promise<SalesRow[]> {
  const { key, join } = paperKey(by)
  const inTime = isStep(by) || by === 'hour'
  const paid = (way: string) => sql`coalesce(sum(p.sign * p.total) FILTER (WHERE p.way = ${way}), 0)::bigint`
  const { rows } = await sql<SalesRow>`
    SELECT ${key} AS ${sql.ref(isStep(by) ? 'period' : by)},
      count(*) FILTER (WHERE s.sold = 1)::int AS invoices, count(*) FILTER (WHERE s.sold = -1)::int AS "creditNotes",
      coalesce(sum(p.total + p.discount) FILTER (WHERE s.sold = 1), 0)::bigint AS gross,
      coalesce(sum(p.discount) FILTER (WHERE s.sold = 1), 0)::bigint AS discounts,
      coalesce(sum(p.total) FILTER (WHERE s.sold = -1), 0)::bigint AS returns,
      sum(p.sign * p.total)::bigint AS net, sum(p.sign * p.taxable)::bigint AS taxable, sum(p.sign * p.tax)::bigint AS tax,
      sum(p.sign * p.delivery)::bigint AS delivery,
      ${paid('cod')} AS cash, ${paid('online')} AS online, ${paid('counter')} AS counter
    FROM report_papers p ${join} CROSS JOIN LATERAL (SELECT CASE WHEN p.id IN (${replacing}) THEN 0 ELSE p.sign END AS sold) s
    WHERE ${countedIn('p', 'id', days)}
    GROUP BY 1 ORDER BY ${inTime ? sql`1` : sql`net DESC, 1`}`.execute(db)
  return by === 'customer' ? nameCustomers(db, rows) : rows
}

/** Papers at one rate of GST, in paise. */
export type RateRow = { rate: number; taxable: number; cgst: number; sgst: number; igst: number; total: number }

/** Adds up the rates of the papers of these days, credit notes taken off but for those that lower no tax. */
export async function selectRates(db: Db, days: ReportDays): Promise<RateRow[]> {
  const amount = (key: string) => sql`sum(r.sign * ${sql.ref(`r.${key}`)})::bigint`
  const { rows } = await sql<RateRow>`
    SELECT r.rate::float8 AS rate, ${amount('taxable')} AS taxable, ${amount('cgst')} AS cgst,
      ${amount('sgst')} AS sgst, ${amount('igst')} AS igst, ${amount('total')} AS total
    FROM report_rates r WHERE ${countedIn('r', 'paper', days)} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}
