import type { Review } from '../../../shared/contract/reviews.ts'
import type { Shop } from '../../platform/shop.ts'
import { findUsers } from '../../shoppers/accounts/user-queries.ts'
import { presentReview } from './present-review.ts'
import { findReviews } from './review-queries.ts'

/** Returns the reviews of a product, the newest first. */
export async function reviewsOf({ db }: Pick<Shop, 'db'>, productId: string): Promise<Review[]> {
  const rows = await findReviews(db, productId)
  const writers = await findUsers(db, [...new Set(rows.map((row) => row.user_id))])
  const byId = new Map(writers.map((writer) => [writer.id, writer]))
  return rows.flatMap((row) => {
    const writer = byId.get(row.user_id)
    return writer ? [presentReview(row, writer)] : []
  })
}
