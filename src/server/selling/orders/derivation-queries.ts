import type { Kysely } from 'kysely'
import type { Derivation } from '../../../domain/selling/derivation/derivation.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Reads what an order was priced from; null where a former version placed it. */
export async function findDerivation(db: Kysely<Database>, orderId: string): Promise<Derivation | null> {
  const found = await db.selectFrom('orders').select('derivation').where('id', '=', orderId).executeTakeFirst()
  return found?.derivation ?? null
}
