import type { SaidOf } from '../../domain/fit/fit-rule.ts'
import type { ReadPool } from '../platform/db/read-pool.ts'

/** Something that is sold, with what is said of it and of its product; amounts in paise. */
export interface ArticleRow {
  /** Which of the questions it answers. */
  at: number
  product_id: string
  variant_id: string | null
  name: string
  variant_name: string | null
  image: string
  price: number
  offer_price: number | null
  attributes: SaidOf[]
  own_attributes: SaidOf[]
  available: number
}

/** So many products are looked at for one question, of a shop that may have thousands of one bore. */
const PRODUCTS_LOOKED_AT = 60
const VARIANTS_LOOKED_AT = 200

const columns = `
  p.id AS product_id, v.id AS variant_id, p.name, v.name AS variant_name, coalesce(v.images[1], p.main_image) AS image,
  coalesce(v.price, p.price) AS price, CASE WHEN v.id IS NULL THEN p.offer_price ELSE v.offer_price END AS offer_price,
  p.attributes, coalesce(v.attributes, '[]') AS own_attributes, greatest(coalesce(s.on_hand - s.held, 0), 0) AS available`

const stock = 'LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id'

const namedText = `
  SELECT w.at::int - 1 AS at, ${columns}
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY w (product_id, variant_id, at)
  JOIN products p ON p.id = w.product_id AND p.active
  LEFT JOIN variants v ON v.id = w.variant_id AND v.product_id = p.id AND v.active
  ${stock}
  WHERE w.variant_id IS NULL OR v.id IS NOT NULL
  ORDER BY w.at`

const sayingText = `
  WITH wanted AS (SELECT at, need::jsonb AS need FROM unnest($1::int[], $2::text[]) w (at, need)),
  found AS (
    SELECT DISTINCT w.at, f.product_id FROM wanted w CROSS JOIN LATERAL (
      (SELECT p.id AS product_id FROM products p WHERE p.active AND p.attributes @> w.need LIMIT ${PRODUCTS_LOOKED_AT})
      UNION ALL
      (SELECT v.product_id FROM variants v WHERE v.active AND v.attributes @> w.need LIMIT ${VARIANTS_LOOKED_AT})
    ) f
  )
  SELECT found.at, ${columns}
  FROM found
  JOIN products p ON p.id = found.product_id AND p.active
  LEFT JOIN variants v ON v.product_id = p.id AND v.active
  ${stock}
  ORDER BY found.at, p.id, v.position`

/** Those of these products and variants that are on sale; `at` is their place in the list. */
export async function selectNamed(
  reads: ReadPool,
  wanted: readonly { productId: string; variantId: string | null }[],
): Promise<ArticleRow[]> {
  const values = [wanted.map(({ productId }) => productId), wanted.map(({ variantId }) => variantId)]
  return (await reads.query<ArticleRow>({ name: 'fit-named', text: namedText, values })).rows
}

/** What on sale says something, for several questions at once: `says` is a part of a value, such as `{key, value}` or `{key}`. */
export async function selectSaying(
  reads: ReadPool,
  questions: readonly { at: number; says: Partial<SaidOf> }[],
): Promise<ArticleRow[]> {
  const values = [questions.map(({ at }) => at), questions.map(({ says }) => JSON.stringify([says]))]
  return (await reads.query<ArticleRow>({ name: 'fit-saying', text: sayingText, values })).rows
}
