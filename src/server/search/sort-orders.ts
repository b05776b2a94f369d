import type { Kysely } from 'kysely'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Prices } from './pick-in-order.ts'

/**
 * SQL of each order. The id comes last, so that equal prices keep their order and no product shows on two pages (CONTRACT §2).
 */
export const orders = {
  newest: 'o.created_at DESC, o.id',
  'price-low': 'o.selling_price, o.id',
  'price-high': 'o.selling_price DESC, o.id DESC',
}

/** The orders of the shop. */
export type SortOrder = keyof typeof orders

/** The numbers of the first `limit` products of an order, or of all. */
export async function selectOrder(db: Kysely<Database>, order: SortOrder, limit?: number): Promise<Int32Array> {
  const text = `SELECT string_agg(int4send(no), '') AS numbers
    FROM (SELECT no FROM product_search o ORDER BY ${orders[order]} LIMIT ${limit ?? 'ALL'}) AS numbered`
  const rows = await ask<{ numbers: Buffer | null }>(db, { text })
  return numbersOf(rows[0]?.numbers)
}

/** The prices of all products in paise, the lowest first, and whose they are. */
export async function selectPrices(db: Kysely<Database>): Promise<Prices> {
  const text = `SELECT string_agg(int4send(no), '') AS numbers, string_agg(float8send(selling_price), '') AS prices
    FROM (SELECT no, selling_price FROM product_search o ORDER BY ${orders['price-low']}) AS numbered`
  const rows = await ask<{ numbers: Buffer | null; prices: Buffer | null }>(db, { text })
  const prices = new Uint8Array(rows[0]?.prices ?? [])
  Buffer.from(prices.buffer).swap64()
  return { numbers: numbersOf(rows[0]?.numbers), prices: new Float64Array(prices.buffer) }
}

/** PostgreSQL sends the highest byte first. */
function numbersOf(bytes: Buffer | null | undefined): Int32Array {
  const own = new Uint8Array(bytes ?? [])
  Buffer.from(own.buffer).swap32()
  return new Int32Array(own.buffer)
}

/** The highest number of a product on sale; 0 where there is none. */
export async function selectHighestNumber(db: Kysely<Database>): Promise<number> {
  const text = 'SELECT coalesce(max(no), 0) AS highest FROM product_search'
  const rows = await ask<{ highest: number }>(db, { text })
  return rows[0]?.highest ?? 0
}

/** The ids of the products with these numbers, both included: read from the index alone. */
export async function selectIdsBetween(db: Kysely<Database>, from: number, to: number): Promise<string[]> {
  const text = 'SELECT id FROM product_search WHERE no BETWEEN $1 AND $2 ORDER BY no'
  const rows = await ask<{ id: string }>(db, { text, values: [from, to] })
  return rows.map(({ id }) => id)
}
