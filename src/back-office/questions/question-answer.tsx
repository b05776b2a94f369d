import { besideLimits } from '../../shared/beside-limits.ts'
import type { OfficeQuestion } from '../../shared/contract/office/question-calls.ts'
import { questionsOfficeCopy as copy } from '../../shared/copy/office/questions.ts'

import { TextArea } from '../../ui/field.tsx'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { Card } from '../parts/card.tsx'
import { momentInWords } from '../parts/moment.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { questionQuery } from './questions-query.ts'

type Values = { answer: string | null }

/** What the shop says to a question, in public; one that waits is shown with it. */
export function QuestionAnswer({ question: { _id: id, answer, version } }: { question: OfficeQuestion }) {
  const draft = useDraft<Values>({
    record: `question ${id}`,
    values: { answer: answer?.text ?? null },
    version,
    save: async (edit, command) => {
      const changed = await callOffice('PATCH /questions/{id}/answer', { params: { id }, body: edit, command })
      queryClient.setQueryData(questionQuery(id).queryKey, { success: true, data: changed.data })
      void queryClient.invalidateQueries({ queryKey: ['questions', 'list'] })
      return changed.data.version
    },
  })
  return (
    <Card title={copy.answerTitle} text={answer ? copy.answeredOn(momentInWords(answer.at)) : undefined}>
      <TextArea
        label={copy.answerLabel}
        hint={answer ? `${copy.answerHint} ${copy.answerEmpty}` : copy.answerHint}
        maxLength={besideLimits.questionAnswerMax}
        value={draft.values.answer ?? ''}
        onChange={({ target }) => draft.set('answer', target.value.trim() === '' ? null : target.value)}
      />
      <SaveBar draft={draft} labels={{ answer: copy.answerTitle }} />
    </Card>
  )
}
