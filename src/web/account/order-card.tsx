import type { Order } from '../../shared/contract/orders.ts'
import { ways } from '../../shared/copy/delivery-ways.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cutText } from '../../ui/cut-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

const picturesShown = 3

interface OrderCardProps {
  order: Order
  onShow: () => void
  onCancel: () => void
  onBuyAgain: () => void
}

/** One order of the history: what, how it stands, when it comes or came, and what can be done. */
export function OrderCard({ order, onShow, onCancel, onBuyAgain }: OrderCardProps) {
  const [first, ...others] = order.products
  const name = first?.name ?? ''
  const refund = refundOf(order)
  return (
    <article className="rounded-sm border border-line bg-card">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-paper-sunk px-4 py-2 text-xs text-steel">
        <p className="flex flex-wrap gap-x-1">
          <span className="figures font-semibold text-ink">{copy.number(order.number)}</span>
          <span aria-hidden="true" className="max-sm:hidden">
            ·
          </span>
          <span>{copy.placedOn(formatDate(order.createdAt))}</span>
        </p>
        <p className="figures text-sm font-bold text-ink">{formatRupees(order.totalAmount)}</p>
      </header>
      <div className="flex flex-wrap items-center gap-4 p-4">
        <div className="flex gap-1">
          {order.products.slice(0, picturesShown).map((line) => (
            <Picture
              key={`${line.productId} ${line.variantId}`}
              src={line.image}
              alt=""
              sizes="64px"
              most={192}
              width={64}
              height={64}
              className="size-16 rounded-xs border border-line bg-paper object-contain"
            />
          ))}
        </div>
        <div className="min-w-[min(12rem,100%)] flex-1">
          <h3 title={name} className="text-base font-stretch-100%!">
            {cutText(name, limits.cut.orderName)}
          </h3>
          {others.length > 0 && <p className="text-sm text-steel">{copy.others(others.length)}</p>}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <OrderStatusBadge status={order.status} />
            <Delivery order={order} />
            {refund && <Badge tone="plain">{copy.refund.badge[refund]}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-lg:w-full max-sm:*:grow max-sm:*:px-3">
          <Button kind="outline" onClick={onShow}>
            {endOf(order) ? copy.view : copy.track}
            <span className="sr-only">{copy.number(order.number)}</span>
          </Button>
          {order.status === 'pending' && (
            <Button kind="outline" onClick={onCancel}>
              {copy.cancel}
              <span className="sr-only">{copy.number(order.number)}</span>
            </Button>
          )}
          {order.status !== 'pending' && (
            <Button kind="outline" onClick={onBuyAgain}>
              {copy.again.button}
              <span className="sr-only">{copy.number(order.number)}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function Delivery({ order }: { order: Order }) {
  if (order.pickup && !endOf(order)) {
    const { code } = order.pickup
    return <span className="figures font-medium">{code ? ways.readyCode(code) : ways.names.pickup}</span>
  }
  const { label, day } = endOf(order) ?? { label: copy.expectedDelivery, day: order.expectedDelivery }
  return (
    <span>
      <span className="text-steel">{label}</span> <span className="figures font-medium">{formatDate(day)}</span>
    </span>
  )
}

/** Returns the end of an order, and its day; null while it is on its way. */
function endOf({ deliveredAt, status, timeline, updatedAt }: Order): { label: string; day: string } | null {
  if (deliveredAt) return { label: copy.deliveredOn, day: deliveredAt }
  if (status !== 'cancelled') return null
  return { label: copy.cancelledOn, day: timeline.findLast((move) => move.status === 'cancelled')?.at ?? updatedAt }
}

/** Returns the state of the refunds; cash is refunded by hand. A process of the former version sends no list of them. */
function refundOf({
  refund,
  refunds = [],
  paymentMethod,
  paymentStatus,
}: Order): keyof typeof copy.refund.badge | null {
  if (refund) return refund.status
  if (refunds.length > 0) return refunds.every(({ status }) => status === 'processed') ? 'processed' : 'byHand'
  if (paymentStatus === 'refund_pending') return paymentMethod === 'online' ? 'pending' : 'byHand'
  return paymentStatus === 'refunded' ? 'processed' : null
}
