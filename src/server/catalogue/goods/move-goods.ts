import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { GoodsState } from '../../../shared/office/units.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/**
 * Puts a product on sale, takes it off, archives or restores it (as a draft). Shoppers and carts see it at once. Throws
 * `not_found`, `bad_input` where it lacks what the law wants on its page.
 */
export async function moveGoods(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  id: string,
  state: GoodsState,
): Promise<void> {
  const goods = (await lockGoods(work.tx, [id])).get(id)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  work.about({ kind: 'product', id, name: goods.product.name })
  await writeGoods(work, shop, [{ id, product: { state } }])
}
