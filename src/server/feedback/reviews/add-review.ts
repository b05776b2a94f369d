import { productTag, ratingTag } from '../../../shared/cache-tags.ts'
import type { Review, ReviewInput } from '../../../shared/contract/reviews.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { countRating, isOnSale } from '../../catalogue/count-rating.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import type { Upload } from '../../platform/http/read-multipart.ts'
import { type CheckedMedia, checkMedia } from '../../platform/media/check-media.ts'
import { refuseBeyondDay } from '../../platform/media/refuse-upload.ts'
import { isVideo } from '../../platform/media/sniff-media.ts'
import { holdOffSweep } from '../../platform/media/upload-locks.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockUser } from '../../shoppers/accounts/user-queries.ts'
import { hasBought } from './bought-queries.ts'
import { presentReview } from './present-review.ts'
import { countUploads, hasReviewed, insertReview, type ReviewRow } from './review-queries.ts'

type Files = { upload?: Upload | undefined; poster?: Upload | undefined }

/**
 * Adds a shopper's review of a product, with a picture or a video (and a frame of it) if there is one, and counts its rating. Throws
 * `not_found`, `already_reviewed`, `too_many_requests` beyond what an account may send in a day, and `bad_input` for a
 * file that cannot be read. The files of a review that is refused are not kept.
 */
export async function addReview(shop: Shop, userId: string, input: ReviewInput, files: Files): Promise<Review> {
  const { productId, rating, review } = input
  // before the work on the file; whoever is quicker at this moment is found again by the insert
  if (!(await isOnSale(shop.db, productId))) throw unknownProduct()
  if (await hasReviewed(shop.db, userId, productId)) throw alreadyReviewed()
  const media = await checkFiles(shop, files)
  const [file, poster] = media
  const row = {
    id: shop.newId(),
    product_id: productId,
    user_id: userId,
    rating,
    review,
    media: file?.url ?? null,
    media_type: file?.mediaType ?? null,
    poster: poster?.url ?? null,
    media_bytes: media.reduce((sum, each) => sum + each.bytes, 0),
    created_at: shop.clock(),
    ...asWritten,
  }
  try {
    await sendAhead(shop, row, media)
    return await transact(shop, (work) => write(work, row, media))
  } finally {
    for (const each of media) await each.discard()
  }
}

/** Everybody sees a review at once; the shop looks at it afterwards. */
const asWritten = {
  state: 'published',
  hidden_reason: null,
  hidden_at: null,
  hidden_until: null,
  answer: null,
  answered_at: null,
  version: 1,
  verified: false,
} as const

/** The file, and the frame where the file is a video: both are looked at before either is kept. */
async function checkFiles(shop: Shop, { upload, poster }: Files): Promise<CheckedMedia[]> {
  if (!upload) return []
  const withFrame = poster && isVideo(upload.format)
  if (withFrame && isVideo(poster.format)) throw new Failure('wrong_type', failures.wrongMedia)
  const file = await checkMedia(shop, upload)
  return withFrame ? [file, await checkMedia(shop, poster)] : [file]
}

/**
 * Stores media in the bucket before the transaction, since that takes its time; the transaction then sees that they are there.
 * Media of a review that is refused after that belong to nobody until the sweep.
 */
async function sendAhead({ db, files }: Shop, row: ReviewRow, media: CheckedMedia[]): Promise<void> {
  if (files.bucket === null || media.length === 0) return
  refuseBeyondDay(await countUploads(db, row.user_id, row.created_at), row.media_bytes)
  for (const each of media) await each.keep()
}

/** The files are kept as the last step: before it whatever is thrown leaves none, after it only the commit can fail. */
async function write({ tx, stale, news }: Work, row: ReviewRow, media: CheckedMedia[]): Promise<Review> {
  // one review of an account after the other: what it sent today is counted
  const writer = await lockUser(tx, row.user_id)
  if (!writer) throw new Failure('not_signed_in', failures.notSignedIn)
  if (!(await countRating(tx, row.product_id, row.rating))) throw unknownProduct()
  if (media.length > 0) refuseBeyondDay(await countUploads(tx, row.user_id, row.created_at), row.media_bytes)
  const verified = await hasBought(tx, row.user_id, row.product_id)
  if (!(await insertReview(tx, { ...row, verified }))) throw alreadyReviewed()
  stale(productTag(row.product_id))
  stale(ratingTag)
  news({ topic: 'reviews', id: row.id })
  if (media.length > 0) await holdOffSweep(tx)
  for (const each of media) await each.keep()
  return presentReview({ ...row, verified }, writer)
}

function unknownProduct(): Failure {
  return new Failure('not_found', failures.productNotFound)
}

function alreadyReviewed(): Failure {
  return new Failure('already_reviewed', failures.alreadyReviewed)
}
