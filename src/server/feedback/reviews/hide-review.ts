import { productTag, ratingTag } from '../../../shared/cache-tags.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { recountRating, uncountRating } from '../../catalogue/count-rating.ts'
import { momentsTag } from '../../platform/cache/tags.ts'
import { withdrawMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { refuseUntil } from './hidden-until.ts'
import { hiddenMailKey, queueReviewMail } from './queue-review-mail.ts'
import { changeReview, lockReview, type ReviewChange, type ReviewRow } from './review-queries.ts'

type Clock = Pick<Shop, 'clock'>

/** The reason why a review is hidden, and the end of it; null: until somebody shows it. */
export interface Hiding {
  reason: string
  until: Date | null
}

/**
 * Hides a review: nobody sees it, and its rating counts no more, for good or until a moment. The writer is told why by mail. Throws
 * `not_found`, `bad_input` where it is hidden already or the moment cannot be.
 */
export async function hideReview(shop: Clock, work: CommandWork, id: string, { reason, until }: Hiding): Promise<void> {
  const review = await lockForModeration(work, id)
  if (review.state === 'hidden') throw new Failure('bad_input', copy.isHidden)
  refuseUntil(shop, until)
  const hidden_at = shop.clock()
  await write(work, review, { state: 'hidden', hidden_reason: reason, hidden_at, hidden_until: until })
  await uncountRating(work.tx, review.product_id, review.rating)
  await queueReviewMail(work.tx, shop, { reviewId: id, news: 'hidden', at: hidden_at }, work.leavesAt)
}

/**
 * Shows a hidden review again, and counts it. Its writer is told where they know that it was hidden. Throws `not_found`,
 * `bad_input` where it is not hidden.
 */
export async function publishReview(shop: Clock, work: CommandWork, id: string): Promise<void> {
  const review = await lockForModeration(work, id)
  if (review.state !== 'hidden' || !review.hidden_at) throw new Failure('bad_input', copy.isPublished)
  await write(work, review, { state: 'published', hidden_reason: null, hidden_at: null, hidden_until: null })
  await recountRating(work.tx, review.product_id, review.rating)
  if ((await withdrawMail(work.tx, hiddenMailKey(id, review.hidden_at))) !== 'gone') return
  await queueReviewMail(work.tx, shop, { reviewId: id, news: 'published', at: shop.clock() }, work.leavesAt)
}

/** A review, locked, with its product's page stale. Throws `not_found`. */
export async function lockForModeration({ tx, stale }: CommandWork, id: string): Promise<ReviewRow> {
  const review = await lockReview(tx, id)
  if (!review) throw new Failure('not_found', copy.notFound)
  stale(productTag(review.product_id))
  stale(ratingTag)
  return review
}

async function write({ tx, changed, stale }: CommandWork, review: ReviewRow, change: ReviewChange): Promise<void> {
  await changeReview(tx, review.id, { ...change, version: review.version + 1 })
  if (change.hidden_until) stale(momentsTag)
  const fields = ({
    state,
    hidden_reason,
    hidden_until,
  }: Pick<ReviewRow, 'state' | 'hidden_reason' | 'hidden_until'>) => {
    return { state, hidden_reason, hidden_until: hidden_until?.toISOString() ?? null }
  }
  changed('review', review.id, fields(review), fields({ ...review, ...change }))
}
