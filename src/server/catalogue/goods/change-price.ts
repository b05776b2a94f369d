import type { Asked } from '../../../domain/catalogue/selling-price.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/** A product, or one of its variants. */
interface PriceKey {
  productId: string
  variantId: string | null
}

/**
 * Asks another price, in paise, for a product without variants or for one variant; the card of a product with variants
 * follows its cheapest one. Throws `not_found`.
 */
export function changePrice(shop: Shop, key: PriceKey, asked: Asked): Promise<void> {
  return atTerminal(shop, 'product.price', { ...key, ...asked }, async (work) => {
    const name = await setPrice(work, key, asked, shop.clock())
    work.about({ kind: 'product', id: key.productId, name })
  })
}

/** Sets a price in the caller's command, and gives the product's name. Throws like changePrice. */
export async function setPrice(
  work: CommandWork,
  { productId, variantId }: PriceKey,
  asked: Asked,
  now: Date,
): Promise<string> {
  const goods = (await lockGoods(work.tx, [productId])).get(productId)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  const hasVariants = goods.variants.some(({ active }) => active)
  if (variantId === null && hasVariants) throw new Failure('not_found', failures.variantNotFound)
  const price = { price: asked.price, offerPrice: asked.offerPrice }
  const write = variantId === null ? { product: price } : { variants: [{ id: variantId, fields: price }] }
  await writeGoods(work, { clock: () => now }, [{ id: productId, ...write }])
  return goods.product.name
}
