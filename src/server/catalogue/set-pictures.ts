import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { listingTag, productTag } from '../platform/cache/tags.ts'
import { transact } from '../platform/db/transact.ts'
import type { Shop } from '../platform/shop.ts'

/** The addresses of a product's or a variant's pictures, the first one in front. Throws `not_found`. */
export async function listPictures(shop: Shop, productOrVariantId: string): Promise<string[]> {
  const { db } = shop
  const product = await db
    .selectFrom('products')
    .select('images')
    .where('id', '=', productOrVariantId)
    .executeTakeFirst()
  const variant = await db
    .selectFrom('variants')
    .select('images')
    .where('id', '=', productOrVariantId)
    .executeTakeFirst()
  const found = product ?? variant
  if (!found) throw new Failure('not_found', failures.productNotFound)
  return found.images
}

/** Puts pictures in the place of a product's or a variant's. Throws `not_found`. */
export function setPictures(shop: Shop, productOrVariantId: string, images: [string, ...string[]]): Promise<void> {
  return transact(shop, async ({ tx, stale }) => {
    const product = await tx
      .updateTable('products')
      .set({ main_image: images[0], images, updated_at: shop.clock() })
      .where('id', '=', productOrVariantId)
      .returning('id')
      .executeTakeFirst()
    const variant = await tx
      .updateTable('variants')
      .set({ images })
      .where('id', '=', productOrVariantId)
      .returning('product_id as id')
      .executeTakeFirst()
    const changed = product ?? variant
    if (!changed) throw new Failure('not_found', failures.productNotFound)
    stale(productTag(changed.id))
    stale(listingTag)
  })
}
