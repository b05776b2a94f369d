import type { OfficeQuestion } from '../../../shared/contract/office/question-calls.ts'
import { questionsOfficeCopy as copy } from '../../../shared/copy/office/questions.ts'
import { questionTones } from '../../../shared/office/office-badge-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ModerationCard } from '../../parts/moderation-card.tsx'
import { momentInWords } from '../../parts/moment.tsx'

/** One question: of what, who asked, whether it is shown, and what the shop says to it. */
export function QuestionCard({ question, alone = false }: { question: OfficeQuestion; alone?: boolean }) {
  const { _id, product, asker, askerId, state, askedAt, text, hiddenReason, answer } = question
  return (
    <ModerationCard
      product={product}
      who={asker}
      customer={askerId}
      at={askedAt}
      text={text}
      link={alone ? null : { to: `/questions/${_id}`, label: copy.open(product.name, asker) }}
      state={<Badge tone={questionTones[state]}>{copy.states[state]}</Badge>}
      hidden={hiddenReason === null ? null : { said: copy.because, reason: hiddenReason }}
      answer={answer && { on: copy.answeredOn(momentInWords(answer.at)), text: answer.text }}
    />
  )
}
