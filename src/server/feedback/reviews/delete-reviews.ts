import { productTag, ratingTag } from '../../../shared/cache-tags.ts'
import { uncountRating } from '../../catalogue/count-rating.ts'
import type { Work } from '../../platform/db/transact.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { deleteReviewsOf } from './review-queries.ts'

/** Deletes a shopper's reviews, with what the history says of them; their ratings count no more. Gives the addresses of their files, which nobody names then. */
export async function deleteReviews({ tx, stale }: Work, userId: string): Promise<string[]> {
  const deleted = await deleteReviewsOf(tx, userId)
  await forgetInHistory(
    tx,
    deleted.map(({ id }) => ({ kind: 'review', id })),
  )
  for (const { product_id: productId, rating, state } of deleted) {
    // one that is hidden does not count already
    if (state === 'published') await uncountRating(tx, productId, rating)
    stale(productTag(productId))
    stale(ratingTag)
  }
  return deleted.flatMap(({ media, poster }) => [media, poster]).filter((url) => url !== null)
}
