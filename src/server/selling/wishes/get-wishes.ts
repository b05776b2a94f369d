import type { SharedWishList, WishList } from '../../../shared/contract/wishes.ts'
import { wishes as copy } from '../../../shared/copy/wishes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { getProducts } from '../../catalogue/get-products.ts'
import { productNames } from '../../catalogue/product-names.ts'
import type { Shop } from '../../platform/shop.ts'
import { findShare, findSharedList, findWishes } from './wish-list-queries.ts'

/** A shopper's list with its products as they are sold now, in three reads however long it is. */
export async function getWishes(shop: Shop, userId: string): Promise<WishList> {
  const [lines, share] = await Promise.all([findWishes(shop.db, userId), findShare(shop.db, userId)])
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const [products, names] = await Promise.all([getProducts(shop, ids), productNames(shop.db, ids)])
  return {
    items: lines.map(({ productId, variantId, addedAt }) => ({
      productId,
      variantId,
      name: names.get(productId) ?? productId,
      addedAt: addedAt.toISOString(),
      product: products.get(productId) ?? null,
    })),
    share: share ?? null,
  }
}

/** The products on a shopper's list, each once. */
export async function getWishedIds({ db }: Pick<Shop, 'db'>, userId: string): Promise<string[]> {
  return [...new Set((await findWishes(db, userId)).map(({ productId }) => productId))]
}

/** A list for whoever has its key: the products, and the name that its owner wrote. Throws `not_found`. */
export async function getSharedWishes(shop: Shop, key: string): Promise<SharedWishList> {
  const list = await findSharedList(shop.db, key)
  if (!list) throw new Failure('not_found', copy.notFound)
  const lines = await findWishes(shop.db, list.userId)
  const products = await getProducts(
    shop,
    lines.map(({ productId }) => productId),
  )
  const items = lines.map(({ productId, variantId }) => ({
    productId,
    variantId,
    product: products.get(productId) ?? null,
  }))
  return { key, name: list.name, items }
}
