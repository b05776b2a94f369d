import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { callOffice } from '../../api/call-office.ts'
import { ListFailed, ListLoading } from './list-states.tsx'
import { OrdersList } from './orders-list.tsx'

/** The results of a search. The last query wins. */
export function FoundOrders({ text, onEnd }: { text: string; onEnd: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'search', text],
    queryFn: ({ signal }) => callOffice('POST /orders/search', { body: { text }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={copy.found(text)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
        <h2 className="min-w-0 text-lg break-words">{copy.found(text)}</h2>
        <Button kind="quiet" onClick={onEnd}>
          {copy.endSearch}
        </Button>
      </div>
      {data?.more && <p className="mt-3 text-sm text-steel">{copy.foundMore}</p>}
      {error && <ListFailed error={error} hasRows={data !== undefined} onAgain={() => void refetch()} />}
      {!data && !error && <ListLoading />}
      {data?.data.length === 0 && <EmptyState icon={SearchX} title={copy.notFound} text={copy.notFoundText(text)} />}
      {data && data.data.length > 0 && (
        <OrdersList rows={data.data} label={copy.found(text)} fading={false} onChanged={() => void refetch()} />
      )}
    </section>
  )
}
