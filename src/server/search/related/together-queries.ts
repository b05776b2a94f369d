import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Returns the ids of products that go with a product, the closest first. */
export async function findTogether(db: Kysely<Database>, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bought_together')
    .select('other_id')
    .where('product_id', '=', productId)
    .orderBy('weight', 'desc')
    .orderBy('other_id')
    .execute()
  return rows.map(({ other_id }) => other_id)
}
