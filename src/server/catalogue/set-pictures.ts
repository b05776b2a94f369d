import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { listingTag, productTag } from '../platform/cache/tags.ts'
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
export function setPictures(shop: Shop, productOrVariantId: string, images: readonly string[]): Promise<void> {
  return atTerminal(shop, 'product.pictures', { id: productOrVariantId, images }, async (work) => {
    const { kind, name } = await putPictures(work, productOrVariantId, images, shop.clock())
    work.about({ kind, id: productOrVariantId, name })
  })
}

/** Puts pictures in their place in the caller's command; none: `not_found` as for what is not there. */
export async function putPictures(
  work: CommandWork,
  id: string,
  images: readonly string[],
  now: Date,
): Promise<{ kind: 'product' | 'variant'; name: string }> {
  const { tx, stale } = work
  const [first] = images
  const product = await lockImages(tx, 'products', id)
  const variant = product ? undefined : await lockImages(tx, 'variants', id)
  const found = product ?? variant
  if (!found || first === undefined) throw new Failure('not_found', failures.productNotFound)
  const kind = product ? 'product' : 'variant'
  if (product) {
    const set = { main_image: first, images: [...images], updated_at: now }
    await tx.updateTable('products').set(set).where('id', '=', id).execute()
  } else
    await tx
      .updateTable('variants')
      .set({ images: [...images] })
      .where('id', '=', id)
      .execute()
  work.changed(kind, id, { images: found.images }, { images })
  stale(productTag(found.productId))
  stale(listingTag)
  return { kind, name: found.name }
}

type Pictured = { name: string; images: string[]; productId: string } | undefined

function lockImages(tx: CommandWork['tx'], table: 'products' | 'variants', id: string): Promise<Pictured> {
  if (table === 'variants') {
    const variants = tx.selectFrom('variants').select(['name', 'images', 'product_id as productId'])
    return variants.where('id', '=', id).forUpdate().executeTakeFirst()
  }
  const products = tx.selectFrom('products').select(['name', 'images', 'id as productId'])
  return products.where('id', '=', id).forUpdate().executeTakeFirst()
}
