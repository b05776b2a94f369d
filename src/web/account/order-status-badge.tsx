import { orderTones } from '../../shared/badge-tones.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import type { OrderStatus } from '../../shared/order-statuses.ts'
import { Badge } from '../../ui/badge.tsx'

/** The status of an order. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={orderTones[status]}>{copy.status[status]}</Badge>
}
