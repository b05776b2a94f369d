import type { Kysely } from 'kysely'
import type { ReviewNews } from '../../shared/copy/review-mails.ts'
import type { Database } from '../platform/db/schema.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import type { Shop } from '../platform/shop.ts'
import type { ReviewRow } from './review-queries.ts'

/** What a mail to the writer of a review is about, and when that was. */
export interface ReviewMail {
  reviewId: string
  news: ReviewNews
  at: Date
}

/** Names the mail that says that a review was hidden at this moment. */
export function hiddenMailKey(reviewId: string, hiddenAt: Date): string {
  return keyOf({ reviewId, news: 'hidden', at: hiddenAt })
}

/** Names the mail that says until when it stays hidden. */
export function untilMailKey({ id, hidden_at, hidden_until }: HiddenReview): string {
  return `review:${id}:until:${hidden_at.getTime()}:${hidden_until?.getTime() ?? 'shown'}`
}

type HiddenReview = Pick<ReviewRow, 'id' | 'hidden_until'> & { hidden_at: Date }

/** Owes the writer a mail about until when their review stays hidden. */
export function queueUntilMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  review: HiddenReview,
  leavesAt: Date,
): Promise<void> {
  const payload = { reviewId: review.id, news: 'until' satisfies ReviewNews }
  return queueMail(db, shop, { kind: 'review_news', eventKey: untilMailKey(review), payload }, leavesAt)
}

/** Owes the writer a mail about a review, in the transaction of what happened to it. */
export function queueReviewMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  mail: ReviewMail,
  leavesAt: Date,
): Promise<void> {
  const { reviewId, news } = mail
  return queueMail(db, shop, { kind: 'review_news', eventKey: keyOf(mail), payload: { reviewId, news } }, leavesAt)
}

const keyOf = ({ reviewId, news, at }: ReviewMail) => `review:${reviewId}:${news}:${at.getTime()}`
