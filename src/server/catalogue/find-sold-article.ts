import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/** A product on sale, or one of its variants, as something that a shopper points at. */
export interface SoldArticle {
  name: string
  variantName: string | null
  /** It has variants: one of them has to be chosen before it is bought. */
  hasVariants: boolean
  /** No variant is meant, or one of this product that is on sale. */
  variantKnown: boolean
  /** The fewest pieces that are sold. */
  least: number
}

/** Finds a product and, if one is named, its variant; undefined where the shop does not sell the product. */
export async function findSoldArticle(
  db: Kysely<Database>,
  { productId, variantId }: { productId: string; variantId: string | null },
): Promise<SoldArticle | undefined> {
  const { rows } = await sql<SoldArticle>`
    SELECT p.name, v.name AS "variantName", ${variantId}::text IS NULL OR v.id IS NOT NULL AS "variantKnown",
      EXISTS (SELECT FROM variants o WHERE o.product_id = p.id AND o.active) AS "hasVariants",
      least_quantity(coalesce(v.minimum_quantity, p.minimum_quantity), coalesce(v.multiple, p.multiple)) AS least
    FROM products p LEFT JOIN variants v ON v.id = ${variantId}::text AND v.product_id = p.id AND v.active
    WHERE p.id = ${productId} AND p.active`.execute(db)
  return rows[0]
}
