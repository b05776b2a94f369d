import type { Kysely, Selectable } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { UserRow } from '../accounts/user-queries.ts'

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

/** Returns the subscriptions of an account's email address: one that it has not confirmed only beside its phone number. */
export async function findOwnSubscriptions(
  db: Kysely<Database>,
  { email, phonenumber, email_confirmed_at: confirmedAt }: UserRow,
): Promise<SubscriberRow[]> {
  if (!email) return []
  const found = await findSubscribers(db, { email, phone: null })
  return found.filter(({ phone }) => confirmedAt !== null || phone === phonenumber)
}

/** Ends a subscription, and gives its address; null where it has ended where it has ended. */
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
