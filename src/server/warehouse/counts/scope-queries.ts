import { type Kysely, sql } from 'kysely'
import { countedGoods } from '../../catalogue/stock/counted-goods.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../platform/db/schema.ts'

/** SQL of what is counted: all that is on sale, and what is not but is in stock by the books. */
const kept = sql`FROM ${countedGoods}
  LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id
  LEFT JOIN stock_places t ON t.stock_item_id = s.id
  WHERE ((p.active AND w.sold) OR coalesce(s.on_hand, 0) > 0)`

const key = sql`p.id AS "productId", v.id AS "variantId"`

/** Returns the items to count in a category or subcategory, in the order of the shelves, then by name; at most `most`. */
export async function itemsOfCategory(db: Kysely<Database>, id: string, most: number): Promise<StockKey[]> {
  const { rows } = await sql<StockKey>`SELECT ${key} ${kept} AND (p.category_id = ${id} OR p.subcategory_id = ${id})
    ORDER BY t.shelf, p.name, p.id, v.position LIMIT ${most}`.execute(db)
  return rows
}

/** Every shelf on which something lies. */
export async function listShelves(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ shelf: string }>`
    SELECT DISTINCT shelf FROM stock_places WHERE shelf IS NOT NULL`.execute(db)
  return rows.map(({ shelf }) => shelf)
}

/** Returns the items to count on these shelves, in their order, then by name; at most `most`. */
export async function itemsOnShelves(
  db: Kysely<Database>,
  shelves: readonly string[],
  most: number,
): Promise<StockKey[]> {
  const { rows } = await sql<StockKey>`SELECT ${key} ${kept} AND t.shelf = ANY (${shelves})
    ORDER BY array_position(${shelves}::text[], t.shelf), p.name, p.id, v.position LIMIT ${most}`.execute(db)
  return rows
}

/** So many things by chance; `seed`: something that nobody knows before. */
export async function itemsByChance(db: Kysely<Database>, count: number, seed: string): Promise<StockKey[]> {
  const { rows } = await sql<StockKey>`SELECT ${key}, p.name, v.position ${kept}
    ORDER BY md5(p.id || coalesce(v.id, '') || ${seed}) LIMIT ${count}`.execute(db)
  return rows.map(({ productId, variantId }) => ({ productId, variantId }))
}

/** A category or subcategory by its name; undefined where there is none. */
export async function nameOfCategory(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM categories WHERE id = ${id} UNION ALL
    SELECT c.name || ', ' || s.name FROM subcategories s JOIN categories c ON c.id = s.category_id
    WHERE s.id = ${id}`.execute(db)
  return rows[0]?.name
}

/** Categories, each with its subcategories after it, and how much there is to count in them. */
export async function listChoices(db: Kysely<Database>): Promise<{ id: string; name: string; items: number }[]> {
  const { rows } = await sql<{ id: string; name: string; items: number }>`
    WITH items AS MATERIALIZED (SELECT p.category_id, p.subcategory_id, count(*)::int AS n ${kept} GROUP BY 1, 2)
    SELECT id, name, items FROM (
      SELECT c.id, c.name, c.position, 0 AS inner_position,
        coalesce((SELECT sum(n) FROM items i WHERE i.category_id = c.id), 0)::int AS items
      FROM categories c
      UNION ALL
      SELECT s.id, c.name || ', ' || s.name, c.position, s.position + 1,
        coalesce((SELECT sum(n) FROM items i WHERE i.subcategory_id = s.id), 0)::int
      FROM subcategories s JOIN categories c ON c.id = s.category_id
    ) choices WHERE items > 0 ORDER BY position, inner_position, name`.execute(db)
  return rows
}

/** Name and shelf of an item (shelf null: nobody has entered it). */
export interface NameOf {
  name: string
  variantName: string | null
  picture: string
  shelf: string | null
  /** Cost of a piece, where that is known, else its price; in paise. */
  worth: number
}

/** Returns names and pictures of items, by `productId` and `variantId`, in the order asked. */
export async function namesOf(db: Kysely<Database>, keys: readonly StockKey[]): Promise<NameOf[]> {
  const { rows } = await sql<NameOf>`
    SELECT t.shelf, p.name, v.name AS "variantName", coalesce(v.images[1], p.main_image) AS picture,
      coalesce(k.average, v.offer_price, v.price, p.selling_price) AS worth
    FROM unnest(${keys.map(({ productId }) => productId)}::text[], ${keys.map(({ variantId }) => variantId)}::text[])
      WITH ORDINALITY AS w (product_id, variant_id, position)
    JOIN products p ON p.id = w.product_id LEFT JOIN variants v ON v.id = w.variant_id
    LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id
    LEFT JOIN stock_places t ON t.stock_item_id = s.id LEFT JOIN item_costs k ON k.stock_item_id = s.id
    ORDER BY w.position`.execute(db)
  return rows
}
