import type { OfficeQuestion } from '../../shared/contract/office/question-calls.ts'
import { questionsOfficeCopy as copy } from '../../shared/copy/office/questions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Moment, momentInWords } from '../parts/moment.tsx'

const tones = { waiting: 'signal', published: 'good', hidden: 'bad' } as const

/** One question: of what, who asked, whether it is shown, and what the shop says to it. */
export function QuestionCard({ question, alone = false }: { question: OfficeQuestion; alone?: boolean }) {
  const { _id, product, asker, state, askedAt, text, hiddenReason, answer } = question
  return (
    <article
      aria-label={`${product.name}, ${asker}`}
      className="relative grid min-w-0 gap-3 rounded-sm border border-line bg-card p-4"
    >
      <header className="flex min-w-0 gap-3">
        <Picture
          src={product.image}
          alt=""
          sizes="3.5rem"
          most={160}
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-xs bg-white object-contain"
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug break-words">
            {alone ? (
              asker
            ) : (
              <Link
                to={`/questions/${_id}`}
                aria-label={copy.open(product.name, asker)}
                className="after:absolute after:inset-0 hover:underline"
              >
                {product.name}
              </Link>
            )}
          </h2>
          <p className="text-sm text-steel">
            {!alone && <span className="wrap-anywhere">{asker} · </span>}
            <Moment at={askedAt} alone={alone} />
          </p>
        </div>
        <span className="shrink-0">
          <Badge tone={tones[state]}>{copy.states[state]}</Badge>
        </span>
      </header>
      <p className="leading-relaxed break-words whitespace-pre-line">{text}</p>
      {hiddenReason !== null && (
        <p className="rounded-xs bg-bad-wash px-3 py-2 text-sm text-bad">
          {copy.because} <span className="break-words">{hiddenReason}</span>
        </p>
      )}
      {!alone && answer && (
        <p className="border-l-2 border-signal pl-3 text-sm break-words whitespace-pre-line">
          <span className="block text-xs text-steel">{copy.answeredOn(momentInWords(answer.at))}</span>
          {answer.text}
        </p>
      )}
    </article>
  )
}
