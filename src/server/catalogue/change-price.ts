import type { Transaction } from 'kysely'
import { type Asked, cheapestOf, sellingPrice } from '../../domain/catalogue/selling-price.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { listingTag, productTag } from '../platform/cache/tags.ts'
import type { Database } from '../platform/db/schema.ts'
import { transact } from '../platform/db/transact.ts'
import type { Shop } from '../platform/shop.ts'

type Tx = Transaction<Database>

/**
 * Asks another price, in paise, for a product without variants or for one variant; the card of a product with variants
 * follows its cheapest one. Throws `not_found`.
 */
export async function changePrice(
  shop: Shop,
  { productId, variantId }: { productId: string; variantId: string | null },
  asked: Asked,
): Promise<void> {
  await transact(shop, async ({ tx, stale }) => {
    const product = await tx
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .forUpdate()
      .executeTakeFirst()
    if (!product) throw new Failure('not_found', failures.productNotFound)
    if (variantId !== null) await setVariantPrice(tx, productId, variantId, asked)
    const variants = await pricesOfVariants(tx, productId)
    if (variantId === null && variants.length > 0) throw new Failure('not_found', failures.variantNotFound)
    await setProductPrice(tx, productId, cheapestOf(variants) ?? asked, shop.clock())
    stale(productTag(productId))
    stale(listingTag)
  })
}

async function setVariantPrice(tx: Tx, productId: string, variantId: string, { price, offerPrice }: Asked) {
  const changed = await tx
    .updateTable('variants')
    .set({ price, offer_price: offerPrice })
    .where('id', '=', variantId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw new Failure('not_found', failures.variantNotFound)
}

function pricesOfVariants(tx: Tx, productId: string): Promise<Asked[]> {
  return tx
    .selectFrom('variants')
    .select(['price', 'offer_price as offerPrice'])
    .where('product_id', '=', productId)
    .where('active', '=', true)
    .orderBy('position')
    .execute()
}

async function setProductPrice(tx: Tx, productId: string, asked: Asked, now: Date): Promise<void> {
  await tx
    .updateTable('products')
    .set({ price: asked.price, offer_price: asked.offerPrice, selling_price: sellingPrice(asked), updated_at: now })
    .where('id', '=', productId)
    .execute()
}
