import { sql } from 'kysely'
import type { GoodsChoices } from '../../../shared/contract/office/goods-calls.ts'
import type { Shop } from '../../platform/shop.ts'

/** Categories, brands and labels that were not taken out, and attributes, in the shop's order; brands by name. */
export async function goodsChoices({ db }: Pick<Shop, 'db'>): Promise<GoodsChoices> {
  const { rows } = await sql<GoodsChoices>`SELECT
    (SELECT coalesce(json_agg(json_build_object('_id', c.id, 'name', c.name,
        'subcategories', (SELECT coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name) ORDER BY s.position, s.id), '[]')
           FROM subcategories s WHERE s.category_id = c.id AND s.archived_at IS NULL),
        'attributes', (SELECT coalesce(json_agg(a.attribute_key ORDER BY a.position), '[]')
           FROM category_attributes a WHERE a.category_id = c.id)) ORDER BY c.position, c.id), '[]') FROM categories c
       WHERE c.archived_at IS NULL) AS categories,
    (SELECT coalesce(json_agg(json_build_object('_id', id, 'name', name, 'manufacturer', manufacturer) ORDER BY lower(name), id), '[]')
       FROM brands WHERE archived_at IS NULL) AS brands,
    (SELECT coalesce(json_agg(json_build_object('_id', id, 'name', name) ORDER BY position, id), '[]') FROM labels
       WHERE archived_at IS NULL) AS labels,
    (SELECT coalesce(json_agg(json_build_object('key', key, 'name', name, 'kind', kind, 'unit', unit) ORDER BY name), '[]')
       FROM attributes) AS attributes`.execute(db)
  return rows[0] ?? { categories: [], brands: [], labels: [], attributes: [] }
}
