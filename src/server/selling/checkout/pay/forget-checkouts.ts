import { type Kysely, sql, type Transaction } from 'kysely'
import type { Buyer } from '../../../../shared/contract/buyer.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { StoredCheckout } from './checkout-queries.ts'

/** Of the address only the state stays. Prices and lines stay too: the audit reads them. */
const withoutPerson = sql`
  draft = jsonb_set(draft, '{address}', jsonb_build_object('state', draft #> '{address,state}')) - 'doubt' - 'buyer'`

/**
 * Returns whether the person was removed: the goods of a payment for it can be sent nowhere, so the money goes back
 * (domain/selling/payments).
 */
export function isForgotten({ draft }: StoredCheckout): boolean {
  return (draft.address as Partial<typeof draft.address>).building === undefined
}

/**
 * Takes the person out of a shopper's checkouts, none of which is open. A payment that still comes for one goes back. Gives
 * the provider's ids of their orders.
 */
export async function forgetCheckoutsOf(tx: Transaction<Database>, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ provider_order_id: string | null }>`
    UPDATE checkouts SET ${withoutPerson}, updated_at = ${now} WHERE user_id = ${userId} AND status <> 'open'
    RETURNING provider_order_id`.execute(tx)
  return rows.flatMap((row) => row.provider_order_id ?? [])
}

const atOnce = 500

/**
 * Takes the person out of checkouts that ended before this moment and that the provider is asked about no more: those that
 * became an order have the address there. Gives how many; there may be more.
 */
export async function forgetOldCheckouts(db: Kysely<Database>, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE checkouts SET ${withoutPerson} WHERE id IN (
      SELECT id FROM checkouts WHERE status <> 'open' AND ask_at IS NULL AND updated_at < ${before}
        AND draft -> 'address' ? 'fullName'
      LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Lists the delivery addresses, firms (null: a consumer) and outcomes of a shopper's online payments, the newest first. */
export function findCheckoutsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('checkouts')
    .select(['created_at', 'status', 'amount', 'is_test'])
    .select(sql<Record<string, string>>`draft -> 'address'`.as('address'))
    .select(sql<Buyer | null>`draft -> 'buyer'`.as('buyer'))
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
}
