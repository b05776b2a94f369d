import { type Kysely, sql } from 'kysely'
import type { GoodsFilter } from '../../../shared/office/goods-lists.ts'
import type { Database } from '../../platform/db/schema.ts'
import { goodsCondition } from './goods-filter.ts'

/** The ids of all products that a filter finds, also of those that nobody sees, in their order. `now` as for goodsCondition. */
export async function listGoodsIds(
  db: Kysely<Database>,
  { filter, now }: { filter: GoodsFilter; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM products p WHERE ${goodsCondition(filter, now)} ORDER BY p.id`.execute(db)
  return rows.map(({ id }) => id)
}
