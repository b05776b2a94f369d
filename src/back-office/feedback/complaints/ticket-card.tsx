import { Clock, Phone } from 'lucide-react'
import type { OfficeTicket } from '../../../shared/contract/office/tickets.ts'
import { officeTicketCopy as copy } from '../../../shared/copy/office/tickets.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useMay } from '../../api/use-me.ts'
import { Moment, momentInWords } from '../../parts/moment.tsx'
import { TicketAnswer } from './ticket-answer.tsx'

/** One complaint: who, what was said, until when it has to be answered or solved. */
export function TicketCard({ ticket }: { ticket: OfficeTicket }) {
  const mayAnswer = useMay()('tickets.answer')
  const { number, state, name, userId, phone, email, orderNumber, messages } = ticket
  return (
    <li className="rounded-sm border border-line bg-card">
      <article aria-label={number}>
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
          <div className="min-w-0">
            <h2 className="figures text-lg">{number}</h2>
            <p className="text-sm text-steel">
              {userId === null ? (
                name
              ) : (
                <Link to={`/customers/${userId}`} className="text-teal underline underline-offset-4">
                  {name}
                </Link>
              )}
              {email && ` · ${email}`}
              {orderNumber && ` · ${copy.order} ${orderNumber}`}
            </p>
          </div>
          <Clocks ticket={ticket} />
        </header>
        <ol className="grid grid-cols-1 gap-3 px-4 py-4 sm:px-5">
          {messages.map(({ author, text, at }) => (
            <li
              key={at + author}
              className={classNames(
                'max-w-[92%] rounded-sm px-3 py-2',
                author === 'shop' ? 'justify-self-end bg-teal-wash' : 'bg-paper-sunk',
              )}
            >
              <p className="mb-1 text-xs text-steel">
                {author === 'shop' ? copy.theShop : name} · <Moment at={at} />
              </p>
              <p className="whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ol>
        {phone && (
          <p className="px-4 pb-3 sm:px-5">
            <a
              href={`tel:+91${phone}`}
              className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal hover:underline"
            >
              <Icon of={Phone} size={16} />
              {copy.call(phone)}
            </a>
          </p>
        )}
        {state !== 'solved' && mayAnswer && <TicketAnswer ticket={ticket} />}
      </article>
    </li>
  )
}

/** The next step of a complaint, and its deadline. */
function Clocks({ ticket: { state, answerBy, solveBy, solvedAt, isLate } }: { ticket: OfficeTicket }) {
  const due = momentInWords(state === 'open' ? answerBy : solveBy)
  const text =
    state === 'solved'
      ? copy.solvedOn(momentInWords(solvedAt ?? solveBy))
      : state === 'open'
        ? (isLate ? copy.lateAnswer : copy.answerBy)(due)
        : (isLate ? copy.lateSolution : copy.solveBy)(due)
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 rounded-sm px-2 py-1 text-xs font-semibold',
        isLate ? 'bg-bad-wash text-bad' : state === 'solved' ? 'bg-good-wash text-good' : 'bg-paper-deep',
      )}
    >
      <Icon of={Clock} size={14} />
      {text}
    </p>
  )
}
