import { TextArea } from '../../ui/field.tsx'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { Card } from './card.tsx'
import { momentInWords } from './moment.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from './use-draft.ts'

interface SaidAnswerProps {
  /** The kind of posts: part of the calls' paths and of the query keys. */
  of: 'questions' | 'reviews'
  said: { _id: string; version: number; answer: { text: string; at: string } | null }
  /** Letters of an answer. */
  most: number
  copy: Record<'answerTitle' | 'answerLabel' | 'answerHint' | 'answerEmpty', string> & {
    answeredOn: (when: string) => string
  }
}

const records = { questions: 'question', reviews: 'review' }

/** The shop's public answer to a question or a review; a question that waits for approval is published with it. */
export function ModerationAnswer({ of, said: { _id: id, version, answer }, most, copy }: SaidAnswerProps) {
  const draft = useDraft<{ answer: string | null }>({
    record: `${records[of]} ${id}`,
    values: { answer: answer?.text ?? null },
    version,
    save: async (edit, command) => {
      const { data } = await callOffice(`PATCH /${of}/{id}/answer`, { params: { id }, body: edit, command })
      queryClient.setQueryData([of, 'one', id], { success: true, data })
      void queryClient.invalidateQueries({ queryKey: [of, 'list'] })
      return data.version
    },
  })
  return (
    <Card title={copy.answerTitle} text={answer ? copy.answeredOn(momentInWords(answer.at)) : undefined}>
      <TextArea
        label={copy.answerLabel}
        hint={answer ? `${copy.answerHint} ${copy.answerEmpty}` : copy.answerHint}
        maxLength={most}
        value={draft.values.answer ?? ''}
        onChange={({ target }) => draft.set('answer', target.value.trim() === '' ? null : target.value)}
      />
      <SaveBar draft={draft} labels={{ answer: copy.answerTitle }} />
    </Card>
  )
}
