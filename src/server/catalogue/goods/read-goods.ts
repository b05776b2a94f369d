import { type Kysely, sql } from 'kysely'
import type { GoodsFilter } from '../../../shared/office/goods-lists.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import { goodsCondition } from './goods-filter.ts'
import { selectGoods } from './goods-rows.ts'

/** So many products are read at once: a megabyte or two. */
const atOnce = 500

/** Products with their variants, in the order of their ids: the first ones after the id `after`. `next` null: there are no more. */
export async function readGoods(
  db: Kysely<Database>,
  filter: GoodsFilter,
  { now, after = '', most = atOnce }: { now: Date; after?: string | undefined; most?: number },
): Promise<{ goods: Goods[]; next: string | null }> {
  const goods = await selectGoods(
    db,
    sql`SELECT p.id FROM products p WHERE p.id > ${after} AND ${goodsCondition(filter, now)} ORDER BY p.id LIMIT ${most}`,
  )
  return { goods, next: goods.length < most ? null : (goods.at(-1)?.id ?? null) }
}
