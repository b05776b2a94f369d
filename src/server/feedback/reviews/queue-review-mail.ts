import type { Kysely } from 'kysely'
import type { ReviewNews } from '../../../shared/copy/review-mails.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isLikeMailWaiting, isMailWaiting, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'
import type { ReviewRow } from './review-queries.ts'

/** The event that a mail to a review's writer reports, and its moment. */
export interface ReviewMail {
  reviewId: string
  news: ReviewNews
  at: Date
}

/** Names the mail that says that a review was hidden at this moment. */
export function hiddenMailKey(reviewId: string, hiddenAt: Date): string {
  return keyOf({ reviewId, news: 'hidden', at: hiddenAt })
}

type HiddenReview = Pick<ReviewRow, 'id' | 'hidden_until' | 'version'> & { hidden_at: Date }

/**
 * Owes the writer a mail about until when their review stays hidden, before that is changed. One that waits already says what is so
 * when it leaves, and none is sent where that is what the writer knows.
 */
export async function queueUntilMail(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  { id, hidden_at, hidden_until, version }: HiddenReview,
  leavesAt: Date,
): Promise<void> {
  const about = { reviewId: id, news: 'until' satisfies ReviewNews }
  if (await isMailWaiting(db, hiddenMailKey(id, hidden_at))) return
  if (await isLikeMailWaiting(db, 'review_news', about)) return
  const payload = { ...about, known: hidden_until?.toISOString() ?? null }
  await queueMail(db, shop, { kind: 'review_news', eventKey: `review:${id}:until:${version}`, payload }, leavesAt)
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
