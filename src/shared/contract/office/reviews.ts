import * as z from 'zod/mini'
import { reviewsOfficeCopy as copy } from '../../copy/office/reviews.ts'
import { reviewLists } from '../../office/review-lists.ts'
import { officeLimits } from '../../office-limits.ts'
import { deskLimits } from '../../order-desk-limits.ts'
import { success } from '../endpoint.ts'
import { id, moment, paragraph } from '../fields.ts'
import { Review } from '../reviews.ts'
import { editOf } from './edit.ts'
import { givenMoment } from './given-moment.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A review as the shop's people see it: also what it is of, and whether everybody sees it. */
export const OfficeReview = z.extend(z.omit(Review, { userId: true }), {
  state: z.enum(['published', 'hidden']),
  hiddenReason: z.nullable(z.string()),
  hiddenAt: z.nullable(moment),
  /** Shown again by itself then; null: when somebody shows it. */
  hiddenUntil: z.nullable(moment),
  writer: z.string(),
  writerId: z.string(),
  product: z.strictObject({ _id: z.string(), name: z.string(), image: z.string() }),
  version: z.int(),
})
export type OfficeReview = z.infer<typeof OfficeReview>

const until = z.nullable(givenMoment(copy.untilShape))
const params = z.object({ id })
const changed = success({ message: z.string(), data: OfficeReview })

/** Calls for shoppers' reviews of products: everybody sees them at once, and the shop hides and answers. */
export const officeReviews = {
  listReviews: staffEndpoint({
    method: 'GET',
    path: '/reviews',
    summary: 'A page of reviews, and how many wait for an answer',
    needs: 'reviews.moderate',
    query: z.object({
      list: z._default(z.enum(reviewLists), 'newest'),
      after: z.optional(z.string().check(z.maxLength(120))),
    }),
    answer: success({
      data: z.array(OfficeReview),
      next: z.nullable(z.string()),
      counts: z.strictObject({ unanswered: z.int(), low: z.int() }),
    }),
  }),
  getReview: staffEndpoint({
    method: 'GET',
    path: '/reviews/{id}',
    summary: 'One review',
    needs: 'reviews.moderate',
    params,
    answer: success({ data: OfficeReview }),
  }),
  hideReview: staffEndpoint({
    method: 'POST',
    path: '/reviews/{id}/hide',
    summary:
      'Hides a review with a reason, which its writer gets by mail, for good or until a moment; its stars count no more',
    needs: 'reviews.moderate',
    command: 'review.hide',
    params,
    body: z.strictObject({
      reason: paragraph(deskLimits.reasonMax, copy.reasonNeeded),
      hiddenUntil: z.optional(until),
    }),
    answer: changed,
  }),
  hideReviewUntil: staffEndpoint({
    method: 'PATCH',
    path: '/reviews/{id}/hidden-until',
    summary: 'Sets until when a hidden review stays so (null: until somebody shows it); its writer is told',
    needs: 'reviews.moderate',
    command: 'review.until',
    params,
    body: editOf({ hiddenUntil: until }),
    answer: changed,
  }),
  publishReview: staffEndpoint({
    method: 'POST',
    path: '/reviews/{id}/publish',
    summary: 'Shows a hidden review again',
    needs: 'reviews.moderate',
    command: 'review.publish',
    params,
    answer: changed,
  }),
  answerReview: staffEndpoint({
    method: 'PATCH',
    path: '/reviews/{id}/answer',
    summary: 'Answers a review in public, changes the answer, or takes it away (null)',
    needs: 'reviews.moderate',
    command: 'review.answer',
    params,
    body: editOf({ answer: z.nullable(paragraph(officeLimits.reviewAnswerMax, copy.answerNeeded)) }),
    answer: changed,
  }),
}
