import type { Review, ReviewInput } from '../../shared/contract/reviews.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { findUser } from '../accounts/user-queries.ts'
import { productTag } from '../cache/tags.ts'
import { countRating, isOnSale } from '../catalogue/count-rating.ts'
import { transact } from '../db/transact.ts'
import type { Upload } from '../http/read-multipart.ts'
import { isVideo } from '../media/sniff-media.ts'
import { storeMedia } from '../media/store-media.ts'
import type { Shop } from '../shop.ts'
import { presentReview } from './present-review.ts'
import { hasReviewed, insertReview } from './review-queries.ts'

/**
 * Adds a shopper's review of a product, with a picture or a video (and a frame of it) if there is one, and counts its rating. Throws
 * `not_found`, `already_reviewed`, and `bad_input` for a file that cannot be read.
 */
export async function addReview(
  shop: Shop,
  userId: string,
  input: ReviewInput,
  files: { upload?: Upload | undefined; poster?: Upload | undefined },
): Promise<Review> {
  const { productId, rating, review } = input
  // before the work on the file; whoever is quicker at this moment is found again by the insert
  if (!(await isOnSale(shop.db, productId))) throw unknownProduct()
  if (await hasReviewed(shop.db, userId, productId)) throw alreadyReviewed()
  const stored = files.upload && (await storeMedia(shop, files.upload))
  const poster = files.poster && stored?.mediaType === 'video' ? await storePoster(shop, files.poster) : null
  const row = {
    id: shop.newId(),
    product_id: productId,
    user_id: userId,
    rating,
    review,
    media: stored?.url ?? null,
    media_type: stored?.mediaType ?? null,
    poster,
    created_at: shop.clock(),
  }
  return transact(shop, async ({ tx, stale }) => {
    if (!(await countRating(tx, productId, rating))) throw unknownProduct()
    if (!(await insertReview(tx, row))) throw alreadyReviewed()
    const writer = await findUser(tx, userId)
    if (!writer) throw new Failure('not_signed_in', failures.notSignedIn)
    stale(productTag(productId))
    return presentReview(row, writer)
  })
}

/** Kept as pictures are. Throws `wrong_type` where it is a video. */
async function storePoster(shop: Shop, poster: Upload): Promise<string> {
  if (isVideo(poster.format)) throw new Failure('wrong_type', failures.wrongMedia)
  return (await storeMedia(shop, poster)).url
}

function unknownProduct(): Failure {
  return new Failure('not_found', failures.productNotFound)
}

function alreadyReviewed(): Failure {
  return new Failure('already_reviewed', failures.alreadyReviewed)
}
