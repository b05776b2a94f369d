import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { countedGoods, isThere } from './counted-goods.ts'
import type { StockKey } from './stock-queries.ts'

/** Stock of a product that is counted itself, or of a variant, with its names. */
export interface StockLevelOf extends StockKey {
  name: string
  variantName: string | null
  onHand: number
  /** Promised to online checkouts. */
  held: number
  /** True if it is sold in this form now. */
  sold: boolean
}

/** The stock of a variant, or of a product: one row for each of its variants where it has them. Empty for an unknown id. */
export async function listStock(db: Kysely<Database>, productOrVariantId: string): Promise<StockLevelOf[]> {
  const { rows } = await sql<StockLevelOf>`
    SELECT p.id AS "productId", v.id AS "variantId", p.name, v.name AS "variantName", coalesce(s.on_hand, 0) AS "onHand",
      coalesce(s.held, 0) AS held, w.sold
    FROM ${countedGoods} LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id
    WHERE (w.product_id = ${productOrVariantId} OR w.variant_id = ${productOrVariantId}) AND ${isThere}
    ORDER BY v.position`.execute(db)
  return rows
}
