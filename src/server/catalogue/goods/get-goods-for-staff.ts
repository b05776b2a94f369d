import { type Kysely, sql } from 'kysely'
import { completeness } from '../../../domain/catalogue/complete-goods.ts'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import type { GoodsRecord } from '../../../shared/contract/office/goods-record.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsInRupees } from '../../../shared/office/goods-amounts.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { listScheduled, presentScheduled } from '../schedules/scheduled-queries.ts'
import { selectGoods } from './goods-rows.ts'
import { selectFreeStock, selectGoodsUse } from './goods-use-queries.ts'
import { bounded } from './list-goods-for-staff.ts'
import { readGoodsFacts } from './read-goods-facts.ts'

/** A product with all that its screen shows. `db`: the command's own transaction after a change. Throws `not_found`. */
export async function getGoodsForStaff(
  { config }: Pick<Shop, 'config'>,
  db: Kysely<Database>,
  id: string,
): Promise<GoodsDetail> {
  const [goods] = await selectGoods(db, sql`SELECT ${id}::text`)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  const facts = await readGoodsFacts(db)
  const stock = await selectFreeStock(db, id)
  const use = await selectGoodsUse(db, id)
  const scheduled = await listScheduled(db, id)
  return {
    record: presentGoods(goods),
    version: versionOf(goods),
    completeness: completeness(goods, facts),
    stock,
    used: { orders: bounded(use.orders), carts: bounded(use.carts), banners: use.banners },
    scheduled: scheduled.map(presentScheduled),
    page: goods.product.state === 'on_sale' ? `${config.publicUrl}/products/${encodeURIComponent(id)}` : null,
  }
}

/** Grows with every change of the product or of one of its variants: none of them is ever deleted. */
export function versionOf({ version, variants }: Goods): number {
  return variants.reduce((sum, each) => sum + each.version, version)
}

/** A product in the words of the contract: amounts in rupees. */
function presentGoods({ id, version, product, variants }: Goods): GoodsRecord {
  return {
    _id: id,
    version,
    ...goodsInRupees(product),
    variants: variants.map(({ id: variantId, ...fields }) => ({ _id: variantId, ...goodsInRupees(fields) })),
  }
}
