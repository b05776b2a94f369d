import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Lists the categories, subcategories, brands and labels that a bulk edit can filter by or set, by name. */
export async function listBulkChoices(db: Kysely<Database>) {
  const [categories, subcategories, brands, labels] = await Promise.all([
    db.selectFrom('categories').select(['id as _id', 'name']).orderBy('position').execute(),
    db
      .selectFrom('subcategories')
      .select(['id as _id', 'name', 'category_id as category'])
      .orderBy('position')
      .execute(),
    db.selectFrom('brands').select(['id as _id', 'name']).orderBy('name').execute(),
    db.selectFrom('labels').select(['id as _id', 'name']).orderBy('position').execute(),
  ])
  return { categories, subcategories, brands, labels }
}
