import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { GoodsView } from '../../../shared/contract/office/goods-calls.ts'
import type { GoodsSort } from '../../../shared/office/goods-lists.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { goodsCondition } from './goods-filter.ts'

type Db = Kysely<Database>

/** A product of the list beside its own fields: names, pieces, and by what it was sorted. */
export interface ListedGoods {
  id: string
  brand: string
  category: string
  stock: number
  /** To the microsecond, as PostgreSQL has it. */
  changed_at: string
  sort_name: string
  selling_price: number
}

const orders: Readonly<Record<GoodsSort, RawBuilder<unknown>>> = {
  changed: sql`p.updated_at DESC, p.id`,
  name: sql`lower(p.name), p.id`,
  'price-low': sql`p.selling_price, p.id`,
  'price-high': sql`p.selling_price DESC, p.id DESC`,
}

const exact = sql`to_char(p.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A page of products and one more where there is a next page: a walk along the index of its sort. */
export async function listGoods(db: Db, { sort, after, ...filter }: GoodsView, now: Date): Promise<ListedGoods[]> {
  const start = after === undefined ? undefined : startAfter(sort, after)
  const page = sql`SELECT p.id FROM products p WHERE ${goodsCondition(filter, now)} ${start ? sql`AND ${start}` : sql``}
    ORDER BY ${orders[sort]} LIMIT ${sql.lit(officeLimits.officeRows + 1)}`
  const { rows } = await sql<ListedGoods>`
    WITH page AS MATERIALIZED (${page})
    SELECT p.id, b.name AS brand, c.name AS category, ${exact} AS changed_at, lower(p.name) AS sort_name, p.selling_price,
      ${stockOf} AS stock
    FROM page JOIN products p ON p.id = page.id JOIN brands b ON b.id = p.brand_id JOIN categories c ON c.id = p.category_id
    ORDER BY ${orders[sort]}`.execute(db)
  return rows
}

/** Pieces of the variants on sale, or of the product itself where there are none. */
const stockOf = sql`coalesce((SELECT sum(s.on_hand - s.held)::int FROM stock_items s LEFT JOIN variants v ON v.id = s.variant_id
  WHERE s.product_id = p.id AND (v.active OR (s.variant_id IS NULL
    AND NOT EXISTS (SELECT FROM variants w WHERE w.product_id = p.id AND w.active)))), 0)`

/** Counts the products that pass the filter, up to officeLimits.countedMost and one more. */
export async function countGoods(db: Db, { sort: _, after: __, ...filter }: GoodsView, now: Date): Promise<number> {
  const { rows } = await sql<{ found: number }>`SELECT count(*)::int AS found FROM (
    SELECT FROM products p WHERE ${goodsCondition(filter, now)} LIMIT ${sql.lit(officeLimits.countedMost + 1)}) AS counted`.execute(
    db,
  )
  return rows[0]?.found ?? 0
}

/** Returns the cursor of the page after this product. */
export function goodsCursor(sort: GoodsSort, row: ListedGoods): string {
  const value = sort === 'changed' ? row.changed_at : sort === 'name' ? row.sort_name : row.selling_price
  return Buffer.from(JSON.stringify([value, row.id])).toString('base64url')
}

/** Returns the condition for the rows after a cursor; undefined where it is none: the list then begins anew. */
function startAfter(sort: GoodsSort, cursor: string): RawBuilder<boolean> | undefined {
  const [value, id] = readCursor(cursor)
  if (typeof id !== 'string') return undefined
  if (sort === 'changed') {
    const isMoment = typeof value === 'string' && /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value)
    if (!isMoment || Number.isNaN(Date.parse(value))) return undefined
    return sql`p.updated_at <= ${value}::timestamptz AND (p.updated_at < ${value}::timestamptz OR p.id > ${id})`
  }
  if (sort === 'name') return typeof value === 'string' ? sql`(lower(p.name), p.id) > (${value}, ${id})` : undefined
  if (!Number.isSafeInteger(value)) return undefined
  return sql`(p.selling_price, p.id) ${sort === 'price-low' ? sql`>` : sql`<`} (${value}, ${id})`
}

function readCursor(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
