import { Clock } from 'lucide-react'
import type { OfficeReturnRequest } from '../../../shared/contract/office/return-request-calls.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import { officeRequestCopy as copy } from '../../../shared/copy/office/return-requests.ts'
import { returnRequestCopy } from '../../../shared/copy/return-requests.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { Moment, momentInWords } from '../../parts/moment.tsx'
import { RequestSteps } from './request-steps.tsx'

/** One request: who wants what back and why, with the photos, the steps so far and the next ones. */
export function RequestCard({ request }: { request: OfficeReturnRequest }) {
  const { number, kind, customer, orderId, orderNumber, why, paidBy, text, lines, photos, steps } = request
  return (
    <li className="rounded-sm border border-line bg-card">
      <article aria-label={number}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <h2 className="figures text-lg">
              {copy.kind[kind]} {number}
            </h2>
            <p className="text-sm text-steel">
              {customer} ·{' '}
              <Link to={`/orders/${orderId}`} className="inline-block py-1 font-semibold text-teal hover:underline">
                {copy.toOrder(orderNumber)}
              </Link>
            </p>
          </div>
          <StateOf request={request} />
        </header>
        <div className="grid grid-cols-1 gap-3 px-4 py-4 sm:px-5">
          <ul className="figures empty:hidden">
            {lines.map(({ position, pieces, name, variantName }) => (
              <li key={position}>{copy.pieces(pieces, [name, variantName].filter(Boolean).join(', '))}</li>
            ))}
          </ul>
          {why && <p className="font-semibold">{returnRequestCopy.why[why]}</p>}
          {paidBy && <p>{copy.paidBy[paidBy]}</p>}
          {text !== '' && (
            <p className="rounded-sm bg-paper-sunk px-3 py-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
          )}
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {photos.map((id, index) => (
              <li key={id}>
                <a href={addressOf(id)} target="_blank" rel="noreferrer">
                  <img
                    src={addressOf(id)}
                    alt={copy.photo(index + 1)}
                    width={96}
                    height={96}
                    loading="lazy"
                    className="size-24 rounded-sm border border-line object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
          <ol aria-label={copy.steps} className="grid gap-1 border-l-2 border-line pl-3 text-sm">
            {steps.map(({ state, at, note, by }) => (
              <li key={state}>
                {copy.state[state]}{' '}
                <span className="text-xs text-steel">
                  <Moment at={at} />
                  {by !== null && copy.by(by)}
                </span>
                {note !== '' && <span className="block wrap-anywhere">{note}</span>}
              </li>
            ))}
          </ol>
        </div>
        <RequestSteps request={request} />
      </article>
    </li>
  )
}

/** A photo comes with the person's own session. */
function addressOf(id: string): string {
  return `${officeBase}/return-requests/photo/${encodeURIComponent(id)}`
}

function StateOf({ request: { state, isLate, isOpen, answerBy } }: { request: OfficeReturnRequest }) {
  const due = momentInWords(answerBy)
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 rounded-sm px-2 py-1 text-xs font-semibold',
        isLate ? 'bg-bad-wash text-bad' : isOpen ? 'bg-paper-deep' : 'bg-good-wash text-good',
      )}
    >
      <Icon of={Clock} size={14} />
      {state === 'asked' ? (isLate ? copy.late : copy.answerBy)(due) : copy.state[state]}
    </p>
  )
}
