import type { Pool } from 'pg'

/** A category with its subcategories, in the shop's order. */
export interface CategoryRow {
  id: string
  name: string
  image: string
  subcategories: { _id: string; name: string }[]
}

/** All categories that are in the shop. */
export async function selectCategories(pool: Pool): Promise<CategoryRow[]> {
  const { rows } = await pool.query<CategoryRow>(`
    SELECT c.id, c.name, c.image,
      (SELECT coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name) ORDER BY s.position, s.id), '[]')
         FROM subcategories s WHERE s.category_id = c.id AND s.archived_at IS NULL) AS subcategories
    FROM categories c WHERE c.archived_at IS NULL ORDER BY c.position, c.id`)
  return rows
}

/** All highlight labels that are in the shop. */
export async function selectLabels(pool: Pool): Promise<{ id: string; name: string }[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM labels WHERE archived_at IS NULL ORDER BY position, id',
  )
  return rows
}

/** All brands by their ids, also those that were taken out: goods of them may be left. */
export async function selectBrandNames(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>('SELECT id, name FROM brands')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A product as the search box knows it. */
export interface SearchRow {
  id: string
  name: string
  category: string
  image: string
}

/** The newest products, at most `limit`. */
export async function selectSearchEntries(pool: Pool, limit: number): Promise<SearchRow[]> {
  const { rows } = await pool.query<SearchRow>(
    `SELECT p.id, p.name, c.name AS category, p.main_image AS image
       FROM products p JOIN categories c ON c.id = p.category_id
      WHERE p.active ORDER BY p.created_at DESC, p.id LIMIT $1`,
    [limit],
  )
  return rows
}
