import type { Kysely, Selectable } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'

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

/** Ends a subscription; nothing where it has ended. */
export async function deleteSubscriber(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('subscribers').where('id', '=', id).execute()
}

/** Ends the subscriptions with this email address or this phone number. */
export async function deleteSubscribers(db: Kysely<Database>, { email, phone }: Reached): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where((eb) => eb.or([eb('email', '=', email), eb('phone', '=', phone)]))
    .execute()
}
