import { historyCopy } from '../../shared/copy/office/history.ts'
import { reviewsOfficeCopy as copy } from '../../shared/copy/office/reviews.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { DoneCommand } from '../commands/history-queries.ts'
import type { Inverse, RecordBack } from '../commands/ways-back.ts'
import type { Shop } from '../platform/shop.ts'
import { answerOf, restoreAnswer, type ShopAnswer } from './answer-review.ts'
import { hideReview, publishReview } from './hide-review.ts'
import { lockReview, type ReviewRow } from './review-queries.ts'

const needs = 'reviews.moderate'

/** How an answer is put back to what it was. */
export const reviewBack: RecordBack = {
  needs,
  read: async (tx, id) => {
    const review = await lockReview(tx, id)
    return review && { ...answerOf(review) }
  },
  restore: (work, id, fields) => restoreAnswer(work, id, fields as Partial<ShopAnswer>),
}

/** A review that was hidden is published, and the other way round, with the reason that it had. */
export function reviewInverses(shop: Pick<Shop, 'clock'>): Record<'review.hide' | 'review.publish', Inverse> {
  return {
    'review.publish': {
      needs,
      refuse: (tx, { subjectId }) => refuseUnless('hidden', copy.isPublished, lockReview(tx, subjectId)),
      run: (work, { subjectId }) => publishReview(shop, work, subjectId),
    },
    'review.hide': {
      needs,
      refuse: (tx, { subjectId }) => refuseUnless('published', copy.isHidden, lockReview(tx, subjectId)),
      run: async (work, done) => {
        const reason = formerReason(done)
        if (reason === undefined) throw new Failure('cannot_undo', historyCopy.noWay)
        await hideReview(shop, work, done.subjectId, reason)
      },
    },
  }
}

async function refuseUnless(state: ReviewRow['state'], otherwise: string, found: Promise<ReviewRow | undefined>) {
  const review = await found
  if (!review) return historyCopy.recordGone
  return review.state === state ? undefined : otherwise
}

function formerReason({ changes }: DoneCommand): string | undefined {
  const reason = changes.find(({ entity }) => entity === 'review')?.before?.hidden_reason
  return typeof reason === 'string' ? reason : undefined
}
