import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { momentsTag } from '../../platform/cache/tags.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { refuseUntil } from './hidden-until.ts'
import { lockForModeration } from './hide-review.ts'
import { queueUntilMail } from './queue-review-mail.ts'
import { changeReview, type ReviewRow } from './review-queries.ts'

type Clock = Pick<Shop, 'clock'>

/**
 * Sets until when a hidden review stays so (`hiddenUntil`, ISO 8601; null: until somebody shows it). Its writer is told, unless the mail
 * that it is hidden has not left. Throws `not_found`, `edit_conflict`, `bad_input` where it is not hidden or the moment cannot be.
 */
export async function changeUntil(
  shop: Clock,
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const review = await lockHidden(work, id)
  const record = {
    entity: 'review',
    id,
    version: review.version,
    fields: { hiddenUntil: untilOf(review).hidden_until },
  }
  const writes = await mergeEdit(work, { ...record, inHistory: { hiddenUntil: 'hidden_until' } }, edit)
  if (!('hiddenUntil' in writes)) return
  const until = asDate(writes.hiddenUntil)
  refuseUntil(shop, until)
  await queueUntilMail(work.tx, shop, review, work.leavesAt)
  await write(work, review, until)
}

/** Puts back until when it was hidden. Its writer is told where they know of the other moment. Throws as `changeUntil`. */
export async function restoreUntil(shop: Clock, work: CommandWork, id: string, said: unknown): Promise<void> {
  const review = await lockHidden(work, id)
  const until = asDate(said)
  refuseUntil(shop, until)
  await queueUntilMail(work.tx, shop, review, work.leavesAt)
  await write(work, review, until)
}

/** Until when a review is hidden, as the history has it. */
export function untilOf({ hidden_until }: Pick<ReviewRow, 'hidden_until'>): { hidden_until: string | null } {
  return { hidden_until: hidden_until?.toISOString() ?? null }
}

const asDate = (said: unknown) => (typeof said === 'string' ? new Date(said) : null)

async function lockHidden(work: CommandWork, id: string): Promise<ReviewRow & { hidden_at: Date }> {
  const review = await lockForModeration(work, id)
  const { hidden_at } = review
  if (review.state !== 'hidden' || hidden_at === null) throw new Failure('bad_input', copy.isPublished)
  return { ...review, hidden_at }
}

async function write({ tx, changed, stale }: CommandWork, review: ReviewRow, hidden_until: Date | null): Promise<void> {
  await changeReview(tx, review.id, { hidden_until, version: review.version + 1 })
  stale(momentsTag)
  changed('review', review.id, untilOf(review), untilOf({ hidden_until }))
}
