import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/platform/db/schema.ts'
import type { Chance } from './chance.ts'

/** Something that is bought and sold in the history. */
export interface TradedItem {
  productId: string
  variantId: string | null
  categoryId: string
  /** Paise that a piece is sold at, tax included. */
  price: number
  /** Percent. */
  gstRate: number
  /** Pieces that the demo's shelf has. */
  stock: number
  /** Sold in whole packs of so many, and at least so many. */
  multiple: number
  least: number
}

/** Things of which the demo's shelf has fewer pieces are left alone. */
const fewest = 12

/** Returns whether so many pieces on the demo's shelf are enough to trade with. */
export function isTraded({ quantity }: { quantity: number }): boolean {
  return quantity >= fewest
}

/**
 * Reads what there is enough of on the demo's shelves (pieces by variant or product), in an order that the seed decides: what sells
 * best first.
 */
export async function readTradedItems(
  db: Kysely<Database>,
  chance: Chance,
  shelves: ReadonlyMap<string, number>,
): Promise<TradedItem[]> {
  const { rows } = await sql<Omit<TradedItem, 'stock'>>`
    SELECT p.id AS "productId", v.id AS "variantId", p.category_id AS "categoryId",
      coalesce(v.offer_price, v.price, p.offer_price, p.price) AS price, p.gst_rate::float8 AS "gstRate",
      coalesce(v.multiple, p.multiple) AS multiple,
      greatest(coalesce(v.minimum_quantity, p.minimum_quantity), 1) AS least
    FROM stock_items s JOIN products p ON p.id = s.product_id LEFT JOIN variants v ON v.id = s.variant_id
    WHERE p.active AND coalesce(v.active, true)
    ORDER BY p.id, v.id`.execute(db)
  const traded = rows.flatMap((row) => {
    const quantity = shelves.get(row.variantId ?? row.productId) ?? 0
    return isTraded({ quantity }) ? [{ ...row, stock: quantity }] : []
  })
  const byChance = traded.map((item) => ({ item, place: chance.next() }))
  return byChance.sort((one, other) => one.place - other.place).map(({ item }) => item)
}
