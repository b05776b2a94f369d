import type { Kysely, Transaction } from 'kysely'
import type { Firm } from '../../../shared/contract/buyer.ts'
import type { Database } from '../../platform/db/schema.ts'

/** The firm that an account bought for last; null: none. */
export async function findFirm(db: Kysely<Database>, userId: string): Promise<Firm | null> {
  const found = await db
    .selectFrom('buyer_firms')
    .select(['gstin', 'legal_name as legalName'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

/** Keeps the firm that an account buys for, in the place of the one before. */
export async function keepFirm(
  tx: Transaction<Database>,
  userId: string,
  { gstin, legalName }: Firm,
  now: Date,
): Promise<void> {
  const row = { gstin, legal_name: legalName, used_at: now }
  await tx
    .insertInto('buyer_firms')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
