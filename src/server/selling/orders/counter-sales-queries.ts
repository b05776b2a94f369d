import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Sales at the counter and by phone to a telephone number that had no account then; `ordered`: those that were not cancelled, `spent` on
 * them in paise, as they were billed.
 */
export interface SalesWithoutAccount {
  count: number
  ordered: number
  spent: number
  /** Names on their bills, each once. */
  names: string[]
  first: Date | null
  last: Date | null
}

/** Adds up the sales at the counter and by phone without an account to these telephone numbers. */
export async function sumSalesWithoutAccount(
  db: Kysely<Database>,
  phones: readonly string[],
): Promise<SalesWithoutAccount> {
  const { rows } = await sql<SalesWithoutAccount>`
    SELECT count(*)::int AS count, count(*) FILTER (WHERE o.status <> 'cancelled')::int AS ordered,
      coalesce(sum(o.payable) FILTER (WHERE o.status <> 'cancelled' AND o.payment_status <> 'void'), 0)::bigint AS spent,
      coalesce(array_agg(DISTINCT o.delivery_address ->> 'fullName'), '{}') AS names,
      min(o.created_at) AS first, max(o.created_at) AS last
    FROM orders o
    WHERE o.user_id IS NULL AND o.delivery_address ->> 'phone' = ANY(${phones}::text[])`.execute(db)
  return rows[0] ?? { count: 0, ordered: 0, spent: 0, names: [], first: null, last: null }
}

/** Locks the oldest sales at the counter without an account to this telephone number, `most` of them; gives their ids. */
export async function lockSalesWithoutAccount(
  tx: Transaction<Database>,
  phone: string,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'is', null)
    .where(sql<string>`delivery_address ->> 'phone'`, '=', phone)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** A sale at the counter, locked: the account that it is of, and its telephone number; undefined: there is none. */
export async function lockCounterSale(
  tx: Transaction<Database>,
  id: string,
): Promise<{ userId: string | null; number: string; phone: string } | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(['user_id', 'number', sql<string>`coalesce(delivery_address ->> 'phone', '')`.as('phone')])
    .where('id', '=', id)
    .where((order) => order.or([order('payment_method', '=', 'counter'), order('by_phone', '=', true)]))
    .forUpdate()
    .executeTakeFirst()
  return row && { userId: row.user_id, number: row.number, phone: row.phone }
}

/** Gives a sale at the counter to an account, or takes it away (null); its papers stay as they were printed. */
export async function setCustomerOfSale(
  tx: Transaction<Database>,
  id: string,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ user_id: userId, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
