import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import type { RecordBack } from '../commands/ways-back.ts'
import type { Shop } from '../platform/shop.ts'
import { setPrice } from './change-price.ts'
import { type GoodsRow, lockProduct, lockVariant } from './goods-queries.ts'
import { putPictures } from './set-pictures.ts'

type Lock = (tx: CommandWork['tx'], id: string) => Promise<GoodsRow | undefined>

/** How prices and pictures of products and variants are put back. */
export function goodsBack(shop: Pick<Shop, 'clock'>): Record<'product' | 'variant', RecordBack> {
  return {
    product: backOf(shop, lockProduct, (id) => ({ productId: id, variantId: null })),
    variant: backOf(shop, lockVariant, (id, { productId }) => ({ productId, variantId: id })),
  }
}

function backOf(
  shop: Pick<Shop, 'clock'>,
  lock: Lock,
  keyOf: (id: string, row: GoodsRow) => { productId: string; variantId: string | null },
): RecordBack {
  return {
    needs: 'products.edit',
    read: async (tx, id) => {
      const row = await lock(tx, id)
      return row && { price: row.price, offer_price: row.offer_price, images: row.images }
    },
    restore: async (work, id, fields) => {
      const row = await lock(work.tx, id)
      if (!row) throw new Failure('not_found', failures.productNotFound)
      const { price, offer_price: offerPrice, images } = { ...row, ...(fields as Partial<GoodsRow>) }
      const now = shop.clock()
      if ('price' in fields || 'offer_price' in fields) await setPrice(work, keyOf(id, row), { price, offerPrice }, now)
      if ('images' in fields) await putPictures(work, id, images, now)
    },
  }
}
