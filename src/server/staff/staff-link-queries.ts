import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A one-time link that waits to be used. */
export interface StaffLink {
  id: string
  staff_id: string
  expires_at: Date
}

/** Keeps a link; the person's former one is good no more. */
export async function keepLink(
  tx: Db,
  link: { id: string; tokenHash: Buffer; staffId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const fields = { id: link.id, token_hash: link.tokenHash, created_at: link.now, expires_at: link.expiresAt }
  await tx
    .insertInto('staff_links')
    .values({ ...fields, staff_id: link.staffId })
    .onConflict((same) => same.column('staff_id').doUpdateSet(fields))
    .execute()
}

/** The link of a token, while it holds. */
export function findLink(db: Db, tokenHash: Buffer, now: Date): Promise<StaffLink | undefined> {
  return db
    .selectFrom('staff_links')
    .select(['id', 'staff_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link. Undefined where it was used before, has run out or was taken back. */
export function takeLink(tx: Db, tokenHash: Buffer, now: Date): Promise<StaffLink | undefined> {
  return tx
    .deleteFrom('staff_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['id', 'staff_id', 'expires_at'])
    .executeTakeFirst()
}

/** The links that wait, by person. */
export async function waitingLinks(db: Db, now: Date): Promise<Map<string, StaffLink>> {
  const rows = await db
    .selectFrom('staff_links')
    .select(['id', 'staff_id', 'expires_at'])
    .where('expires_at', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.staff_id, row]))
}

/** A person's link is good no more. */
export async function dropLink(tx: Db, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_links').where('staff_id', '=', staffId).execute()
}

/** The link with this id, while it holds. */
export function findLinkById(db: Db, id: string, now: Date): Promise<StaffLink | undefined> {
  return db
    .selectFrom('staff_links')
    .select(['id', 'staff_id', 'expires_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}
