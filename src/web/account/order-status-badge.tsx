import { orders as copy } from '../../shared/copy/orders.ts'
import type { OrderStatus } from '../../shared/order-statuses.ts'
import { Badge } from '../../ui/badge.tsx'

const tones: Partial<Record<OrderStatus, 'good' | 'bad' | 'plain' | 'signal'>> = {
  pending: 'signal',
  delivered: 'good',
  cancelled: 'bad',
  returned: 'plain',
}

/** The status of an order; on its way it is teal. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status] ?? 'teal'}>{copy.status[status]}</Badge>
}
