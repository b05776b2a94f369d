import { useEffect, useRef } from 'react'
import type { CappedCount } from '../../../shared/contract/office/order-shapes.ts'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { type OrderQueue, orderQueues } from '../../../shared/office/order-lists.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'

/** The queues with how many orders stand in each; on a phone the row is pushed sideways. */
export function QueueTabs({
  current,
  counts,
}: {
  current: OrderQueue
  counts: Record<OrderQueue, CappedCount> | undefined
}) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another queue another tab has to be seen
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={copy.tabs} className="-mx-(--bleed) border-b border-line lg:mx-0 lg:border-b-0">
      <ul ref={row} className="no-scrollbar relative flex gap-1 overflow-x-auto px-(--bleed) lg:px-0">
        {orderQueues.map((queue) => {
          const isHere = queue === current
          const count = counts?.[queue]
          return (
            <li key={queue} className="shrink-0">
              <Link
                to={`/orders?queue=${queue}`}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2 border-b-2 px-2.5 text-sm font-semibold whitespace-nowrap',
                  isHere ? 'border-signal text-ink' : 'border-transparent text-steel hover:text-ink',
                )}
              >
                {copy.queues[queue]}
                <span
                  className={classNames(
                    'figures min-w-6 rounded-full px-1.5 text-center text-xs leading-5',
                    isHere ? 'bg-ink text-on-ink' : 'bg-paper-deep text-ink',
                    !count && 'invisible',
                  )}
                >
                  {count ? copy.count(count.count, count.more) : '0'}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
