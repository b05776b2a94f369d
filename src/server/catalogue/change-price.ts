import type { Transaction } from 'kysely'
import { type Asked, cheapestOf, sellingPrice } from '../../domain/catalogue/selling-price.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { listingTag, productTag } from '../platform/cache/tags.ts'
import type { Database } from '../platform/db/schema.ts'
import type { Shop } from '../platform/shop.ts'

type Tx = Transaction<Database>

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
  const { tx, stale } = work
  const product = await lockPrice(tx, productId)
  if (!product) throw new Failure('not_found', failures.productNotFound)
  const before = await pricesOfVariants(tx, productId)
  if (variantId !== null) await setVariantPrice(tx, productId, variantId, asked)
  else if (before.length > 0) throw new Failure('not_found', failures.variantNotFound)
  const own = cheapestOf(variantId === null ? [] : await pricesOfVariants(tx, productId)) ?? asked
  await setProductPrice(tx, productId, own, now)
  const was = variantId === null ? product : before.find(({ id }) => id === variantId)
  work.changed(
    variantId === null ? 'product' : 'variant',
    variantId ?? productId,
    { price: was?.price ?? null, offer_price: was?.offerPrice ?? null },
    { price: asked.price, offer_price: asked.offerPrice },
  )
  stale(productTag(productId))
  stale(listingTag)
  return product.name
}

function lockPrice(tx: Tx, productId: string) {
  return tx
    .selectFrom('products')
    .select(['name', 'price', 'offer_price as offerPrice'])
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
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

function pricesOfVariants(tx: Tx, productId: string): Promise<(Asked & { id: string })[]> {
  return tx
    .selectFrom('variants')
    .select(['id', 'price', 'offer_price as offerPrice'])
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
