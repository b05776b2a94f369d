import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
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
 * Takes name, street and phone out of somebody's orders, with what was noted about them and the photos of their parcels. The
 * state stays: the tax went there. The firm that bought stands on the papers.
 */
export async function forgetDeliveries(tx: Transaction<Database>, orderIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE orders SET delivery_address = jsonb_build_object('state', delivery_address -> 'state'),
      address_doubt = NULL, state_confirmed = NULL, buyer_firm = NULL, idempotency_key = NULL, asked_hash = NULL
    WHERE id = ANY (${[...orderIds]}::text[])`.execute(tx)
  await sql`DELETE FROM order_notes WHERE order_id = ANY (${[...orderIds]}::text[])`.execute(tx)
  await sql`DELETE FROM parcel_photos WHERE order_id = ANY (${[...orderIds]}::text[])`.execute(tx)
}

/** An order of somebody without an account. */
export type GuestOrder = Pick<Selectable<Database['orders']>, 'id' | 'number' | 'status' | 'created_at'>

/** Finds what was sold at the counter to somebody without an account who gave this telephone number, newest first. */
export function findGuestOrders(db: Kysely<Database>, phone: string): Promise<GuestOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where('user_id', 'is', null)
    .where(sql<string>`delivery_address ->> 'phone'`, '=', phone)
    .orderBy('created_at', 'desc')
    .execute()
}
