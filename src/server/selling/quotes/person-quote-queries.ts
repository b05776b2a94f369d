import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type QuoteRow, quoteColumns } from './quote-queries.ts'

/** Person who asks for quotations: signed in as this account, which may have accepted them, or with this email address or phone number; null is nobody's. */
interface Asker {
  userId: string | null
  email: string | null
  phone: string | null
}

/** The quotations that a person has asked for, oldest first. */
export function findQuotesOf(db: Kysely<Database>, { userId, email, phone }: Asker): Promise<QuoteRow[]> {
  return db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('accepted_by', '=', userId),
        eb('email', '=', email),
        eb('phone', '=', phone),
      ]),
    )
    .orderBy('created_at')
    .execute()
}
