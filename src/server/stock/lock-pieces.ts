import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/** Pieces in stock of a product itself (null) or of one of its variants. */
export interface PiecesInStock {
  variantId: string | null
  onHand: number
  /** Of them reserved by open online payments. */
  held: number
}

/** Locks what is in stock of a product and its variants, and gives all of which there are any. */
export async function lockPieces(db: Kysely<Database>, productId: string): Promise<PiecesInStock[]> {
  const { rows } = await sql<PiecesInStock>`
    SELECT variant_id AS "variantId", on_hand AS "onHand", held FROM stock_items
    WHERE product_id = ${productId} AND on_hand > 0 ORDER BY id FOR NO KEY UPDATE`.execute(db)
  return rows
}
