import type { Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Role, StaffLimits } from '../../shared/office/permissions.ts'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A person of the shop. */
export interface StaffRow {
  id: string
  name: string
  email: string
  roles: Role[]
  limits: Partial<StaffLimits>
  password_hash: string | null
  totp_secret: Buffer | null
  pin_hash: string | null
  pin_tries: number
  joined_at: Date | null
  last_seen_at: Date | null
  active: boolean
  version: number
  created_at: Date
}

const columns = [
  'id',
  'name',
  'email',
  'roles',
  'limits',
  'password_hash',
  'totp_secret',
  'pin_hash',
  'pin_tries',
  'joined_at',
  'last_seen_at',
  'active',
  'version',
  'created_at',
] as const

/** An email address as people of the shop are told apart by it. */
export function staffEmail(written: string): string {
  return written.trim().normalize('NFC').toLowerCase()
}

/** The person with this id. */
export function findStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends. Commands refer to who gives them: that waits for nobody (NO KEY). */
export function lockStaff(tx: Db, id: string): Promise<StaffRow | undefined> {
  return tx.selectFrom('staff').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** The person with this address, as `staffEmail` writes it. */
export function findStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').select(columns).where('email', '=', email).executeTakeFirst()
}

/** Everybody, by name; who was removed comes last. */
export function listStaff(db: Db): Promise<StaffRow[]> {
  return db.selectFrom('staff').select(columns).orderBy('active', 'desc').orderBy('name').orderBy('id').execute()
}

/** Writes a new person down. False where the address is taken. Only in a command. */
export async function insertStaff(
  tx: Db,
  person: { id: string; name: string; email: string; roles: readonly Role[]; now: Date },
): Promise<boolean> {
  const { now, roles, ...own } = person
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff')
    .values({ ...own, roles: [...roles], limits: '{}', created_at: now, updated_at: now })
    .onConflict((same) => same.column('email').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes fields of a person; what a command alone may write is refused outside of one. */
export async function updateStaff(
  tx: Db,
  id: string,
  fields: Omit<Updateable<Database['staff']>, 'id' | 'version' | 'updated_at'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Changes how a person signs in. The person's record stays what it is: no form that is open is out of date by it. */
export async function setFactors(
  db: Db,
  id: string,
  factors: Pick<
    Updateable<Database['staff']>,
    'password_hash' | 'totp_secret' | 'totp_last_step' | 'pin_hash' | 'pin_tries'
  >,
): Promise<void> {
  await db.updateTable('staff').set(factors).where('id', '=', id).execute()
}

/** The secrets of all apps. Who writes one meanwhile waits, and is waited for. */
export async function lockTotpSecrets(tx: Db): Promise<{ id: string; totp_secret: Buffer }[]> {
  await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  return tx
    .selectFrom('staff')
    .select(['id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .$narrowType<{ totp_secret: Buffer }>()
    .execute()
}

/** Takes a step of the person's app; false where it, or a later one, was taken before. */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Takes one of the tries of a person's PIN and gives its hash; undefined where there is no PIN, no try left or no such person.
 * Counted before the PIN is looked at, so that tries which come all at once are no more than these.
 */
export async function takePinTry(
  db: Db,
  id: string,
  most: number,
): Promise<{ hash: string; tries: number } | undefined> {
  const row = await db
    .updateTable('staff')
    .set((eb) => ({ pin_tries: eb('pin_tries', '+', 1) }))
    .where('id', '=', id)
    .where('active', '=', true)
    .where('pin_hash', 'is not', null)
    .where('pin_tries', '<', most)
    .returning(['pin_hash', 'pin_tries'])
    .executeTakeFirst()
  return row?.pin_hash ? { hash: row.pin_hash, tries: row.pin_tries } : undefined
}

/** The person has shown who they are: wrong PINs are forgiven. */
export async function forgivePinTries(db: Db, id: string): Promise<void> {
  await db.updateTable('staff').set({ pin_tries: 0 }).where('id', '=', id).where('pin_tries', '>', 0).execute()
}

/** Returns whether somebody runs the shop: an owner who has come and was not removed. */
export async function hasOwner(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where('joined_at', 'is not', null)
    .where(sql<boolean>`'owner' = ANY (roles)`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns whether the shop has, or had, an owner who has come: its set-up link is over for ever. */
export async function hasHadOwner(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('joined_at', 'is not', null)
    .where(sql<boolean>`'owner' = ANY (roles)`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Holds everybody's record until the transaction ends: of several first owners who come at once one is the first. */
export async function lockFirstOwner(tx: Db): Promise<void> {
  await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
}

/** The owners who have come and were not removed, held until the transaction ends: two that remove each other wait. */
export async function lockOwners(tx: Db): Promise<{ id: string; email: string }[]> {
  return tx
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('active', '=', true)
    .where('joined_at', 'is not', null)
    .where(sql<boolean>`'owner' = ANY (roles)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Returns the addresses of the owners, to which mails about people go. */
export async function ownersEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('email')
    .where('active', '=', true)
    .where('joined_at', 'is not', null)
    .where(sql<boolean>`'owner' = ANY (roles)`)
    .orderBy('id')
    .execute()
  return rows.map(({ email }) => email)
}

/** Returns the people who have a PIN, for the switch of persons on a counter computer. */
export function listPinHolders(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('pin_hash', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .limit(100)
    .execute()
}
