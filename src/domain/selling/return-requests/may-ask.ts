import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { returnsEnd } from '../../../shared/returns-end.ts'

/** Reasons why goods of an order cannot be asked back now; `over`: since `endedAt`. */
export type ReturnRefusal = { why: 'not_delivered' | 'came_back' | 'cancelled' } | { why: 'over'; endedAt: Date }

/**
 * Returns null where goods of an order may be asked back at `now`: it is delivered, and not more than `days` days ago by Indian
 * time; else the reason why not.
 */
export function refuseReturn(
  { status, deliveredAt }: { status: OrderStatus; deliveredAt: Date | null },
  days: number,
  now: Date,
): ReturnRefusal | null {
  if (status === 'returned') return { why: 'came_back' }
  if (status === 'cancelled') return { why: 'cancelled' }
  if (status !== 'delivered' || !deliveredAt) return { why: 'not_delivered' }
  const endedAt = returnsEnd(deliveredAt, days)
  return now < endedAt ? null : { why: 'over', endedAt }
}

/** Reasons why a cancellation cannot be asked for: it can be cancelled at once, it has left, it has arrived, or it is at its end. */
export type CancelRefusal = 'pending' | 'left' | 'delivered' | 'ended'

const refusals: Record<OrderStatus, CancelRefusal | null> = {
  pending: 'pending',
  confirmed: null,
  packed: null,
  shipped: 'left',
  out_for_delivery: 'left',
  delivered: 'delivered',
  cancelled: 'ended',
  returned: 'ended',
}

/** Returns null where a cancellation may be asked for: after the confirmation and before the goods leave; else the reason why not. */
export function refuseCancellation(status: OrderStatus): CancelRefusal | null {
  return refusals[status]
}
