import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { type OrderQueue, orderQueues } from '../../../shared/office/order-lists.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { useMay } from '../../api/use-me.ts'
import { CursorPages } from '../../parts/cursor-pages.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { FoundOrders } from './found-orders.tsx'
import { InvoicedBefore } from './invoiced-before.tsx'
import { ListFailed, ListLoading, NewsBand, NoOrders } from './list-states.tsx'
import { ordersQuery, queuesQuery } from './orders-data.ts'
import { OrdersFilters } from './orders-filters.tsx'
import { OrdersList } from './orders-list.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import { RateChanges } from './rate-changes.tsx'
import { RequestsLink } from './requests-link.tsx'

/** The orders: queues as tabs, filters, search, and what can be done to several. Its address is what it shows. */
export default function OrdersScreen() {
  const [sought, setSought] = useState<string | null>(null)
  return (
    <>
      <ScreenHead title={copy.title}>
        <SearchField copy={copy} onSearch={(text) => setSought(text === '' ? null : text)} />
      </ScreenHead>
      {sought === null ? <Queue /> : <FoundOrders text={sought} onEnd={() => setSought(null)} />}
    </>
  )
}

function Queue() {
  const params = useSearchParams()
  const may = useMay()
  const queue = readQueue(params)
  const list = useQuery(ordersQuery(withQueue(params, queue)))
  const queues = useQuery(queuesQuery(list.data?.asOf)).data?.data
  const rows = list.data?.data
  const filtered = [...params.keys()].some((key) => key !== 'queue' && key !== 'sort' && key !== 'after')
  return (
    <>
      <div className="lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-4 lg:border-b lg:border-line">
        <QueueTabs current={queue} counts={queues?.queues} />
        <OrdersFilters params={params} customer={rows?.[0]?.customer ?? ''} />
      </div>
      {queue === 'coming_back' && may('orders.return') && <RequestsLink />}
      {queue === 'to_confirm' && may('orders.confirm') && <RateChanges />}
      {queue === 'to_confirm' && may('orders.edit') && <InvoicedBefore />}
      <NewsBand news={queues?.news ?? 0} onShow={() => void list.refetch()} />
      {list.error && <ListFailed error={list.error} hasRows={rows !== undefined} onAgain={() => void list.refetch()} />}
      {!rows && !list.error && <ListLoading />}
      {rows?.length === 0 && <NoOrders queue={queue} filtered={filtered} />}
      {rows && rows.length > 0 && (
        <OrdersList
          key={params.toString()}
          rows={rows}
          label={copy.listOf(copy.queues[queue])}
          view={withQueue(params, queue)}
          more={(list.data?.next ?? null) !== null || params.has('after')}
          fading={list.isPlaceholderData}
          onChanged={() => void list.refetch()}
        />
      )}
      <CursorPages copy={copy} path="/orders" params={params} next={list.data?.next ?? null} />
    </>
  )
}

/** Without filters the day's first work; with one, all orders. */
function readQueue(params: URLSearchParams): OrderQueue {
  const named = orderQueues.find((each) => each === params.get('queue'))
  return named ?? (params.size > 0 ? 'all' : 'to_confirm')
}

function withQueue(params: URLSearchParams, queue: OrderQueue): URLSearchParams {
  const view = new URLSearchParams(params)
  view.set('queue', queue)
  return view
}
