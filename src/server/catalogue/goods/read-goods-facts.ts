import { type Kysely, sql } from 'kysely'
import type { GoodsFacts } from '../../../domain/catalogue/goods-facts.ts'
import { noBrand, noCategory } from '../../../shared/office/plain-places.ts'
import type { Database } from '../../platform/db/schema.ts'

interface Facts {
  brands: [string, string | null, string][]
  categories: [string, string[], string][]
  subcategories: [string, string][]
  labels: string[]
  products: string[]
  successors: [string, string][]
  attributes: [string, string, 'number' | 'word', string | null][]
}

/**
 * Reads the facts about the rest of the shop that the rules of products need, in one query. `products`: ids that a write names as
 * successors; those that are there are told.
 */
export async function readGoodsFacts(
  db: Kysely<Database>,
  { products = [] }: { products?: readonly string[] } = {},
): Promise<GoodsFacts> {
  const { rows } = await sql<Facts>`SELECT
    (SELECT coalesce(json_agg(json_build_array(id, manufacturer, name) ORDER BY archived_at IS NULL, id), '[]') FROM brands) AS brands,
    (SELECT coalesce(json_agg(json_build_array(c.id, (SELECT coalesce(json_agg(a.attribute_key ORDER BY a.position), '[]')
       FROM category_attributes a WHERE a.category_id = c.id AND a.filtered), c.name) ORDER BY c.archived_at IS NULL, c.id), '[]') FROM categories c) AS categories,
    (SELECT coalesce(json_agg(json_build_array(id, category_id)), '[]') FROM subcategories) AS subcategories,
    (SELECT coalesce(json_agg(id), '[]') FROM labels) AS labels,
    (SELECT coalesce(json_agg(id), '[]') FROM products WHERE id = ANY (${products}::text[])) AS products,
    (SELECT coalesce(json_agg(json_build_array(id, replaced_by)), '[]') FROM products WHERE replaced_by IS NOT NULL) AS successors,
    (SELECT coalesce(json_agg(json_build_array(key, name, kind, unit)), '[]') FROM attributes) AS attributes`.execute(
    db,
  )
  const [facts] = rows
  if (!facts) throw new Error('PostgreSQL has answered nothing')
  return {
    // those of goods without any are made when they are needed
    brands: new Map([
      [noBrand.id, { manufacturer: null }],
      ...facts.brands.map(([id, manufacturer]): [string, { manufacturer: string | null }] => [id, { manufacturer }]),
    ]),
    categories: new Map([
      [noCategory.id, { filters: [] }],
      ...facts.categories.map(([id, filters]): [string, { filters: string[] }] => [id, { filters }]),
    ]),
    called: { brand: byName(facts.brands), category: byName(facts.categories) },
    subcategories: new Map(facts.subcategories),
    labels: new Set(facts.labels),
    products: new Set(facts.products),
    successors: new Map(facts.successors),
    attributes: new Map(facts.attributes.map(([key, name, kind, unit]) => [key, { name, kind, unit }])),
  }
}

/** Of several of one name, the last counts: those that were taken out come first. */
function byName(all: readonly (readonly [id: string, of: unknown, name: string])[]): Map<string, string> {
  return new Map(all.map(([id, , name]) => [name.toLowerCase(), id]))
}
