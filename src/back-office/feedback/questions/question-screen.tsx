import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { OfficeQuestion } from '../../../shared/contract/office/question-calls.ts'
import { questionsOfficeCopy as copy } from '../../../shared/copy/office/questions.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ModerationAnswer } from '../../parts/moderation-answer.tsx'
import { ModerationReject } from '../../parts/moderation-reject.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { QuestionCard } from './question-card.tsx'
import { questionQuery } from './questions-query.ts'

/** One question: answer it, publish it without an answer, or do not show it; and what was done to it. */
export default function QuestionScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(questionQuery(id))
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/questions">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ScreenHead title={data.product.name}>
              <Moderation question={data} />
            </ScreenHead>
            <QuestionCard question={data} alone />
            {data.state !== 'hidden' && (
              <ModerationAnswer of="questions" said={data} most={besideLimits.questionAnswerMax} copy={copy} />
            )}
            <RecordHistory kind="question" id={id} />
          </div>
        )}
      </LoadedPart>
    </div>
  )
}

function Moderation({ question: { _id: id, state } }: { question: OfficeQuestion }) {
  const [hiding, setHiding] = useState(false)
  const publish = useAct({
    send: (command) => callOffice('POST /questions/{id}/publish', { params: { id }, command }),
    stale: ['questions'],
    failed: copy.failed,
  })
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {state !== 'published' && (
        <Button kind="ink" pending={publish.pending} onClick={() => publish.act()} className="max-sm:w-full">
          <Icon of={Eye} size={18} />
          {copy.publish}
        </Button>
      )}
      {state !== 'hidden' && (
        <Button kind="outline" onClick={() => setHiding(true)} aria-haspopup="dialog" className="max-sm:w-full">
          <Icon of={EyeOff} size={18} />
          {copy.hide}
        </Button>
      )}
      {hiding && <ModerationReject of="questions" id={id} copy={copy} onClose={() => setHiding(false)} />}
    </div>
  )
}
