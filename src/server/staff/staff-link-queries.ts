import type { Kysely } from 'kysely'
import type { Role } from '../../shared/office/permissions.ts'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A one-time link that waits to be used. */
export interface StaffLink {
  id: string
  staff_id: string
  expires_at: Date
  /** Made by the shop's set-up link, for its first owner. */
  is_set_up: boolean
}

const columns = ['id', 'staff_id', 'expires_at', 'is_set_up'] as const

/** Keeps a link; the person's former one is good no more. */
export async function keepLink(
  tx: Db,
  link: { id: string; tokenHash: Buffer; staffId: string; now: Date; expiresAt: Date },
): Promise<void> {
  const times = { created_at: link.now, expires_at: link.expiresAt }
  const fields = { id: link.id, token_hash: link.tokenHash, ...times, is_set_up: false }
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
    .select(columns)
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
    .returning(columns)
    .executeTakeFirst()
}

/** The links that wait, by person. */
export async function waitingLinks(db: Db, now: Date): Promise<Map<string, StaffLink>> {
  const rows = await db.selectFrom('staff_links').select(columns).where('expires_at', '>', now).execute()
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
    .select(columns)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Marks a link as made by the shop's set-up link. */
export async function markSetUpLink(tx: Db, id: string): Promise<void> {
  await tx.updateTable('staff_links').set({ is_set_up: true }).where('id', '=', id).execute()
}

/** Returns the person whom the set-up link has written down and who has not come yet. */
export function findSetUpPerson(
  tx: Db,
): Promise<{ id: string; name: string; email: string; roles: Role[] } | undefined> {
  return tx
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.roles'])
    .where('is_set_up', '=', true)
    .executeTakeFirst()
}
