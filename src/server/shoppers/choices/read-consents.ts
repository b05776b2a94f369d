import type { Kysely, Transaction } from 'kysely'
import type { Consents } from '../../../shared/contract/consents.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { UserRow } from '../accounts/user-queries.ts'
import { agreesToMessages } from '../consents/consent-queries.ts'
import { findOwnSubscriptions } from '../newsletter/subscriber-queries.ts'

/** Returns the purposes that an account may choose, each with the moment since which it agrees. */
export async function readConsents(db: Kysely<Database> | Transaction<Database>, user: UserRow): Promise<Consents> {
  const [subscription] = await findOwnSubscriptions(db, user)
  const messages = await agreesToMessages(db, user.id)
  return {
    newsletter: subscription?.created_at.toISOString() ?? null,
    messages: messages?.toISOString() ?? null,
  }
}
