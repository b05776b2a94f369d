import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'
import { isStep } from '../../../domain/operations/reports/report-points.ts'
import type { ReportGroup } from '../../../shared/office/reports.ts'
import type { Database } from '../../platform/db/schema.ts'
import { nameCustomers } from './name-customers.ts'
import { countedIn, paperKey } from './report-papers.ts'

type Db = Kysely<Database>

/** Goods on papers, less what was credited; amounts in paise, with the columns of their group. */
export type SoldRow = {
  [group: string]: string | number | null
  /** Invoices that they are on, without those in place of another. */
  orders: number
  pieces: number
  returned: number
  net: number
  taxable: number
  cost: number | null
  margin: number | null
  /** Margin in percent of the taxable value, to one place; null: not known, or of nothing. */
  percent: number | null
  /** Of the lines that have a cost, null: none has; and of those that have none. */
  knownCost: number | null
  knownMargin: number | null
  unknownLines: number
  unknownPieces: number
  unknownTaxable: number
}

const cost = sql`sum(l.sign * l.cost)::bigint`
const margin = sql`sum(l.sign * (l.taxable - l.cost))::bigint`
const isKnown = sql`count(*) = count(l.cost)`
/** Cost and margin are null where the cost of a line is not known; beside them what the known ones come to, and what is not known. */
const sums = sql`
  coalesce(sum(l.pieces) FILTER (WHERE l.sign = 1), 0)::int AS pieces,
  coalesce(sum(l.pieces) FILTER (WHERE l.sign = -1), 0)::int AS returned,
  sum(l.sign * l.total)::bigint AS net, sum(l.sign * l.taxable)::bigint AS taxable,
  CASE WHEN ${isKnown} THEN ${cost} END AS cost, CASE WHEN ${isKnown} THEN ${margin} END AS margin,
  CASE WHEN ${isKnown} THEN round(100 * ${margin} / nullif(sum(l.sign * l.taxable), 0), 1) END AS percent,
  ${cost} AS "knownCost", ${margin} AS "knownMargin", (count(*) - count(l.cost))::int AS "unknownLines",
  coalesce(sum(l.pieces) FILTER (WHERE l.cost IS NULL), 0)::int AS "unknownPieces",
  coalesce(sum(l.sign * l.taxable) FILTER (WHERE l.cost IS NULL), 0)::bigint AS "unknownTaxable"`
/** Counts invoices by one line of each, which is told apart when the paper is written: finding out here would sort all lines. */
const ordersBy = (first: RawBuilder<unknown>) =>
  sql`count(*) FILTER (WHERE l.sign = 1 AND l.pieces > 0 AND ${first})::int AS orders`
const ordersOfPapers = ordersBy(sql`l.line = 1`)
const ordersOfGroups = sql`count(DISTINCT l.paper) FILTER (WHERE l.sign = 1 AND l.pieces > 0)::int AS orders`

const summed = sql.join(
  [
    ...['orders', 'pieces', 'returned', 'net', 'taxable', 'cost', 'margin', 'percent', 'knownCost', 'knownMargin'],
    ...['unknownLines', 'unknownPieces', 'unknownTaxable'],
  ].map((column) => sql.ref(`t.${column}`)),
)

/** Adds up the goods of the papers of these days by what they are now or by what their papers say; those that brought most first. */
export async function selectSold(db: Db, days: ReportDays, by: ReportGroup): Promise<SoldRow[]> {
  const counted = countedIn('l', 'paper', days)
  if (by === 'product') return selectItems(db, counted)
  if (by === 'all_sizes') return selectProducts(db, counted)
  if (by === 'category' || by === 'brand') return selectGroups(db, counted, by)
  const { key, join } = paperKey(by)
  const { rows } = await sql<SoldRow>`
    SELECT ${key} AS ${sql.ref(isStep(by) ? 'period' : by)}, ${ordersOfPapers}, ${sums}
    FROM report_lines l JOIN report_papers p ON p.id = l.paper ${join}
    WHERE ${counted} GROUP BY 1 ORDER BY ${isStep(by) ? sql`1` : sql`net DESC, 1`}`.execute(db)
  return by === 'customer' ? nameCustomers(db, rows) : rows
}

async function selectItems(db: Db, counted: RawBuilder<boolean>): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT "productId", "variantId", ${summed}, coalesce(a.name, "productId") || coalesce(', ' || v.name, '') AS name
    FROM (SELECT l.product_id AS "productId", l.variant_id AS "variantId",
          ${ordersBy(sql`l.first_of_size`)}, ${sums}
        FROM report_lines l WHERE ${counted} GROUP BY 1, 2) t
      LEFT JOIN products a ON a.id = t."productId" LEFT JOIN variants v ON v.product_id = t."productId" AND v.id = t."variantId"
    ORDER BY net DESC, 1, 2`.execute(db)
  return rows
}

async function selectProducts(db: Db, counted: RawBuilder<boolean>): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT "productId", ${summed}, coalesce(a.name, "productId") AS name FROM (SELECT l.product_id AS "productId",
          ${ordersBy(sql`l.first_of_product`)}, ${sums}
        FROM report_lines l WHERE ${counted} GROUP BY 1) t LEFT JOIN products a ON a.id = t."productId"
    ORDER BY net DESC, 1`.execute(db)
  return rows
}

/** By the category or brand that the products have now; '': none. */
async function selectGroups(db: Db, counted: RawBuilder<boolean>, by: 'category' | 'brand'): Promise<SoldRow[]> {
  const group =
    by === 'category'
      ? sql`LEFT JOIN categories g ON g.id = a.category_id`
      : sql`LEFT JOIN brands g ON g.id = a.brand_id`
  const { rows } = await sql<SoldRow>`
    SELECT coalesce(g.name, '') AS ${sql.ref(by)}, ${ordersOfGroups}, ${sums}
    FROM report_lines l LEFT JOIN products a ON a.id = l.product_id ${group}
    WHERE ${counted} GROUP BY 1 ORDER BY net DESC, 1`.execute(db)
  return rows
}
