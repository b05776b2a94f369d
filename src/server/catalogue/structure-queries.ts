import type { Kysely } from 'kysely'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'

/** A category with its subcategories, in the shop's order. */
export interface CategoryRow {
  id: string
  name: string
  image: string
  subcategories: { _id: string; name: string }[]
}

/** All categories that are in the shop. */
export function selectCategories(db: Kysely<Database>): Promise<CategoryRow[]> {
  return ask(db, {
    text: `
    SELECT c.id, c.name, c.image,
      (SELECT coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name) ORDER BY s.position, s.id), '[]')
         FROM subcategories s WHERE s.category_id = c.id AND s.archived_at IS NULL) AS subcategories
    FROM categories c WHERE c.archived_at IS NULL ORDER BY c.position, c.id`,
  })
}

/** All labels that are in the shop, and shown at a moment. */
export function selectLabels(db: Kysely<Database>, now: Date): Promise<{ id: string; name: string }[]> {
  return ask(db, {
    text: `SELECT id, name FROM labels
      WHERE archived_at IS NULL AND (starts_at IS NULL OR starts_at <= $1) AND (ends_at IS NULL OR ends_at > $1)
      ORDER BY position, id`,
    values: [now],
  })
}

/** All brands by their ids, also those that were taken out: goods of them may be left. */
export async function selectBrandNames(db: Kysely<Database>): Promise<Map<string, string>> {
  const rows = await ask<{ id: string; name: string }>(db, { text: 'SELECT id, name FROM brands' })
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
export function selectSearchEntries(db: Kysely<Database>, limit: number): Promise<SearchRow[]> {
  return ask(db, {
    text: `SELECT p.id, p.name, c.name AS category, p.main_image AS image
       FROM products p JOIN categories c ON c.id = p.category_id
      WHERE p.active ORDER BY p.created_at DESC, p.id LIMIT $1`,
    values: [limit],
  })
}
