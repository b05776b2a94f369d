import { type Order, type OrderStatus, orderStatuses } from '../../shared/contract/orders.ts'

/** A step of an order's way; `at` is when it was made. */
export interface OrderStep {
  status: OrderStatus
  state: 'done' | 'now' | 'ahead'
  at: string | null
}

const usualWay: readonly OrderStatus[] = orderStatuses.slice(0, orderStatuses.indexOf('delivered') + 1)

/** The way of an order from placing to where it ends: delivered, cancelled, or returned. */
export function orderSteps({ status: present, timeline }: Pick<Order, 'status' | 'timeline'>): OrderStep[] {
  const way = wayOf(present)
  const reached = way.indexOf(present)
  return way.map((status, index) => ({
    status,
    state: index < reached ? 'done' : index === reached ? 'now' : 'ahead',
    at: timeline.find((move) => move.status === status)?.at ?? null,
  }))
}

function wayOf(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'cancelled') return ['pending', 'cancelled']
  return status === 'returned' ? [...usualWay, 'returned'] : usualWay
}
