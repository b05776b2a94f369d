import { type Kysely, sql } from 'kysely'
import type { DoubleReason } from '../../../../shared/contract/office/customer-merge-calls.ts'
import { customerLimits } from '../../../../shared/customer-limits.ts'
import type { Database } from '../../../platform/db/schema.ts'

/**
 * Other customers who may be the same person as these accounts: with a telephone number that both give, as their own or for a
 * delivery, or with the same GSTIN.
 */
export async function findDoubles(
  db: Kysely<Database>,
  accounts: readonly string[],
): Promise<{ id: string; why: DoubleReason }[]> {
  const { rows } = await sql<{ id: string; why: DoubleReason }>`
    WITH own AS (SELECT id, phonenumber FROM users WHERE id = ANY(${accounts}::text[])),
    given AS (
      SELECT phonenumber AS phone FROM own
      UNION SELECT phone FROM addresses WHERE user_id = ANY(${accounts}::text[])
      UNION SELECT delivery_address ->> 'phone' FROM (
        SELECT delivery_address FROM orders WHERE user_id = ANY(${accounts}::text[])
        ORDER BY created_at DESC LIMIT ${customerLimits.ordersForDoubles}) last),
    found AS (
      SELECT id, 'phone' AS why FROM users WHERE phonenumber IN (SELECT phone FROM given)
      UNION SELECT user_id, 'phone' FROM orders WHERE delivery_address ->> 'phone' IN (SELECT phonenumber FROM own)
      UNION SELECT user_id, 'gstin' FROM buyer_firms
        WHERE gstin IN (SELECT gstin FROM buyer_firms WHERE user_id = ANY(${accounts}::text[])))
    SELECT main_account(f.id) AS id, max(f.why) AS why FROM found f JOIN users u ON u.id = f.id
    WHERE u.erased_at IS NULL AND f.id <> ALL(${accounts}::text[])
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${customerLimits.doublesShown}`.execute(db)
  return rows
}
