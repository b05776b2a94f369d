import { type Order, type OrderStatus, orderStatuses } from '../../shared/contract/orders.ts'

/** A step of an order's way; `at` is the moment where it is known. */
export interface OrderStep {
  status: OrderStatus
  state: 'done' | 'now' | 'ahead'
  at: string | null
}

const usualWay: readonly OrderStatus[] = orderStatuses.slice(0, orderStatuses.indexOf('delivered') + 1)

/** The way of an order from placing to where it ends: delivered, cancelled, or returned. */
export function orderSteps(order: Pick<Order, 'status' | 'createdAt' | 'updatedAt' | 'deliveredAt'>): OrderStep[] {
  const way = wayOf(order.status)
  const present = way.indexOf(order.status)
  return way.map((status, index) => ({
    status,
    state: index < present ? 'done' : index === present ? 'now' : 'ahead',
    at: momentOf(order, status),
  }))
}

function wayOf(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'cancelled') return ['pending', 'cancelled']
  return status === 'returned' ? [...usualWay, 'returned'] : usualWay
}

function momentOf(order: Pick<Order, 'status' | 'createdAt' | 'updatedAt' | 'deliveredAt'>, status: OrderStatus) {
  if (status === 'pending') return order.createdAt
  if (status === 'delivered') return order.deliveredAt
  return status === order.status ? order.updatedAt : null
}
