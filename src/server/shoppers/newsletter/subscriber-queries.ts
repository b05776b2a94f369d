import type { Kysely, Selectable, Transaction } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { UserRow } from '../accounts/user-queries.ts'
import { findTickedAddresses } from '../consents/consent-queries.ts'

/** A subscriber of the newsletter, as it is stored. */
export type SubscriberRow = Selectable<Database['subscribers']>
type Reached = { email: string | null; phone: string | null }

/** The subscriptions with this email address or this phone number. */
export function findSubscribers(db: Kysely<Database>, { email, phone }: Reached): Promise<SubscriberRow[]> {
  return db
    .selectFrom('subscribers')
    .select(columnsOf('subscribers'))
    .where((eb) => eb.or([eb('email', '=', email), eb('phone', '=', phone)]))
    .execute()
}

/** Subscribes an address. False where the email address or the phone number is subscribed already: nothing changes then. */
export async function insertSubscriber(
  db: Kysely<Database>,
  { id, name, email, phone, now }: { id: string; name: string; email: string; phone: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('subscribers')
    .values({ id, name, email, phone, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Returns an account's subscriptions: those of addresses that it ticked, also where its address is another by now, and that of its email
 * address; of one that it has not confirmed only beside its phone number.
 */
export async function findOwnSubscriptions(db: Kysely<Database>, user: UserRow): Promise<SubscriberRow[]> {
  const { id, email, phonenumber, email_confirmed_at: confirmedAt } = user
  const ticked = await findTickedAddresses(db, id)
  const addresses = [...ticked, ...(email ? [email] : [])]
  if (addresses.length === 0) return []
  const found = await db
    .selectFrom('subscribers')
    .select(columnsOf('subscribers'))
    .where('email', 'in', addresses)
    .orderBy('created_at')
    .execute()
  return found.filter((row) => ticked.includes(row.email) || confirmedAt !== null || row.phone === phonenumber)
}

/** A part of the list: the newest first, from behind `after` on, with these words in them. */
export interface SubscriberQuestion {
  words: readonly string[]
  /** Email addresses and phone numbers are searched, too. */
  seesContact: boolean
  after: { id: string; at: Date } | undefined
  limit: number
}

/** Lists the subscriptions, the newest first. */
export function listSubscribers(
  db: Kysely<Database>,
  { words, seesContact, after, limit }: SubscriberQuestion,
): Promise<SubscriberRow[]> {
  let query = db.selectFrom('subscribers').select(columnsOf('subscribers'))
  for (const word of words) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const columns = seesContact ? (['name', 'email', 'phone'] as const) : (['name'] as const)
    query = query.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', like))))
  }
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)))
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Returns how many subscribe. */
export async function countSubscribers(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a subscription until the transaction ends; false where it has ended. */
export async function lockSubscriber(tx: Transaction<Database>, id: string): Promise<boolean> {
  const found = await tx.selectFrom('subscribers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return found !== undefined
}

/** Ends a subscription, and gives its address; null where it has ended. */
export async function deleteSubscriber(db: Kysely<Database>, id: string): Promise<string | null> {
  const ended = await db.deleteFrom('subscribers').where('id', '=', id).returning('email').executeTakeFirst()
  return ended?.email ?? null
}

/** Ends the subscriptions with this email address or this phone number. */
export async function deleteSubscribers(db: Kysely<Database>, { email, phone }: Reached): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where((eb) => eb.or([eb('email', '=', email), eb('phone', '=', phone)]))
    .execute()
}
