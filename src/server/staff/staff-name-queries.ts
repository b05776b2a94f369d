import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

/** Everybody who works or worked in the shop, by name. */
export async function listStaffNames(db: Kysely<Database>): Promise<{ _id: string; name: string }[]> {
  return db.selectFrom('staff').select(['id as _id', 'name']).orderBy('name').orderBy('id').execute()
}
