import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { StoredOrder } from './stored-order.ts'

/** Writes where a locked order goes. Gives its new version. */
export async function writeAddress(
  db: Kysely<Database>,
  order: Pick<StoredOrder, 'id' | 'version'>,
  address: Record<string, string>,
  at: Date,
): Promise<number> {
  const version = order.version + 1
  await db
    .updateTable('orders')
    .set({ delivery_address: JSON.stringify(address), version, updated_at: at })
    .where('id', '=', order.id)
    .execute()
  return version
}
