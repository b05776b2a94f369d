import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockForModeration } from './hide-review.ts'
import { queueReviewMail } from './queue-review-mail.ts'
import { changeReview, type ReviewRow } from './review-queries.ts'

type Clock = Pick<Shop, 'clock'>

/** The shop's answer to a review, and its moment (ISO 8601). */
export interface ReviewAnswer {
  answer: string | null
  answered_at: string | null
}

/**
 * Answers a review in public, changes the answer, or takes it away (null). The writer is told of the first one by mail. Gives
 * the review's version. Throws `not_found`, `edit_conflict` where somebody else has answered meanwhile.
 */
export async function answerReview(
  shop: Clock,
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<number> {
  const review = await lockForModeration(work, id)
  const { version, answer } = review
  const writes = await mergeEdit(work, { entity: 'review', id, version, fields: { answer } }, edit)
  if (!('answer' in writes)) return version
  const said = writes.answer as string | null
  const at = shop.clock()
  await write(work, review, { answer: said, answered_at: said === null ? null : at.toISOString() })
  if (answer === null) {
    await queueReviewMail(work.tx, shop, { reviewId: id, news: 'answered', at }, work.leavesAt)
  }
  return version + 1
}

/** Puts an answer back to what it was; nobody is written to. */
export async function restoreAnswer(work: CommandWork, id: string, fields: Partial<ReviewAnswer>): Promise<void> {
  const review = await lockForModeration(work, id)
  await write(work, review, { ...answerOf(review), ...fields })
}

/** A review's answer as the history has it. */
export function answerOf({ answer, answered_at }: Pick<ReviewRow, 'answer' | 'answered_at'>): ReviewAnswer {
  return { answer, answered_at: answered_at?.toISOString() ?? null }
}

async function write({ tx, changed }: CommandWork, review: ReviewRow, { answer, answered_at }: ReviewAnswer) {
  const at = answered_at === null ? null : new Date(answered_at)
  await changeReview(tx, review.id, { answer, answered_at: at, version: review.version + 1 })
  changed('review', review.id, { ...answerOf(review) }, { answer, answered_at })
}
