import { queryOptions, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { officeTicketCopy as copy } from '../../../shared/copy/office/tickets.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { TicketCard } from './ticket-card.tsx'

type Which = 'waiting' | 'solved'

const ticketsQuery = (which: Which, page: number) =>
  queryOptions({
    queryKey: ['tickets', which, page],
    queryFn: ({ signal }) => callOffice('GET /tickets', { query: { which, page }, signal }),
  })

/** Complaints: the open ones, late ones first, and the solved ones. */
export default function TicketsScreen() {
  const search = useSearchParams()
  const which: Which = search.get('which') === 'solved' ? 'solved' : 'waiting'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(ticketsQuery(which, page))
  const counts = query.data?.counts
  const waiting = counts ? counts.toAnswer + counts.toSolve : undefined
  const pageAddress = (to: number) => `/tickets?which=${which}&page=${to}`
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <Tabs
        label={copy.title}
        tabs={[
          {
            to: '/tickets',
            label: copy.waiting,
            here: which === 'waiting',
            ...(waiting !== undefined && { count: waiting }),
          },
          { to: '/tickets?which=solved', label: copy.solvedTab, here: which === 'solved' },
        ]}
      />
      <LoadedPart query={query}>
        {({ data, pageSize }) => (
          <>
            {data.length === 0 && <Nothing which={which} />}
            <ul className="grid grid-cols-1 gap-4">
              {data.map((ticket) => (
                <TicketCard key={ticket.number} ticket={ticket} />
              ))}
            </ul>
            <PageTurn copy={copy} page={page} more={data.length === pageSize} addressOf={pageAddress} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}

function Nothing({ which }: { which: Which }) {
  if (which === 'solved') return <EmptyState icon={MessageSquareText} title={copy.noneSolved} />
  return <EmptyState icon={MessageSquareText} title={copy.none} text={copy.noneText} />
}
