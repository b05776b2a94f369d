import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

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

/** The pieces that the last command with this note has brought from variants to their product, by the variants. */
export async function broughtFromVariants(
  db: Kysely<Database>,
  productId: string,
  note: string,
): Promise<{ variantId: string; pieces: number }[]> {
  const { rows } = await sql<{ variantId: string; pieces: number }>`
    WITH last AS (
      SELECT m.command_id FROM stock_movements m JOIN stock_items s ON s.id = m.stock_item_id
      WHERE s.product_id = ${productId} AND s.variant_id IS NULL AND m.note = ${note} AND m.on_hand_change > 0
      ORDER BY m.id DESC LIMIT 1
    )
    SELECT s.variant_id AS "variantId", -sum(m.on_hand_change)::int AS pieces
    FROM last JOIN stock_movements m ON m.command_id = last.command_id
    JOIN stock_items s ON s.id = m.stock_item_id
    WHERE s.product_id = ${productId} AND s.variant_id IS NOT NULL AND m.note = ${note}
    GROUP BY s.variant_id HAVING sum(m.on_hand_change) < 0 ORDER BY s.variant_id`.execute(db)
  return rows
}
