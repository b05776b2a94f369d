import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { orderLabels } from '../../../shared/copy/office/order-labels.ts'
import { officeRequestCopy as copy } from '../../../shared/copy/office/return-requests.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { returnRequestsQuery } from '../../api/requests-query.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { RequestCard } from './request-card.tsx'

/** Requests of customers to return or to cancel: the open ones, those first whose answer is due first, the closed ones, or those of an order. */
export default function ReturnRequestsScreen() {
  const search = useSearchParams()
  const order = search.get('order') ?? undefined
  const which = search.get('which') === 'closed' ? 'closed' : 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(returnRequestsQuery(order ? { which: 'all', order } : { which, page }))
  const counts = query.data?.counts
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={order ? `/orders/${order}` : '/orders?queue=coming_back'}>
        {order ? copy.order : orderLabels.queues.coming_back}
      </BackLink>
      <ScreenHead title={copy.title} text={copy.text} />
      {!order && (
        <Tabs
          label={copy.title}
          tabs={[
            { to: '/return-requests', label: copy.open, here: which === 'open', ...(counts && { count: counts.open }) },
            { to: '/return-requests?which=closed', label: copy.closed, here: which === 'closed' },
          ]}
        />
      )}
      <LoadedPart query={query}>
        {({ data, pageSize }) => (
          <>
            {data.length === 0 && <Nothing which={which} />}
            <ul className="grid grid-cols-1 gap-4">
              {data.map((request) => (
                <RequestCard key={request.number} request={request} />
              ))}
            </ul>
            {!order && (
              <PageTurn
                copy={copy}
                page={page}
                more={data.length === pageSize}
                addressOf={(to) => `/return-requests?which=${which}&page=${to}`}
              />
            )}
          </>
        )}
      </LoadedPart>
    </div>
  )
}

function Nothing({ which }: { which: 'open' | 'closed' }) {
  if (which === 'closed') return <EmptyState icon={PackageOpen} title={copy.noneClosed} />
  return <EmptyState icon={PackageOpen} title={copy.none} text={copy.noneText} />
}
