import type { Expression, Kysely, Selectable, Transaction } from 'kysely'
import { type ConsentPurpose, consentWords } from '../../../shared/copy/consents.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Person who agrees: an account, or what somebody typed. Null is nobody's. */
export interface Agreeing {
  userId: string | null
  email: string | null
  phone: string | null
}

type Said = Pick<ConsentRow, 'version' | 'words'>

/** A consent as it is stored. */
export type ConsentRow = Selectable<Database['consents']>

/**
 * Writes down that somebody agrees to a purpose at its present words, or those that stood beside a tick; one that stands already stays
 * as it is.
 */
export async function recordConsent(
  db: Db,
  given: Agreeing & { id: string; purpose: ConsentPurpose; way: ConsentRow['way']; now: Date; said?: Said },
): Promise<void> {
  const { id, purpose, userId, email, phone, way, now } = given
  const { version, words } = given.said ?? consentWords[purpose]
  await db
    .insertInto('consents')
    .values({ id, purpose, user_id: userId, email, phone, version, words, way, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends the standing consents of a person to a purpose. */
export async function withdrawConsents(db: Db, who: Agreeing & { purpose: ConsentPurpose; now: Date }): Promise<void> {
  await db
    .updateTable('consents')
    .set((eb) => ({ withdrawn_at: eb.fn('greatest', [eb.val(who.now), 'given_at']) }))
    .where('purpose', '=', who.purpose)
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('user_id', '=', who.userId), eb('email', '=', who.email), eb('phone', '=', who.phone)]))
    .execute()
}

/** Returns all consents of a person, also those taken back, the oldest first. */
export function findConsents(db: Db, { userId, email, phone }: Agreeing): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .select(columnsOf('consents'))
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email), eb('phone', '=', phone)]))
    .orderBy('given_at')
    .orderBy('id')
    .execute()
}

/** Returns the addresses at which an account subscribed to the newsletter by its own tick. */
export async function findTickedAddresses(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consents')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'newsletter')
    .where('withdrawn_at', 'is', null)
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/** Returns the standing consents to the newsletter of these addresses. */
export function findNewsletterConsents(db: Db, emails: readonly string[]): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .select(columnsOf('consents'))
    .where('email', 'in', [...emails])
    .where('purpose', '=', 'newsletter')
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .execute()
}

/** Returns since when an account agrees to messages about its orders; null where it does not. */
export async function agreesToMessages(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consents')
    .select('given_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'messages')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row?.given_at ?? null
}

/** Deletes all consents of a person who is erased. */
export async function deleteConsents(db: Db, { userId, email, phone }: Agreeing): Promise<void> {
  await db
    .deleteFrom('consents')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email), eb('phone', '=', phone)]))
    .execute()
}

/** Deletes these consents. */
export async function deleteFoundConsents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('consents').where('id', 'in', ids).execute()
}

/** Consents that are needed no more: taken back, or given to one mail, before these moments. */
interface OldConsents {
  withdrawnBefore: Date
  askedBefore: Date
  /** Addresses that wait for such a mail, as they asked again. */
  waiting: Expression<string>
  /** Accounts that are closed: a program of before these consents closes them without. */
  closed: Expression<string>
}

/** Deletes consents that are needed no more. */
export async function deleteOldConsents(db: Db, old: OldConsents): Promise<void> {
  await db
    .deleteFrom('consents')
    .where((eb) =>
      eb.or([
        eb('withdrawn_at', '<', old.withdrawnBefore),
        eb('user_id', 'in', old.closed),
        eb.and([
          eb('purpose', '=', 'back_in_stock'),
          eb('given_at', '<', old.askedBefore),
          eb('email', 'not in', old.waiting),
        ]),
      ]),
    )
    .execute()
}
