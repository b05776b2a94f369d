import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { isCountedItself } from './counted-goods.ts'
import type { StockKey } from './stock-queries.ts'

/** Something that is counted, by its own id: a variant's, or that of a product that is counted itself. */
export interface CountedItem extends StockKey {
  id: string
  name: string
  variantName: string | null
  /** Paise. */
  price: number
}

/** Those of these ids that are counted; what is unknown, or a product with variants, is left out. */
export async function findStockItems(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, CountedItem>> {
  const { rows } = await sql<CountedItem>`
    SELECT coalesce(v.id, p.id) AS id, p.id AS "productId", v.id AS "variantId", p.name, v.name AS "variantName",
      coalesce(v.price, p.price) AS price
    FROM unnest(${ids}::text[]) AS w (id)
    LEFT JOIN variants v ON v.id = w.id
    JOIN products p ON p.id = coalesce(v.product_id, w.id)
    WHERE v.id IS NOT NULL OR ${isCountedItself}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** An item as people call it. */
export function fullName({ name, variantName }: Pick<CountedItem, 'name' | 'variantName'>): string {
  return variantName === null ? name : `${name}, ${variantName}`
}
