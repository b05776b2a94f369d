import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Goods, GoodsVariant, ProductFields } from '../../../shared/office/goods-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import { productColumns, variantColumns } from './goods-columns.ts'

type Db = Kysely<Database>

type Row = ProductFields & { id: string; version: number; archivedAt: string | null; variants: GoodsVariant[] }

const fieldsOfProduct = Object.entries(productColumns).map(([field, [column]]) => `p.${column} AS "${field}"`)
const fieldsOfVariant = Object.entries(variantColumns).map(([field, [column]]) => `'${field}', v.${column}`)

// lists are sent as JSON: PostgreSQL's arrays are slow to take apart
const columns = `p.id, p.version, ${fieldsOfProduct
  .join(', ')
  .replace('p.images', 'to_json(p.images)')
  .replace('p.label_ids', 'to_json(p.label_ids)')},
  CASE WHEN p.active THEN 'on_sale' WHEN p.archived_at IS NULL THEN 'draft' ELSE 'archived' END AS state,
  to_char(p.archived_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "archivedAt",
  (SELECT coalesce(json_agg(json_build_object('id', v.id, 'version', v.version, ${fieldsOfVariant.join(', ')})
            ORDER BY v.position, v.id), '[]')
     FROM variants v WHERE v.product_id = p.id) AS variants`

/** Products with their variants, whole, of those that a SELECT of ids finds, in the order of their ids. */
export async function selectGoods(db: Db, ids: RawBuilder<unknown>): Promise<Goods[]> {
  const { rows } = await sql<Row>`
    SELECT ${sql.raw(columns)} FROM products p WHERE p.id IN (${ids}) ORDER BY p.id`.execute(db)
  return rows.map(({ id, version, variants, ...product }) => ({ id, version, product, variants }))
}

/**
 * The same of these products, locked until the transaction ends: in one order, so that two who want the same ones wait and do not
 * stand against each other. What is read is what stands there after the wait.
 */
export async function lockGoods(tx: Db, ids: readonly string[]): Promise<Map<string, Goods>> {
  if (ids.length === 0) return new Map()
  await sql`SELECT id FROM products WHERE id = ANY (${ids}) ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  const all = await selectGoods(tx, sql`SELECT unnest(${ids}::text[])`)
  return new Map(all.map((goods) => [goods.id, goods]))
}

/** The products to which these variants belong, by variant. */
export async function productsOfVariants(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; productId: string }>`
    SELECT id, product_id AS "productId" FROM variants WHERE id = ANY (${ids})`.execute(db)
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}
