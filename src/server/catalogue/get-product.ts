import { productTag } from '../../shared/cache-tags.ts'
import type { Product } from '../../shared/contract/catalogue.ts'
import type { Review } from '../../shared/contract/reviews.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { roomOf } from '../platform/cache/memory.ts'
import type { Shop } from '../platform/shop.ts'
import { attributeNames } from './attributes/attribute-names.ts'
import { selectAnyProduct, selectProduct } from './catalogue-queries.ts'
import { presentProduct } from './present-product.ts'

/** Reader of a product's reviews, the newest first. */
export type ReviewsOf = (shop: Shop, productId: string) => Promise<Review[]>

/** One product with its reviews, newest first. Throws `not_found`. */
export async function getProduct(shop: Shop, id: string, reviewsOf: ReviewsOf): Promise<Product> {
  const [row, names] = await Promise.all([selectProduct(shop.db, id), attributeNames(shop)])
  if (!row) throw new Failure('not_found', failures.productNotFound)
  const product = presentProduct(row, names, shop.clock())
  return { ...product, ratings: product.totalRatings > 0 ? await recallReviews(shop, id, reviewsOf) : [] }
}

/** One product as its page would show it, whether or not it is in the shop, with its reviews. Nothing of it is kept. Throws `not_found`. */
export async function getAnyProduct(shop: Shop, id: string, reviewsOf: ReviewsOf): Promise<Product> {
  const [row, names] = await Promise.all([selectAnyProduct(shop.db, id), attributeNames(shop)])
  if (!row) throw new Failure('not_found', failures.productNotFound)
  return { ...presentProduct(row, names, shop.clock()), ratings: await reviewsOf(shop, id) }
}

/** Kept apart from the product: orders change its stock, not what was said of it. */
function recallReviews(shop: Shop, productId: string, reviewsOf: ReviewsOf): Promise<Review[]> {
  return shop.cache.recall(`reviews ${productId}`, async () => {
    const value = await reviewsOf(shop, productId)
    return { value, bytes: roomOf(value), tags: [productTag(productId)] }
  })
}
