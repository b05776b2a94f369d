import type { CodedGoods } from '../../../shared/contract/goods-codes.ts'
import { searchBox as copy } from '../../../shared/copy/search-box.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { findItem } from './item-queries.ts'
import { findCode } from './look-up-code.ts'

/**
 * The goods on sale that carry a retail number: what a shopper's camera has read. Throws `not_found`, for goods that are not
 * on sale too: nobody outside learns what the shop keeps and does not sell.
 */
export async function findGoodsByCode(shop: Pick<Shop, 'db'>, text: string): Promise<CodedGoods> {
  const found = await findCode(shop.db, text)
  const key = found && found.kind !== 'code128' && { productId: found.product_id, variantId: found.variant_id }
  const item = key ? await findItem(shop.db, key) : undefined
  if (!item?.active) throw new Failure('not_found', copy.codeUnknown(text))
  return { productId: item.productId, variantId: item.variantId, name: item.name }
}
