import { CircleCheck, Copy } from 'lucide-react'
import { ticketTones } from '../../shared/badge-tones.ts'
import type { Ticket } from '../../shared/contract/support.ts'
import { grievance } from '../../shared/copy/grievance.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { paths } from '../router/paths.ts'
import { isFreshTicket } from '../router/ticket-link.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'

const copy = grievance.ticket

/** A complaint: its number, how far it is and until when, and what was written. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const { state } = useLocation()
  return (
    <>
      {isFreshTicket(state) && (
        <p className="mb-4 flex items-center gap-2 text-lg font-semibold text-good">
          <Icon of={CircleCheck} size={24} />
          {copy.fresh}
        </p>
      )}
      <section aria-labelledby="number" className="rounded-md border border-line bg-card px-4 py-5 sm:px-6 sm:py-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="number" className="figures text-2xl select-all">
            {ticket.number}
          </h2>
          <Badge tone={ticketTones[ticket.state]}>{copy.state[ticket.state]}</Badge>
        </div>
        <Clocks ticket={ticket} />
        <p className="mt-5 border-t border-line pt-4 text-sm text-steel">{copy.keep}</p>
        <Button kind="outline" className="mt-3" onClick={copyLink}>
          <Icon of={Copy} size={18} />
          {copy.copyLink}
        </Button>
      </section>
      <Messages ticket={ticket} />
      <Link to={paths.ticket} className="mt-6 mr-6 inline-flex min-h-11 items-center font-medium underline">
        {copy.another}
      </Link>
    </>
  )
}

function Clocks({ ticket }: { ticket: Ticket }) {
  const { receivedAt, answeredAt, answerBy, solvedAt, solveBy, orderNumber } = ticket
  const facts: [string, string][] = [
    [copy.received, formatMoment(receivedAt)],
    answeredAt ? [copy.answered, formatMoment(answeredAt)] : [copy.answerBy, formatMoment(answerBy)],
    solvedAt ? [copy.solved, formatMoment(solvedAt)] : [copy.solveBy, formatMoment(solveBy)],
    ...(orderNumber ? [[copy.order, orderNumber] satisfies [string, string]] : []),
  ]
  return (
    <>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-steel">{name}</dt>
            <dd className="figures font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isLate(ticket) && (
        <p className="mt-4 rounded-sm border border-bad/40 bg-bad-wash px-3 py-2.5 text-sm font-medium text-bad">
          {copy.late}
        </p>
      )}
    </>
  )
}

/** By this device's clock: this is seen in the browser only. */
function isLate({ state, answerBy, solveBy }: Ticket): boolean {
  const due = { open: answerBy, answered: solveBy, solved: null }[state]
  return due !== null && new Date(due).getTime() < Date.now()
}

function Messages({ ticket }: { ticket: Ticket }) {
  const { name } = useShopFacts()
  return (
    <section aria-labelledby="messages" className="mt-8">
      <h2 id="messages" className="mb-3 text-xl">
        {copy.messages}
      </h2>
      <ol className="grid gap-3">
        {ticket.messages.map(({ author, text, at }) => (
          <li
            key={at + author}
            className={`rounded-md border border-line px-4 py-3 ${author === 'shop' ? 'bg-teal-wash sm:ml-8' : 'bg-card sm:mr-8'}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{author === 'shop' ? name : copy.you}</span>
              <span className="figures text-steel">{formatMoment(at)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    toast.success(copy.copied)
  } catch {
    toast.error(copy.notCopied)
  }
}
