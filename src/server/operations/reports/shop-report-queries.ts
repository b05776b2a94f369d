import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReportDays, ReportRow } from '../../../domain/operations/reports/report.ts'
import { isStep } from '../../../domain/operations/reports/report-points.ts'
import type { ReportGroup } from '../../../shared/office/reports.ts'
import type { Database } from '../../platform/db/schema.ts'
import { within } from './within-days.ts'

type Db = Kysely<Database>

/** Times that something was counted on these days. */
const times = (what: string): RawBuilder<number> =>
  sql`coalesce(sum(times) FILTER (WHERE what = ${sql.lit(what)}), 0)::int`
const counted = ({ from, to }: ReportDays) => sql`day_counts WHERE day BETWEEN ${from}::date AND ${to}::date`

/** Tells that an order counts: at the counter nobody was shown a page. */
const isOnline = sql`o.status <> 'cancelled' AND o.payment_method <> 'counter' AND NOT o.by_phone`

/**
 * Adds up what was searched for, looked at and put into carts on these Indian days, and the orders that were placed online and not
 * cancelled: by the text, by the product, or over time. Counted without who it was.
 */
export async function selectShop(db: Db, days: ReportDays, by: ReportGroup): Promise<ReportRow[]> {
  const query = isStep(by) ? overTime(days, by) : by === 'all_sizes' ? byProduct(days) : byText(days, by)
  return (await query.execute(db)).rows
}

function byText(days: ReportDays, by: ReportGroup) {
  const order = by === 'no_results' ? sql`vain` : sql`searches`
  return sql<ReportRow>`
    SELECT search, searches, vain FROM (
      SELECT key AS search, sum(times)::int AS searches, ${times('vain_search')} AS vain FROM ${counted(days)}
        AND what IN ('search', 'vain_search') GROUP BY key) t
    WHERE ${order} > 0 ORDER BY ${order} DESC, search`
}

function byProduct(days: ReportDays) {
  return sql<ReportRow>`
    SELECT p.name, p.id AS "productId", coalesce(c.views, 0) AS views, coalesce(c.carts, 0) AS carts,
      coalesce(o.orders, 0) AS orders
    FROM (SELECT key, ${times('view')} AS views, ${times('cart')} AS carts FROM ${counted(days)}
        AND what IN ('view', 'cart') GROUP BY key) c
      FULL JOIN (SELECT product_id AS key, count(*)::int AS orders FROM ordered_products
        WHERE day BETWEEN ${days.from}::date AND ${days.to}::date GROUP BY 1) o USING (key)
      JOIN products p ON p.id = key
    ORDER BY views DESC, orders DESC, p.name, p.id`
}

function overTime(days: ReportDays, by: ReportGroup) {
  const period = sql`to_char(date_trunc(${sql.lit(by)}, day), 'YYYY-MM-DD')`
  return sql<ReportRow>`
    SELECT period, sum(searches)::int AS searches, sum(vain)::int AS vain, sum(views)::int AS views,
      sum(carts)::int AS carts, sum(orders)::int AS orders
    FROM (
      SELECT ${period} AS period, ${times('search')} + ${times('vain_search')} AS searches, ${times('vain_search')} AS vain,
        ${times('view')} AS views, ${times('cart')} AS carts, 0 AS orders
        FROM (SELECT day::timestamp AS day, what, times FROM ${counted(days)}) d GROUP BY 1
      UNION ALL
      SELECT ${period}, 0, 0, 0, 0, count(*)
        FROM (SELECT indian_day(o.created_at)::timestamp AS day FROM orders o
          WHERE ${within('o.created_at', days)} AND ${isOnline}) d GROUP BY 1) t
    GROUP BY period ORDER BY period`
}
