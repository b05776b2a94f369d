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

/** Sums of rows with goods, in SQL: what a group of them comes to, from lines or from whole papers. */
interface Goods {
  /** Rows; and of those without a known cost, their pieces and taxable value. */
  lines: RawBuilder<unknown>
  unknown: { lines: RawBuilder<unknown>; pieces: RawBuilder<unknown>; taxable: RawBuilder<unknown> }
  pieces: (sign: 1 | -1) => RawBuilder<unknown>
  total: RawBuilder<unknown>
  taxable: RawBuilder<unknown>
  /** Cost and margin of what has a known cost. */
  cost: RawBuilder<unknown>
  margin: RawBuilder<unknown>
}

const ofLines: Goods = {
  lines: sql`count(*)`,
  unknown: {
    lines: sql`(count(*) - count(l.cost))`,
    pieces: sql`sum(l.pieces) FILTER (WHERE l.cost IS NULL)`,
    taxable: sql`sum(l.sign * l.taxable) FILTER (WHERE l.cost IS NULL)`,
  },
  pieces: (sign) => sql`sum(l.pieces) FILTER (WHERE l.sign = ${sql.lit(sign)})`,
  total: sql`sum(l.sign * l.total)`,
  taxable: sql`sum(l.sign * l.taxable)`,
  cost: sql`sum(l.sign * l.cost)`,
  margin: sql`sum(l.sign * (l.taxable - l.cost))`,
}

const ofPapers: Goods = {
  lines: sql`sum(p.goods_lines)`,
  unknown: {
    lines: sql`sum(p.unknown_lines)`,
    pieces: sql`sum(p.unknown_pieces)`,
    taxable: sql`sum(p.sign * p.unknown_taxable)`,
  },
  pieces: (sign) => sql`sum(p.pieces) FILTER (WHERE p.sign = ${sql.lit(sign)})`,
  total: sql`sum(p.sign * p.goods_total)`,
  taxable: sql`sum(p.sign * p.goods_taxable)`,
  cost: sql`sum(p.sign * p.goods_cost)`,
  margin: sql`sum(p.sign * (p.goods_taxable - p.unknown_taxable - p.goods_cost))`,
}

/** Cost and margin are null where the cost of a line is not known; beside them what the known ones come to, and what is not known. */
const sumsOf = ({ lines, unknown, pieces, total, taxable, cost, margin }: Goods) => {
  const whole = (sum: RawBuilder<unknown>) => sql`CASE WHEN ${unknown.lines} = 0 THEN ${sum} END`
  const known = (sum: RawBuilder<unknown>) => sql`CASE WHEN ${unknown.lines} < ${lines} THEN ${sum} END::bigint`
  return sql`
  coalesce(${pieces(1)}, 0)::int AS pieces, coalesce(${pieces(-1)}, 0)::int AS returned,
  ${total}::bigint AS net, ${taxable}::bigint AS taxable,
  ${whole(cost)}::bigint AS cost, ${whole(margin)}::bigint AS margin,
  ${whole(sql`round(100 * ${margin} / nullif(${taxable}, 0), 1)`)} AS percent,
  ${known(cost)} AS "knownCost", ${known(margin)} AS "knownMargin", ${unknown.lines}::int AS "unknownLines",
  coalesce(${unknown.pieces}, 0)::int AS "unknownPieces", coalesce(${unknown.taxable}, 0)::bigint AS "unknownTaxable"`
}
const sums = sumsOf(ofLines)

/** Counts invoices by one line of each, which is told apart when the paper is written: finding out here would sort all lines. */
const ordersBy = (first: RawBuilder<unknown>) =>
  sql`count(*) FILTER (WHERE l.sign = 1 AND l.pieces > 0 AND ${first})::int AS orders`

const sumColumns = [
  ...['pieces', 'returned', 'net', 'taxable', 'cost', 'margin', 'percent', 'knownCost', 'knownMargin'],
  ...['unknownLines', 'unknownPieces', 'unknownTaxable'],
]
const summedOfGroups = sql.join(sumColumns.map((column) => sql.ref(`t.${column}`)))
const summed = sql`t.orders, ${summedOfGroups}`

/** Adds up the goods of the papers of these days by what they are now or by what their papers say; those that brought most first. */
export async function selectSold(db: Db, days: ReportDays, by: ReportGroup): Promise<SoldRow[]> {
  const counted = countedIn('l', 'paper', days)
  if (by === 'product') return selectItems(db, counted)
  if (by === 'all_sizes') return selectProducts(db, counted)
  if (by === 'category' || by === 'brand') return selectGroups(db, counted, by)
  const { key, join } = paperKey(by)
  const { rows } = await sql<SoldRow>`
    SELECT ${key} AS ${sql.ref(isStep(by) ? 'period' : by)},
      count(*) FILTER (WHERE p.sign = 1 AND p.pieces > 0)::int AS orders, ${sumsOf(ofPapers)}
    FROM report_papers p ${join}
    WHERE ${countedIn('p', 'id', days)} AND p.goods_lines > 0 GROUP BY 1 ORDER BY ${isStep(by) ? sql`1` : sql`net DESC, 1`}`.execute(
    db,
  )
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

/** By the category or brand that the products have now; '': none. Papers are counted apart: telling them apart beside the sums would sort all lines. */
async function selectGroups(db: Db, counted: RawBuilder<boolean>, by: 'category' | 'brand'): Promise<SoldRow[]> {
  const group = sql.ref(`a.${by}_id`)
  const names = by === 'category' ? sql`categories` : sql`brands`
  const from = sql`report_lines l LEFT JOIN products a ON a.id = l.product_id`
  const { rows } = await sql<SoldRow>`
    SELECT coalesce(g.name, '') AS ${sql.ref(by)}, coalesce(o.orders, 0) AS orders, ${summedOfGroups}
    FROM (SELECT ${group} AS id, ${sums} FROM ${from} WHERE ${counted} GROUP BY 1) t
      LEFT JOIN (SELECT id, count(*)::int AS orders FROM (
          SELECT DISTINCT ${group} AS id, l.paper FROM ${from} WHERE ${counted} AND l.sign = 1 AND l.pieces > 0) d
        GROUP BY 1) o ON o.id IS NOT DISTINCT FROM t.id
      LEFT JOIN ${names} g ON g.id = t.id
    ORDER BY net DESC, 1`.execute(db)
  return rows
}
