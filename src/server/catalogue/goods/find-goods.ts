import { sql } from 'kysely'
import type { GoodsState } from '../../../shared/office/units.ts'
import type { Shop } from '../../platform/shop.ts'
import { goodsCondition } from './goods-filter.ts'

/** A product that a search of the shop's people found; its price in paise. */
export interface FoundGoods {
  id: string
  name: string
  state: GoodsState
  price: number
}

/** Products by name, id, id of a variant or bar code, those on sale first, in the order of their names. */
export async function findGoods(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  text: string,
  limit: number,
): Promise<FoundGoods[]> {
  const { rows } = await sql<FoundGoods>`
    SELECT p.id, p.name, p.selling_price AS price,
      CASE WHEN p.active THEN 'on_sale' WHEN p.archived_at IS NULL THEN 'draft' ELSE 'archived' END AS state
    FROM products p WHERE ${goodsCondition({ text }, clock())}
    ORDER BY p.active DESC, lower(p.name), p.id LIMIT ${limit}`.execute(db)
  return rows
}
