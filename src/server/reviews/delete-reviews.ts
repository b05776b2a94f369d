import { uncountRating } from '../catalogue/count-rating.ts'
import { productTag } from '../platform/cache/tags.ts'
import type { Work } from '../platform/db/transact.ts'
import { deleteReviewsOf } from './review-queries.ts'

/** Deletes a shopper's reviews; their ratings count no more. Gives the addresses of their files, which nobody names then. */
export async function deleteReviews({ tx, stale }: Work, userId: string): Promise<string[]> {
  const deleted = await deleteReviewsOf(tx, userId)
  for (const { product_id: productId, rating } of deleted) {
    await uncountRating(tx, productId, rating)
    stale(productTag(productId))
  }
  return deleted.flatMap(({ media, poster }) => [media, poster]).filter((url) => url !== null)
}
