import type { Kysely } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { TicketRow } from './ticket-queries.ts'

type Db = Kysely<Database>

/** A complainant: signed in as this account, or with this email address or phone number; null is nobody's. */
export interface Complainant {
  userId: string | null
  email: string | null
  phone: string | null
}

/** The complaints of a person, oldest first. */
export function findTicketsOf(db: Db, { userId, email, phone }: Complainant): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .select(columnsOf('tickets'))
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email), eb('phone', '=', phone)]))
    .orderBy('created_at')
    .execute()
}
