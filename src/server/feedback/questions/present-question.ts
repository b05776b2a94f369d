import type { OfficeQuestion } from '../../../shared/contract/office/question-calls.ts'
import type { Question } from '../../../shared/contract/questions.ts'
import type { OfficeQuestionRow, QuestionRow } from './question-queries.ts'

/** A question as everybody sees it: who asked is nobody's business. */
export function presentQuestion({ id, text, created_at, answer, answered_at }: QuestionRow): Question {
  return {
    _id: id,
    text,
    askedAt: created_at.toISOString(),
    answer: answer === null || answered_at === null ? null : { text: answer, at: answered_at.toISOString() },
  }
}

/** A question as the shop's people see it. */
export function presentForOffice(row: OfficeQuestionRow): OfficeQuestion {
  return {
    ...presentQuestion(row),
    state: row.state,
    hiddenReason: row.hidden_reason,
    asker: row.asker_name,
    askerId: row.user_id,
    product: { _id: row.product_id, name: row.product_name, image: row.product_image },
    version: row.version,
  }
}
