import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { ProductQuery } from '../../shared/contract/catalogue.ts'
import { filterSql, type ProductFilter, type Search } from './product-filter.ts'
import { type ProductRow, productColumns, productJoins } from './product-row.ts'

type Sort = ProductQuery['sort']
/** A page of a list that has `total` products. */
interface Slice {
  sort: Sort
  offset: number
  limit: number
  total: number
}

/** The id comes last, so that equal prices keep their order and no product shows on two pages (CONTRACT §2). */
const byAge = { order: 'p.created_at DESC, p.id', backwards: 'p.created_at, p.id DESC' }
const orders: Record<Sort, { order: string; backwards: string }> = {
  '-createdAt': byAge,
  newest: byAge,
  'price-low': { order: 'p.selling_price, p.id', backwards: 'p.selling_price DESC, p.id DESC' },
  'price-high': { order: 'p.selling_price DESC, p.id DESC', backwards: 'p.selling_price, p.id' },
}

/**
 * One page of products. The ids are found first, in the index alone and from the nearer end of it, so that only the
 * page's own rows are read.
 */
export async function selectProducts(pool: Pool, filter: ProductFilter, slice: Slice): Promise<ProductRow[]> {
  const { from, where, values } = filterSql(filter)
  const { order, backwards } = orders[slice.sort]
  const size = Math.min(slice.limit, slice.total - slice.offset)
  const after = slice.total - slice.offset - size
  const nearer = after < slice.offset ? { walk: backwards, offset: after } : { walk: order, offset: slice.offset }
  const text = `WITH page AS MATERIALIZED (
      SELECT p.id FROM ${from} WHERE ${where} ORDER BY ${nearer.walk}
      LIMIT $${values.length + 1} OFFSET $${values.length + 2}
    )
    SELECT ${productColumns} FROM page JOIN products p ON p.id = page.id ${productJoins} ORDER BY ${order}`
  const { rows } = await pool.query<ProductRow>(statement(filter, text, [...values, size, nearer.offset]))
  return rows
}

/** How many products pass the filter. */
export async function countProducts(pool: Pool, filter: ProductFilter): Promise<number> {
  const { from, where, values } = filterSql(filter)
  const text = `SELECT count(*) AS total FROM ${from} WHERE ${where}`
  const { rows } = await pool.query<{ total: number }>(statement(filter, text, values))
  return rows[0]?.total ?? 0
}

/** One product that is in the shop. */
export async function selectProduct(pool: Pool, id: string): Promise<ProductRow | undefined> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = $1 AND p.active`
  const { rows } = await pool.query<ProductRow>(named(text, [id]))
  return rows[0]
}

/** Whether this is a label's id. */
export async function isLabelId(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query(named('SELECT 1 FROM labels WHERE id = $1', [id]))
  return rows.length > 0
}

/**
 * Whether some product has what is searched. Several words may stand nowhere together: then the index is asked for all
 * of them, while a walk until the first hit would read every product.
 */
export async function findsAny(pool: Pool, search: Search): Promise<boolean> {
  const { from, where, values } = filterSql({ labelIds: [], search })
  const hits = `FROM ${from} WHERE ${where}`
  const text =
    search.words.length > 1 ? `SELECT count(*) > 0 AS found ${hits}` : `SELECT EXISTS (SELECT ${hits}) AS found`
  const { rows } = await pool.query<{ found: boolean }>(text, values)
  return rows[0]?.found ?? false
}

/** A search is planned anew for its words, which may be on every product or on one. */
function statement({ search }: ProductFilter, text: string, values: unknown[]) {
  return search ? { text, values } : named(text, values)
}

/** A prepared statement, planned once a connection and named by its text: as many as filters can be combined. */
function named(text: string, values: unknown[]) {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return { name, text, values }
}
const names = new Map<string, string>()
