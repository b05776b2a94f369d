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

/** Of what is in the shop: whether it is shown at $1. */
const isShown = (table: string) =>
  `${table}.archived_at IS NULL AND (${table}.starts_at IS NULL OR ${table}.starts_at <= $1)
    AND (${table}.ends_at IS NULL OR ${table}.ends_at > $1)`

/** All categories that are in the shop, and shown at a moment. */
export function selectCategories(db: Kysely<Database>, now: Date): Promise<CategoryRow[]> {
  return ask(db, {
    text: `
    SELECT c.id, c.name, c.image,
      (SELECT coalesce(json_agg(json_build_object('_id', s.id, 'name', s.name) ORDER BY s.position, s.id), '[]')
         FROM subcategories s WHERE s.category_id = c.id AND ${isShown('s')}) AS subcategories
    FROM categories c WHERE ${isShown('c')} ORDER BY c.position, c.id`,
    values: [now],
  })
}

/** All labels that are in the shop, and shown at a moment. */
export function selectLabels(db: Kysely<Database>, now: Date): Promise<{ id: string; name: string }[]> {
  return ask(db, {
    text: `SELECT id, name FROM labels WHERE ${isShown('labels')} ORDER BY position, id`,
    values: [now],
  })
}

/** All brands that are shown at a moment by their ids, also those that were taken out: goods of them may be left. */
export async function selectBrandNames(db: Kysely<Database>, now: Date): Promise<Map<string, string>> {
  const rows = await ask<{ id: string; name: string }>(db, {
    text: `SELECT id, name FROM brands WHERE archived_at IS NOT NULL OR (${isShown('brands')})`,
    values: [now],
  })
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
