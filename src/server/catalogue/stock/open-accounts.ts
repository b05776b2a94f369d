import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { lockStock, type StockKey } from './stock-queries.ts'

/** An account of the ledger, as it stands. */
export interface StockAccount extends StockKey {
  id: number
  onHand: number
  held: number
}

/**
 * The accounts of these, opened where nothing of them was ever counted, in the order asked and without locking any: orders go
 * on. They are opened in one order, so that no two who do wait for each other.
 */
export async function openAccounts(db: Kysely<Database>, keys: readonly StockKey[]): Promise<StockAccount[]> {
  const [products, variants] = [keys.map((key) => key.productId), keys.map((key) => key.variantId)]
  await sql`
    INSERT INTO stock_items (product_id, variant_id)
    SELECT DISTINCT product_id, variant_id FROM unnest(${products}::text[], ${variants}::text[]) AS w (product_id, variant_id)
    ORDER BY product_id, variant_id
    ON CONFLICT (product_id, variant_id) DO NOTHING`.execute(db)
  return readAccounts(db, keys)
}

/** The same, locked until the transaction ends: what is read stays so. */
export async function lockAccounts(db: Kysely<Database>, keys: readonly StockKey[]): Promise<StockAccount[]> {
  await openAccounts(db, keys)
  await lockStock(db, keys)
  return readAccounts(db, keys)
}

/** The accounts of these, in the order asked; one that was never opened is left out. */
export async function readAccounts(db: Kysely<Database>, keys: readonly StockKey[]): Promise<StockAccount[]> {
  const [products, variants] = [keys.map((key) => key.productId), keys.map((key) => key.variantId)]
  const { rows } = await sql<StockAccount>`
    SELECT s.id, s.product_id AS "productId", s.variant_id AS "variantId", s.on_hand AS "onHand", s.held
    FROM unnest(${products}::text[], ${variants}::text[]) WITH ORDINALITY AS w (product_id, variant_id, position)
    JOIN stock_items s ON s.product_id = w.product_id AND s.variant_id IS NOT DISTINCT FROM w.variant_id
    ORDER BY w.position`.execute(db)
  return rows
}
