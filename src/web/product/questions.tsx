import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '../../shared/contract/catalogue.ts'
import type { Question } from '../../shared/contract/questions.ts'
import { questions as copy } from '../../shared/copy/questions.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { questionsQuery } from '../api/queries.ts'
import { token } from '../api/token.ts'
import { paths } from '../router/paths.ts'
import { partFailed } from '../shell/part-failed.ts'
import { useShop } from '../site/use-shop.ts'

const questionDialog = partLoader(() => import('../product-actions/question-dialog.tsx'))
const firstShown = 3

/** Questions on the product and the shop's answers (three, then all), and the way to ask. */
export function Questions({ product: { _id: productId, name } }: { product: Product }) {
  const { data } = useQuery(questionsQuery(productId))
  const questions = data ?? []
  const [all, setAll] = useState(false)
  const session = token.use()
  const navigate = useNavigate()
  /** The session in which the window was opened: what is written there is for nobody else. */
  const [asking, setAsking] = useState<string | null>(null)
  const ask = () => {
    if (session) return setAsking(session)
    toast.error(copy.login)
    navigate(paths.login)
  }
  const close = () => setAsking(null)
  return (
    <section id="questions" tabIndex={-1} aria-labelledby="questions-title" className="mt-14 outline-none">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-2">
        <h2 id="questions-title" className="text-xl">
          {copy.title}
        </h2>
        <Button kind="outline" className="noscript:hidden" onPointerEnter={questionDialog.preload} onClick={ask}>
          {copy.ask}
        </Button>
      </div>
      {/* of what could not be loaded nobody knows whether there is any */}
      {data?.length === 0 && <p className="text-steel">{copy.none}</p>}
      <ul className="grid max-w-3xl gap-6">
        {(all ? questions : questions.slice(0, firstShown)).map((question) => (
          <QuestionItem key={question._id} question={question} />
        ))}
      </ul>
      {!all && questions.length > firstShown && (
        <Button kind="outline" className="mt-6" onClick={() => setAll(true)}>
          {copy.showAll(questions.length)}
        </Button>
      )}
      {asking !== null && asking === session && (
        <LazyPart part={questionDialog} props={{ productId, name, onClose: close }} onFailure={partFailed(close)} />
      )}
    </section>
  )
}

function QuestionItem({ question: { text, askedAt, answer } }: { question: Question }) {
  const shop = useShop()
  return (
    <li className="grid gap-2">
      <p className="font-semibold [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      <p className="text-xs text-steel">
        {copy.asked(formatDate(askedAt))}
        {!answer && ` · ${copy.unanswered}`}
      </p>
      {answer && (
        <div className="border-l-2 border-signal pl-4">
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-steel">
            <span className="inline-flex items-center gap-1 font-semibold text-teal">
              <Icon of={Check} size={14} />
              {copy.shopAnswers(shop.name)}
            </span>
            {formatDate(answer.at)}
          </p>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </li>
  )
}
