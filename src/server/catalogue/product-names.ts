import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/** Returns the names of products by their ids, on sale or not. */
export async function productNames(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
