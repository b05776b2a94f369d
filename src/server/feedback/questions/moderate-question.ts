import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { questionsTag } from '../../../shared/cache-tags.ts'
import { questionsOfficeCopy as copy } from '../../../shared/copy/office/questions.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { changeQuestion, lockQuestion, type QuestionRow } from './question-queries.ts'
import { queueQuestionMail } from './queue-question-mail.ts'

type Clock = Pick<Shop, 'clock'>

/** Fields of a question that people of the shop set, as the history has them: moments as ISO 8601. */
export interface QuestionFields {
  state: QuestionRow['state']
  hidden_reason: string | null
  answer: string | null
  answered_at: string | null
}

/** Shows a question. Throws `not_found`, `bad_input` where it is shown already. */
export async function publishQuestion(work: CommandWork, id: string): Promise<void> {
  const question = await lockToModerate(work, id)
  if (question.state === 'published') throw new Failure('bad_input', copy.isPublished)
  await write(work, question, { state: 'published', hidden_reason: null })
}

/** Does not show a question; its asker is told why by mail. Throws `not_found`, `bad_input` where it is hidden already. */
export async function hideQuestion(shop: Clock, work: CommandWork, id: string, reason: string): Promise<void> {
  const question = await lockToModerate(work, id)
  if (question.state === 'hidden') throw new Failure('bad_input', copy.isHidden)
  await write(work, question, { state: 'hidden', hidden_reason: reason })
  await queueQuestionMail(work.tx, shop, { questionId: id, news: 'hidden', at: shop.clock() }, work.leavesAt)
}

/**
 * Answers a question in public, changes the answer, or takes it away (null); one that waits is shown with its answer. The asker
 * is told of the first one. Throws `not_found`, `bad_input` where it is hidden, `edit_conflict`.
 */
export async function answerQuestion(
  shop: Clock,
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const question = await lockToModerate(work, id)
  if (question.state === 'hidden') throw new Failure('bad_input', copy.publishFirst)
  const { version, answer } = question
  const writes = await mergeEdit(work, { entity: 'question', id, version, fields: { answer } }, edit)
  if (!('answer' in writes)) return
  const said = writes.answer as string | null
  const at = shop.clock()
  await write(work, question, {
    answer: said,
    answered_at: said === null ? null : at.toISOString(),
    ...(said !== null && { state: 'published' }),
  })
  if (answer === null && said !== null) {
    await queueQuestionMail(work.tx, shop, { questionId: id, news: 'answered', at }, work.leavesAt)
  }
}

/** Puts fields of a question back to what they were; nobody is written to. */
export async function restoreQuestion(work: CommandWork, id: string, fields: Partial<QuestionFields>): Promise<void> {
  await write(work, await lockToModerate(work, id), fields)
}

/** A question's fields as the history has them. */
export function fieldsOf({ state, hidden_reason, answer, answered_at }: QuestionRow): QuestionFields {
  return { state, hidden_reason, answer, answered_at: answered_at?.toISOString() ?? null }
}

async function lockToModerate({ tx, stale }: CommandWork, id: string): Promise<QuestionRow> {
  const question = await lockQuestion(tx, id)
  if (!question) throw new Failure('not_found', copy.notFound)
  stale(questionsTag(question.product_id))
  return question
}

async function write({ tx, changed }: CommandWork, question: QuestionRow, change: Partial<QuestionFields>) {
  const before = fieldsOf(question)
  const after = { ...before, ...change }
  const answered_at = after.answered_at === null ? null : new Date(after.answered_at)
  await changeQuestion(tx, question.id, { ...after, answered_at, version: question.version + 1 })
  changed('question', question.id, { ...before }, { ...after })
}
