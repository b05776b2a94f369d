import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderLabels } from '../../../shared/copy/office/order-labels.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Moment } from '../../parts/moment.tsx'
import { paymentWords, StatusBadge } from '../../parts/order-badges.tsx'
import { PickBadge } from '../../parts/pick-badge.tsx'
import { WayBadge } from '../../parts/way-badge.tsx'

/** The status of the order, how it is paid, and its age. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const { status, placedAt, deliveredAt, expectedDelivery } = order
  const isOver = status === 'cancelled' || status === 'returned'
  const arrives = deliveredAt ?? (isOver || order.deliveryWay === 'pickup' ? null : expectedDelivery)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StatusBadge {...order} />
      <WayBadge deliveryWay={order.deliveryWay} />
      {order.byPhone && <Badge tone="plain">{orderLabels.byPhone}</Badge>}
      {order.picking && (
        <>
          <PickBadge picking={order.picking.state} />
          <span>{copy.pickedBy(order.picking.by, order.picking.missing)}</span>
        </>
      )}
      {order.busStand && <span>{order.busStand}</span>}
      <span>{paymentWords(order)}</span>
      <span>
        {copy.placed} <Moment at={placedAt} className="figures" /> ({sayAge(placedAt)})
      </span>
      {arrives && (
        <span>
          {deliveredAt ? copy.delivered : copy.expected} <Moment at={arrives} className="figures" />
        </span>
      )}
    </span>
  )
}

function sayAge(at: string): string {
  const minutes = Math.floor((Date.now() - new Date(at).getTime()) / 60_000)
  if (minutes < 1) return copy.ago.now
  if (minutes < 60) return copy.ago.minutes(minutes)
  if (minutes < 48 * 60) return copy.ago.hours(Math.floor(minutes / 60))
  return copy.ago.days(Math.floor(minutes / 1440))
}
