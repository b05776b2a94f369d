import type { Kysely } from 'kysely'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import { type ProductRow, productColumns, productJoins } from './product-row.ts'

/** One product that is in the shop. */
export async function selectProduct(db: Kysely<Database>, id: string): Promise<ProductRow | undefined> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = $1 AND p.active`
  const [row] = await ask<ProductRow>(db, { name: 'product', text, values: [id], quick: true })
  return row
}

/** One product, whether or not it is in the shop: for its own people alone. */
export async function selectAnyProduct(db: Kysely<Database>, id: string): Promise<ProductRow | undefined> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = $1`
  const [row] = await ask<ProductRow>(db, { name: 'any-product', text, values: [id], quick: true })
  return row
}

/** These products, as far as they are in the shop, in no order. */
export function selectProducts(db: Kysely<Database>, ids: readonly string[]): Promise<ProductRow[]> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = ANY ($1::text[]) AND p.active`
  return ask(db, { name: 'products-by-id', text, values: [ids], quick: true })
}

/** Returns whether the catalogue has any product at all: drafts and archived ones count. */
export async function hasProducts(db: Kysely<Database>): Promise<boolean> {
  return (await ask(db, { text: 'SELECT 1 FROM products LIMIT 1' })).length === 1
}

/** Returns whether any product is on sale: drafts and archived ones are not. */
export async function hasProductsOnSale(db: Kysely<Database>): Promise<boolean> {
  return (await ask(db, { text: 'SELECT 1 FROM products WHERE active LIMIT 1' })).length === 1
}
