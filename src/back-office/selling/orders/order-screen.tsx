import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderLabels } from '../../../shared/copy/office/order-labels.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import type { OrderQueue } from '../../../shared/office/order-lists.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { goWithout, LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { RecordFailed } from '../../parts/record-failed.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useKeys } from '../../parts/use-keys.ts'
import { Documents } from './documents.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoney } from './order-money.tsx'
import { orderQuery } from './orders-data.ts'
import { StepPanel } from './step-panel.tsx'

const linkedOrders = partLoader(() => import('./linked-orders.tsx'))
const notesOfOrder = partLoader(() => import('./order-notes.tsx'))
const storyOfOrder = partLoader(() => import('./order-history-timeline.tsx'))
const parcelsOfOrder = partLoader(() => import('./parcels-of-order.tsx'))
const pickupPart = partLoader(() => import('./pickup-part.tsx'))
const requestsOfOrder = partLoader(() => import('./requests-of-order.tsx'))

/** One order: what is to be done next, what is in it, who gets it, and everything that happened. */
export default function OrderScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const { data, error, refetch } = useQuery(orderQuery(params.id ?? ''))
  const order = data?.data
  if (order) return <Order order={order} />
  if (!error) return <Loading />
  return <RecordFailed error={error} copy={copy} list="/orders" onAgain={() => void refetch()} />
}

/** A new order that somebody looks at calls nobody any more. */
function useSeen({ _id: id, status }: OfficeOrder): void {
  const mayConfirm = useMay()('orders.confirm')
  const isNew = status === 'pending' && mayConfirm
  useEffect(() => {
    // where it does not get through, the order calls again: nothing is lost
    if (isNew) callOffice('POST /orders/{id}/seen', { params: { id } }).catch(() => undefined)
  }, [id, isNew])
}

function Order({ order }: { order: OfficeOrder }) {
  useSeen(order)
  const mayReturn = useMay()('orders.return')
  const queue = queues[order.status]
  const list = `/orders?queue=${queue}`
  const navigate = useNavigate()
  const leave = () => {
    navigate(list)
    return true
  }
  useKeys({ Escape: leave })
  return (
    <div>
      <BackLink to={list}>{copy.back(orderLabels.queues[queue])}</BackLink>
      <ScreenHead title={order.number} text={<OrderFacts order={order} />} />
      {order.pickup && <LazyPart part={pickupPart} props={{ order, pickup: order.pickup }} onFailure={goWithout} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <OrderItems order={order} />
        <div className="grid grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="max-lg:hidden">
            <StepPanel order={order} />
          </div>
          <OrderCustomer order={order} />
          <OrderAddress order={order} />
          <Documents order={order} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          {(order.paymentMethod !== 'counter' || order.byPhone) &&
            order.deliveryWay !== 'pickup' &&
            order.status !== 'pending' &&
            order.status !== 'cancelled' && <LazyPart part={parcelsOfOrder} props={{ order }} onFailure={goWithout} />}
          {mayReturn && order.status !== 'pending' && (
            <LazyPart part={requestsOfOrder} props={{ order }} onFailure={goWithout} />
          )}
          {order.paymentMethod !== 'counter' && (
            <LazyPart part={linkedOrders} props={{ order }} onFailure={goWithout} />
          )}
          {order.money && <OrderMoney order={order} money={order.money} />}
          <LazyPart part={notesOfOrder} props={{ order }} onFailure={goWithout} />
          <LazyPart part={storyOfOrder} props={{ events: order.events }} onFailure={goWithout} />
        </div>
      </div>
      <div className="reachable mt-6 bg-card [--below:-3.5rem] lg:hidden">
        <StepPanel order={order} brief />
      </div>
    </div>
  )
}

function Loading() {
  return (
    <LoadingPart text={copy.loading}>
      <Skeleton className="h-9 w-48" />
      <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </LoadingPart>
  )
}

const queues: Readonly<Record<OrderStatus, OrderQueue>> = {
  pending: 'to_confirm',
  confirmed: 'to_pack',
  packed: 'to_ship',
  shipped: 'on_the_way',
  out_for_delivery: 'on_the_way',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'coming_back',
}
