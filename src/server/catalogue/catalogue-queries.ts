import type { Pool } from 'pg'
import type { ReadPool } from '../platform/db/read-pool.ts'
import { type ProductRow, productColumns, productJoins } from './product-row.ts'

/** One product that is in the shop. */
export async function selectProduct(reads: ReadPool, id: string): Promise<ProductRow | undefined> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = $1 AND p.active`
  const { rows } = await reads.query<ProductRow>({ name: 'product', text, values: [id] })
  return rows[0]
}

/** One product, whether or not it is in the shop: for its own people alone. */
export async function selectAnyProduct(reads: ReadPool, id: string): Promise<ProductRow | undefined> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = $1`
  const { rows } = await reads.query<ProductRow>({ name: 'any-product', text, values: [id] })
  return rows[0]
}

/** These products, as far as they are in the shop, in no order. */
export async function selectProducts(reads: ReadPool, ids: readonly string[]): Promise<ProductRow[]> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = ANY ($1::text[]) AND p.active`
  const { rows } = await reads.query<ProductRow>({ name: 'products-by-id', text, values: [ids] })
  return rows
}

/** Whether anything is for sale, or ever was. */
export async function hasProducts(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT 1 FROM products LIMIT 1')
  return rowCount === 1
}
