import { useEffect, useRef } from 'react'
import { phoneOrders as copy } from '../../../shared/copy/office/phone-orders.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/router/link.tsx'
import type { OfficeAnswer } from '../../api/call-office.ts'

/** An order by phone that was placed. */
export type PlacedOrder = OfficeAnswer<'POST /counter/orders'>['data']

/** Shows the number of an order by phone and what is to be given back, and leads to it: the focus stands on it. */
export default function OrderPlaced({ order, onNext }: { order: PlacedOrder; onNext: () => void }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.querySelector('a')?.focus(), [])
  return (
    <section ref={section} aria-live="polite" className="grid gap-4 rounded-sm border border-line bg-card p-5">
      <div>
        <h2 className="figures text-2xl">{copy.placedTitle(order.number)}</h2>
        <p className="figures text-steel">
          {[formatRupees(order.total), order.changeDue > 0 && copy.changeDue(formatRupees(order.changeDue))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {order.invoice === null && <p className="text-steel">{copy.toConfirm}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={`/orders/${order._id}`}
          className="inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink"
        >
          {copy.openOrder}
        </Link>
        <Button onClick={onNext}>{copy.next}</Button>
      </div>
    </section>
  )
}
