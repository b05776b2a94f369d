import type { Kysely } from 'kysely'
import type { Review } from '../../shared/contract/reviews.ts'
import type { Database } from '../db/schema.ts'

/** A product's reviews, newest first. */
export async function reviewsOf(db: Kysely<Database>, productId: string): Promise<Review[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select(['reviews.id', 'rating', 'review', 'media', 'media_type', 'reviews.created_at'])
    .select(['users.username', 'users.image as user_image'])
    .where('product_id', '=', productId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    rating: row.rating,
    review: row.review,
    image: row.media,
    mediaType: row.media_type,
    createdAt: row.created_at.toISOString(),
    userId: { username: row.username, image: row.user_image },
  }))
}
