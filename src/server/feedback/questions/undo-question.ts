import type { RecordUndo } from '../../staff/commands/undo-registry.ts'
import { fieldsOf, type QuestionFields, restoreQuestion } from './moderate-question.ts'
import { lockQuestion } from './question-queries.ts'

/** Undo of changes to a question: shown or not, with its answer or without. */
export const undoQuestionRecord: RecordUndo = {
  needs: 'questions.answer',
  read: async (tx, id) => {
    const question = await lockQuestion(tx, id)
    return question && { ...fieldsOf(question) }
  },
  restore: (work, id, fields) => restoreQuestion(work, id, fields as Partial<QuestionFields>),
}
