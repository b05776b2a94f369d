import { type Kysely, sql } from 'kysely'
import type { Successor } from '../../domain/catalogue/article-in-place.ts'
import type { Database } from '../platform/db/schema.ts'

/**
 * Finds what is sold in place of these products, by their ids: along the chain of successors the first that is on sale. Products
 * without any are left out. One read.
 */
export async function findSuccessors(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Successor>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Successor & { first: string }>`
    WITH RECURSIVE chain AS (
      SELECT id AS first, replaced_by AS id FROM products WHERE id = ANY (${ids}) AND replaced_by IS NOT NULL
      UNION
      SELECT c.first, p.replaced_by FROM chain c JOIN products p ON p.id = c.id AND NOT p.active
       WHERE p.replaced_by IS NOT NULL)
    SELECT c.first, p.id AS "productId", p.name,
      (SELECT coalesce(json_agg(json_build_object('id', v.id, 'name', v.name) ORDER BY v.position, v.id), '[]')
         FROM variants v WHERE v.product_id = p.id AND v.active) AS variants
      FROM chain c JOIN products p ON p.id = c.id AND p.active`.execute(db)
  return new Map(rows.map(({ first, ...successor }) => [first, successor]))
}
