import { Inbox, ListFilter, RefreshCw, TriangleAlert } from 'lucide-react'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import type { OrderQueue } from '../../../shared/office/order-lists.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'

/** Orders came since the list was loaded: they are shown when somebody asks, never under the finger. */
export function NewsBand({ news, onShow }: { news: number; onShow: () => void }) {
  return (
    <div role="status">
      {news > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="mt-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-sm bg-signal-wash px-4 text-sm font-semibold text-signal-deep hover:bg-paper-deep"
        >
          <Icon of={RefreshCw} size={16} />
          {copy.news(news)} — {copy.show.toLowerCase()}
        </button>
      )}
    </div>
  )
}

/** Rows of the height of those to come; work that is quick shows nothing. */
export function ListLoading() {
  return (
    <LoadingPart text={copy.loading} className="mt-4">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-18 sm:h-14" />
      ))}
    </LoadingPart>
  )
}

/** The list could not be loaded; rows that were there stay below. */
export function ListFailed({ error, hasRows, onAgain }: { error: unknown; hasRows: boolean; onAgain: () => void }) {
  if (!hasRows) {
    return (
      <EmptyState icon={TriangleAlert} title={copy.failed} text={failureText(error, copy.failedText)}>
        <Button onClick={onAgain}>{copy.again}</Button>
      </EmptyState>
    )
  }
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm border border-bad/40 bg-bad-wash px-3 py-1 text-sm text-bad"
    >
      <p className="min-w-0 flex-1">
        <strong>{copy.failed}.</strong> {copy.failedText}
      </p>
      <Button kind="quiet" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  )
}

/** Nothing stands in the queue, or nothing fits the filters. */
export function NoOrders({ queue, filtered }: { queue: OrderQueue; filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState icon={ListFilter} title={copy.noMatch} text={copy.noMatchText}>
        <ButtonLink kind="ink" to={`/orders?queue=${queue}`}>
          {copy.clear}
        </ButtonLink>
      </EmptyState>
    )
  }
  const [title, text] = copy.empty[queue]
  return <EmptyState icon={Inbox} title={title} text={text} />
}
