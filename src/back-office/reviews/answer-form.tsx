import type { OfficeReview } from '../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../shared/copy/office/reviews.ts'
import { limits } from '../../shared/limits.ts'
import { TextArea } from '../../ui/field.tsx'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { Card } from '../parts/card.tsx'
import { momentInWords } from '../parts/moment.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { reviewQuery } from './reviews-query.ts'

type Values = { answer: string | null }

/** What the shop says to a review, in public. */
export function AnswerForm({ review: { _id: id, answer, version } }: { review: OfficeReview }) {
  const draft = useDraft<Values>({
    record: `review ${id}`,
    values: { answer: answer?.text ?? null },
    version,
    save: async (edit, command) => {
      const changed = await callOffice('PATCH /reviews/{id}/answer', { params: { id }, body: edit, command })
      queryClient.setQueryData(reviewQuery(id).queryKey, { success: true, data: changed.data })
      void queryClient.invalidateQueries({ queryKey: ['reviews', 'list'] })
      return changed.data.version
    },
  })
  return (
    <Card title={copy.answerTitle} text={answer ? copy.answeredOn(momentInWords(answer.at)) : undefined}>
      <TextArea
        label={copy.answerLabel}
        hint={answer ? `${copy.answerHint} ${copy.answerEmpty}` : copy.answerHint}
        maxLength={limits.reviewAnswerMax}
        value={draft.values.answer ?? ''}
        onChange={({ target }) => draft.set('answer', target.value.trim() === '' ? null : target.value)}
      />
      <SaveBar draft={draft} labels={{ answer: copy.answerTitle }} />
    </Card>
  )
}
