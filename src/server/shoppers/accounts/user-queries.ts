import { type Expression, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Identifier } from '../../../domain/shoppers/accounts/identifier.ts'
import type { Database } from '../../platform/db/schema.ts'

/** An account as it is stored, without what only logging in needs. */
export type UserRow = Omit<Selectable<Database['users']>, 'password_hash' | 'erased_at'>

const uniqueViolation = '23505'

const shown = [
  'id',
  'username',
  'phonenumber',
  'email',
  'email_confirmed_at',
  'image',
  'created_at',
  'updated_at',
] as const

/** The account with this id (username, phonenumber, …), or undefined. */
export function findUser(db: Kysely<Database>, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(shown).where('id', '=', userId).executeTakeFirst()
}

/** The same, where it is not closed. */
export function findOpenUser(db: Kysely<Database>, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(shown).where('id', '=', userId).where('erased_at', 'is', null).executeTakeFirst()
}

/** The account, locked until the transaction ends (orders and other rows may still name it meanwhile); undefined where it is closed. */
export function lockUser(tx: Transaction<Database>, userId: string): Promise<UserRow | undefined> {
  const open = tx.selectFrom('users').select(shown).where('id', '=', userId).where('erased_at', 'is', null)
  return open.forNoKeyUpdate().executeTakeFirst()
}

/** Query of the ids of closed accounts, for a query of another part of the shop. */
export function closedAccounts(db: Kysely<Database>): Expression<string> {
  return db.selectFrom('users').select('id').where('erased_at', 'is not', null).$asScalar()
}

/** The accounts with these ids, in no order. */
export function findUsers(db: Kysely<Database>, userIds: string[]): Promise<UserRow[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return db.selectFrom('users').select(shown).where('id', 'in', userIds).execute()
}

/** The telephone numbers of an account, and of those that are the same person (docs/decisions/210). */
export async function findPhonesOfPerson(db: Kysely<Database>, userId: string): Promise<string[]> {
  const accounts = sql<string[]>`accounts_of_person(${userId})`
  const rows = await db
    .selectFrom('users')
    .select('phonenumber')
    .where((eb) => eb('id', '=', eb.fn.any(accounts)))
    .execute()
  return rows.map(({ phonenumber }) => phonenumber)
}

/** Whom an email address or a phone number belongs to, with the password's hash, or undefined. */
export function findForLogin(
  db: Kysely<Database>,
  who: Identifier,
): Promise<(UserRow & { password_hash: string | null }) | undefined> {
  const found = db.selectFrom('users').select([...shown, 'password_hash'])
  const one = 'email' in who ? found.where('email', '=', who.email) : found.where('phonenumber', '=', who.phonenumber)
  return one.executeTakeFirst()
}

/** Returns which of these an account has already. */
export async function findTaken(
  db: Kysely<Database>,
  { phonenumber, email }: { phonenumber: string; email: string | null },
): Promise<{ phonenumber: boolean; email: boolean }> {
  const owners = await db
    .selectFrom('users')
    .select(['phonenumber', 'email'])
    .where((eb) => eb.or([eb('phonenumber', '=', phonenumber), ...(email === null ? [] : [eb('email', '=', email)])]))
    .execute()
  return {
    phonenumber: owners.some((owner) => owner.phonenumber === phonenumber),
    email: email !== null && owners.some((owner) => owner.email === email),
  }
}

interface NewUser {
  id: string
  username: string
  phonenumber: string
  email: string | null
  passwordHash: string
  now: Date
}

/** Writes a new account. False where its phone number or email is taken, also by somebody who registers at the same moment. */
export async function insertUser(tx: Transaction<Database>, user: NewUser): Promise<boolean> {
  const { id, username, phonenumber, email, passwordHash, now } = user
  const inserted = await tx
    .insertInto('users')
    .values({ id, username, phonenumber, email, password_hash: passwordHash, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Changes name, phone number or email; another email is not confirmed. Gives what of it is another's: the transaction cannot
 * go on then.
 */
export async function changeUser(
  tx: Transaction<Database>,
  userId: string,
  change: { username?: string; phonenumber?: string; email?: string },
  now: Date,
): Promise<'phonenumber' | 'email' | undefined> {
  try {
    await tx
      .updateTable('users')
      .set({ ...change, ...(change.email !== undefined && { email_confirmed_at: null }), updated_at: now })
      .where('id', '=', userId)
      .execute()
    return undefined
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code !== uniqueViolation) throw error
    return constraint.includes('email') ? 'email' : 'phonenumber'
  }
}

/** The hash of an account's password; null where nobody can log in to it. */
export async function findHash(db: Kysely<Database>, userId: string): Promise<string | null> {
  const found = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return found?.password_hash ?? null
}

/** Returns whether an account has confirmed that this email address is its shopper's. */
export async function isConfirmedEmail(db: Kysely<Database>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Sets the hash of a new password. */
export async function changePassword(
  tx: Transaction<Database>,
  userId: string,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', userId).execute()
}

/** Puts a stronger hash of the same password in the place of one. False where the password was changed meanwhile. */
export async function replaceHash(db: Kysely<Database>, userId: string, old: string, fresh: string): Promise<boolean> {
  const replaced = await db
    .updateTable('users')
    .set({ password_hash: fresh })
    .where('id', '=', userId)
    .where('password_hash', '=', old)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/** A code that was mailed to this address came back. False where the account has another address by now. */
export async function confirmEmail(
  tx: Transaction<Database>,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('users')
    .set((eb) => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return confirmed.numUpdatedRows > 0n
}
