import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '../../shared/contract/orders.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { failureText } from '../../ui/api-failure.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paths } from '../router/paths.ts'
import { partFailed } from '../shell/part-failed.ts'
import { OrderCard } from './order-card.tsx'
import { OrderStatusDialog } from './order-status-dialog.tsx'
import { ordersQuery } from './orders-query.ts'
import { useCancelOrder } from './use-cancel-order.ts'

const buyAgain = partLoader(() => import('./buy-again.tsx'))

/** The orders, with the window of one of them and the question before one is cancelled (SPEC §2). */
export function OrderHistory() {
  const history = useQuery(ordersQuery())
  if (history.data?.length === 0) {
    return (
      <EmptyState icon={PackageOpen} title={copy.empty} text={copy.emptyText}>
        <ButtonLink to={paths.products}>{copy.browse}</ButtonLink>
      </EmptyState>
    )
  }
  if (!history.data && history.isError) {
    return (
      <ErrorFallback
        title={copy.failedTitle}
        message={failureText(history.error, copy.failedText)}
        reloadLabel={copy.reload}
        onReload={() => history.refetch()}
      />
    )
  }
  if (!history.data) return <Loading />
  return <OrderList orders={history.data} />
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  const [shownId, setShownId] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Order | null>(null)
  const [again, setAgain] = useState<Order | null>(null)
  const cancel = useCancelOrder()
  const shown = orders.find((order) => order._id === shownId)
  return (
    <>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard
              order={order}
              onShow={() => setShownId(order._id)}
              onCancel={() => setLeaving(order)}
              onBuyAgain={() => setAgain(order)}
            />
          </li>
        ))}
      </ul>
      {shown && <OrderStatusDialog order={shown} onClose={() => setShownId(null)} />}
      {again && (
        <LazyPart
          part={buyAgain}
          props={{ order: again, onClose: () => setAgain(null) }}
          onFailure={partFailed(() => setAgain(null))}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={copy.cancelTitle}
          question={copy.cancelQuestion}
          confirmLabel={copy.cancelConfirm}
          keepLabel={copy.cancelKeep}
          pending={cancel.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => cancel.mutate(leaving._id, { onSettled: () => setLeaving(null) })}
        />
      )}
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="mt-4 grid gap-3">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
