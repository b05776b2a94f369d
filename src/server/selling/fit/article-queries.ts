import type { Kysely } from 'kysely'
import type { FitSide, SaidOf } from '../../../domain/selling/fit/fit-rule.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Something that is sold, with what is said of it and of its product; amounts in paise. */
export interface ArticleRow {
  /** Index of the question that it answers. */
  at: number
  product_id: string
  variant_id: string | null
  name: string
  category_id: string
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
  p.id AS product_id, v.id AS variant_id, p.name, p.category_id, v.name AS variant_name, coalesce(v.images[1], p.main_image) AS image,
  coalesce(v.price, p.price) AS price, CASE WHEN v.id IS NULL THEN p.offer_price ELSE v.offer_price END AS offer_price,
  p.attributes, coalesce(v.attributes, '[]') AS own_attributes, 
  sellable(coalesce(s.on_hand - s.held, 0), coalesce(v.minimum_quantity, p.minimum_quantity),
    coalesce(v.multiple, p.multiple)) AS available`

const stock = 'LEFT JOIN stock_items s ON s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM v.id'

const namedText = `
  SELECT w.at::int - 1 AS at, ${columns}
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY w (product_id, variant_id, at)
  JOIN products p ON p.id = w.product_id AND p.active
  LEFT JOIN variants v ON v.id = w.variant_id AND v.product_id = p.id AND v.active
  ${stock}
  WHERE w.variant_id IS NULL OR v.id IS NOT NULL
  ORDER BY w.at`

/** Of thousands with one bore few are discs: what is called otherwise, or stands elsewhere, takes no room. */
const mayBe = `(w.named IS NULL OR lower(p.name) ~ w.named) AND (w.categories IS NULL OR p.category_id = ANY (w.categories))`

const sayingText = `
  WITH wanted AS (
    SELECT at, need::jsonb AS need, named, string_to_array(categories, ',') AS categories
    FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) w (at, need, named, categories)
  ),
  found AS (
    SELECT DISTINCT w.at, f.product_id FROM wanted w CROSS JOIN LATERAL (
      (SELECT p.id AS product_id FROM products p WHERE p.active AND p.attributes @> w.need AND ${mayBe}
        LIMIT ${PRODUCTS_LOOKED_AT})
      UNION ALL
      (SELECT p.id FROM variants v JOIN products p ON p.id = v.product_id AND p.active
        WHERE v.active AND v.attributes @> w.need AND ${mayBe} LIMIT ${VARIANTS_LOOKED_AT})
    ) f
  )
  SELECT found.at, ${columns}
  FROM found
  JOIN products p ON p.id = found.product_id AND p.active
  LEFT JOIN variants v ON v.product_id = p.id AND v.active
  ${stock}
  ORDER BY found.at, p.id, v.position`

const PREVIEWED = 300

/** SQL that finds the products of one side, `$1` being words, categories or attributes. */
const aboutProducts = {
  named: "SELECT id FROM products p WHERE active AND lower(name || ' ' || id) LIKE ANY ($1::text[])",
  filed: 'SELECT id FROM products p WHERE active AND category_id = ANY ($1::text[])',
  saying: `SELECT id FROM products p WHERE active AND attributes @> $1::jsonb
    UNION SELECT product_id FROM variants WHERE active AND attributes @> $1::jsonb`,
}

const aboutText = (products: string) => `
  WITH about AS MATERIALIZED (${products} LIMIT ${PREVIEWED})
  SELECT 0 AS at, (SELECT count(*)::int FROM about) AS products, ${columns}
  FROM about
  JOIN products p ON p.id = about.id AND p.active
    AND (cardinality($2::text[]) = 0 OR p.category_id = ANY ($2::text[]))
  LEFT JOIN variants v ON v.product_id = p.id AND v.active
  ${stock}
  ORDER BY p.id, v.position`

/** Those of these products and variants that are on sale; `at` is their place in the list. */
export function selectNamed(
  db: Kysely<Database>,
  wanted: readonly { productId: string; variantId: string | null }[],
): Promise<ArticleRow[]> {
  const values = [wanted.map(({ productId }) => productId), wanted.map(({ variantId }) => variantId)]
  return ask(db, { name: 'fit-named', text: namedText, values, quick: true })
}

/**
 * Returns the articles on sale that one side of a rule may be about, to be judged: by the words of its names, else its
 * categories, else its attributes, each through an index; so many products at most, and whether there are more.
 */
export async function selectAbout(db: Kysely<Database>, side: FitSide): Promise<{ rows: ArticleRow[]; more: boolean }> {
  const [named, categories] = [side.named.map((word) => `%${word.replaceAll(' ', '%')}%`), side.categories ?? []]
  const [which, value] =
    named.length > 0
      ? ['named', named]
      : categories.length > 0
        ? ['filed', categories]
        : ['saying', JSON.stringify([{ key: side.has[0] }])]
  const text = aboutText(aboutProducts[which as keyof typeof aboutProducts])
  const values = [value, which === 'named' ? categories : []]
  const rows = await ask<ArticleRow & { products: number }>(db, { name: `fit-about-${which}`, text, values })
  return { rows, more: (rows[0]?.products ?? 0) >= PREVIEWED }
}

/**
 * Returns the articles on sale that have an attribute and may be on a side of a rule, for several questions at once: `says` is a
 * part of a value, such as `{key, value}` or `{key}`.
 */
export function selectSaying(
  db: Kysely<Database>,
  questions: readonly { at: number; says: Partial<SaidOf>; about: FitSide }[],
): Promise<ArticleRow[]> {
  const values = [
    questions.map(({ at }) => at),
    questions.map(({ says }) => JSON.stringify([says])),
    // words of rules are letters, digits and spaces
    questions.map(({ about: { named } }) => named.map((word) => word.replaceAll(' ', '.*')).join('|') || null),
    questions.map(({ about: { categories = [] } }) => categories.join(',') || null),
  ]
  return ask(db, { name: 'fit-saying', text: sayingText, values, quick: true })
}
