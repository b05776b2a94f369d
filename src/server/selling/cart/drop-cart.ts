import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Removes a shopper's cart with its lines. */
export async function dropCart(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('carts').where('user_id', '=', userId).execute()
}
