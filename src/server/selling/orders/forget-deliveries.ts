import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** The number of an order of this shopper's that is not at its end, or whose money is not back yet; undefined: none. */
export async function findOpenOrder(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('status', 'not in', ['delivered', 'cancelled', 'returned']),
        eb('payment_status', '=', 'refund_pending'),
        eb('return_waits', '=', true),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return found?.number
}

/** The orders of a shopper. */
export async function orderIdsOf(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes name, street and phone out of a shopper's orders, with what was noted about them. The state stays: the tax went there. The
 * firm that bought stands on the papers.
 */
export async function forgetDeliveries(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    UPDATE orders SET delivery_address = jsonb_build_object('state', delivery_address -> 'state'),
      address_doubt = NULL, buyer_firm = NULL, idempotency_key = NULL, asked_hash = NULL
    WHERE user_id = ${userId}`.execute(tx)
  const own = tx.selectFrom('orders').select('id').where('user_id', '=', userId)
  await tx.deleteFrom('order_notes').where('order_id', 'in', own).execute()
}
