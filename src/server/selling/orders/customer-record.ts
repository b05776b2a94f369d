import { type Kysely, sql } from 'kysely'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { agreesToMessages } from '../../shoppers/consents/consent-queries.ts'

/** Counts of a customer's orders, and what they agree to; a count stops at officeLimits.countedMost and one more. */
export interface CustomerRecord {
  orders: number
  /** Cancelled, refused or returned. */
  ended_badly: number
  /** Since when they agree to WhatsApp messages about their orders; null: they do not. */
  agrees_to_messages: Date | null
}

/** Counts the orders that a customer has placed with any of their accounts, and those of them that came to nothing. */
export async function readCustomerRecord(db: Kysely<Database>, userId: string | null): Promise<CustomerRecord> {
  // who has no account is known by this order alone
  if (userId === null) return { orders: 1, ended_badly: 0, agrees_to_messages: null }
  const { rows } = await sql<Omit<CustomerRecord, 'agrees_to_messages'>>`
    SELECT count(*)::int AS orders, count(*) FILTER (WHERE status IN ('cancelled', 'returned'))::int AS ended_badly
    FROM (SELECT status FROM orders WHERE user_id = ANY (accounts_of_person(${userId}))
      ORDER BY created_at DESC LIMIT ${sql.lit(officeLimits.countedMost + 1)}) AS own`.execute(db)
  const [counts = { orders: 0, ended_badly: 0 }] = rows
  return { ...counts, agrees_to_messages: await agreesToMessages(db, userId) }
}
