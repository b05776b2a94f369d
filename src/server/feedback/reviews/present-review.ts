import type { Review } from '../../../shared/contract/reviews.ts'
import type { UserRow } from '../../shoppers/accounts/user-queries.ts'
import type { ReviewRow } from './review-queries.ts'

/** A review as everybody sees it: of its writer only the name and the picture. */
export function presentReview(row: ReviewRow, writer: Pick<UserRow, 'username' | 'image'>): Review {
  return {
    _id: row.id,
    rating: row.rating,
    review: row.review,
    image: row.media,
    mediaType: row.media_type,
    poster: row.poster,
    createdAt: row.created_at.toISOString(),
    verifiedBuyer: row.verified,
    answer:
      row.answer === null || row.answered_at === null ? null : { text: row.answer, at: row.answered_at.toISOString() },
    userId: { username: writer.username, image: writer.image },
  }
}
