import { historyCopy } from '../../../shared/copy/office/history.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandInHistory } from '../../staff/commands/history-queries.ts'
import type { CommandUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { answerOf, type ReviewAnswer, restoreAnswer } from './answer-review.ts'
import { restoreUntil, untilOf } from './change-until.ts'
import { type Hiding, hideReview, publishReview } from './hide-review.ts'
import { lockReview, type ReviewRow } from './review-queries.ts'

const needs = 'reviews.moderate'

/** Returns the undo of an answer, and of the time until which a review is hidden. */
export function undoReviewRecord(shop: Pick<Shop, 'clock'>): RecordUndo {
  return {
    needs,
    read: async (tx, id) => {
      const review = await lockReview(tx, id)
      return review && { ...answerOf(review), ...untilOf(review) }
    },
    restore: (work, id, { hidden_until: until, ...answer }) =>
      until === undefined
        ? restoreAnswer(work, id, answer as Partial<ReviewAnswer>)
        : restoreUntil(shop, work, id, until),
  }
}

/** A review that was hidden is published, and the other way round, with the reason that it had. */
export function undoReviewCommands(shop: Pick<Shop, 'clock'>): Record<'review.hide' | 'review.publish', CommandUndo> {
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
        const former = formerHiding(shop, done)
        if (!former) throw new Failure('cannot_undo', historyCopy.noWay)
        await hideReview(shop, work, done.subjectId, former)
      },
    },
  }
}

async function refuseUnless(state: ReviewRow['state'], otherwise: string, found: Promise<ReviewRow | undefined>) {
  const review = await found
  if (!review) return historyCopy.recordGone
  return review.state === state ? undefined : otherwise
}

/** A time that is past by now is none: it is hidden until somebody shows it. */
function formerHiding({ clock }: Pick<Shop, 'clock'>, { changes }: CommandInHistory): Hiding | undefined {
  const { hidden_reason: reason, hidden_until: until } = changes.find(({ entity }) => entity === 'review')?.before ?? {}
  if (typeof reason !== 'string') return undefined
  const moment = typeof until === 'string' ? new Date(until) : null
  return { reason, until: moment && moment > clock() ? moment : null }
}
