import { type Kysely, sql } from 'kysely'
import type { StockKey } from '../../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { StoredCheckout } from './checkout-queries.ts'

type Db = Kysely<Database>

/** Finds the unpaid pieces of these goods that other shoppers hold: by shopper and by the place of the goods in the list. */
export async function holdsOfOthers(
  db: Db,
  userId: string,
  goods: readonly StockKey[],
): Promise<{ userId: string; place: number; quantity: number }[]> {
  const { rows } = await sql<{ userId: string; place: number; quantity: number }>`
    SELECT h.user_id AS "userId", w.place::int - 1 AS place, h.quantity
    FROM unnest(${goods.map(({ productId }) => productId)}::text[], ${goods.map(({ variantId }) => variantId)}::text[])
      WITH ORDINALITY AS w (product_id, variant_id, place)
    JOIN checkout_holds h ON h.product_id = w.product_id AND h.variant_id IS NOT DISTINCT FROM w.variant_id
    WHERE h.user_id <> ${userId} AND h.user_id <> h.checkout_id`.execute(db)
  return rows
}

/** An unpaid checkout that is over: what it held, from when to when. */
export type UnpaidCheckout = Pick<StoredCheckout, 'draft' | 'created_at' | 'updated_at' | 'expires_at'>

/** A day holds no more of them than the limit of checkouts lets through in that many windows. */
const most = 200

/** A shopper's checkouts since a moment that ended without an order. */
export async function unpaidSince(db: Db, userId: string, since: Date): Promise<UnpaidCheckout[]> {
  const found = await db
    .selectFrom('checkouts')
    .select(['draft', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['expired', 'withdrawn'])
    .where('follows', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return found as unknown as UnpaidCheckout[]
}
