import { useQuery } from '@tanstack/react-query'
import { grievance } from '../../shared/copy/grievance.ts'
import { legal } from '../../shared/copy/legal-text.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { paths } from '../router/paths.ts'
import { readTicketLink, type TicketKey } from '../router/ticket-link.ts'
import { useHydrated } from '../session/use-hydrated.ts'
import { PageHead } from '../site/page-head.tsx'
import { TicketLookup } from './ticket-lookup.tsx'
import { ticketQuery } from './ticket-query.ts'
import { TicketView } from './ticket-view.tsx'

const copy = grievance.ticket
const crumbs = [
  { label: legal.home, to: paths.home },
  { label: grievance.title, to: paths.grievance },
  { label: copy.title },
]

/** Page of a complaint: the one that the address names, else the one that is asked for. */
export default function TicketPage() {
  const { hash } = useLocation()
  // the server knows nothing of what is behind the #
  const opens = readTicketLink(useHydrated() ? hash : '')
  return (
    <div className="page py-4 md:py-6">
      <PageHead title={copy.title} description={copy.intro} path={paths.ticket} hidden />
      <Breadcrumb label={legal.breadcrumb} crumbs={crumbs} />
      <h1 className="border-b border-ink pb-2 text-2xl md:text-3xl">{copy.title}</h1>
      <div className="mt-6 max-w-3xl">
        {opens ? <OpenedTicket key={opens.number} opens={opens} /> : <TicketLookup />}
        <Link to={paths.grievance} className="mt-6 inline-flex min-h-11 items-center font-medium underline">
          {copy.complain}
        </Link>
      </div>
    </div>
  )
}

function OpenedTicket({ opens }: { opens: TicketKey }) {
  const ticket = useQuery(ticketQuery(opens))
  if (ticket.data) return <TicketView ticket={ticket.data} />
  if (ticket.isPending) return <Spinner size={24} label={copy.loading} />
  const problem = failureText(ticket.error, copy.failed)
  if (hasStatus(ticket.error, 404)) return <TicketLookup problem={problem} number={opens.number} />
  return (
    <div className="grid justify-items-start gap-4">
      <FormAlert text={problem} />
      <Button kind="outline" pending={ticket.isFetching} onClick={() => ticket.refetch()}>
        {copy.again}
      </Button>
    </div>
  )
}
