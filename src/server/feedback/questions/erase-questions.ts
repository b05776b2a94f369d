import { questionsTag } from '../../../shared/cache-tags.ts'
import type { Work } from '../../platform/db/transact.ts'
import { forgetInHistory } from '../../staff/commands/command-queries.ts'
import { deleteQuestionsOf } from './question-queries.ts'

/** Deletes what an account has asked, with what the history says of it. */
export async function eraseQuestions({ tx, stale }: Work, userId: string): Promise<void> {
  const deleted = await deleteQuestionsOf(tx, userId)
  if (deleted.length === 0) return
  await forgetInHistory(
    tx,
    deleted.map(({ id }) => ({ kind: 'question', id })),
  )
  for (const { product_id } of deleted) stale(questionsTag(product_id))
}
