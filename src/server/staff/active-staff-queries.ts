import type { Kysely } from 'kysely'
import type { Role } from '../../shared/office/permissions.ts'
import type { Database } from '../platform/db/schema.ts'

/** Somebody who works for the shop now. */
export interface ActiveStaff {
  id: string
  email: string
  roles: Role[]
}

/** Everybody who works for the shop now. */
export function listActiveStaff(db: Kysely<Database>): Promise<ActiveStaff[]> {
  return db.selectFrom('staff').select(['id', 'email', 'roles']).where('active', '=', true).orderBy('id').execute()
}

/** Somebody who works for the shop now; undefined where they left. */
export function findActiveStaff(db: Kysely<Database>, id: string): Promise<ActiveStaff | undefined> {
  const found = db.selectFrom('staff').select(['id', 'email', 'roles']).where('id', '=', id).where('active', '=', true)
  return found.executeTakeFirst()
}
