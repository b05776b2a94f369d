import type { Order } from '../../shared/contract/orders.ts'
import { type OrderStatus, orderStatuses } from '../../shared/order-statuses.ts'

/** A step of an order's way; `at` is when it was made. */
export interface OrderStep {
  status: OrderStatus
  state: 'done' | 'now' | 'ahead'
  at: string | null
  /** Note on what else it did. */
  note: string | null
}

const usualWay: readonly OrderStatus[] = orderStatuses.slice(0, orderStatuses.indexOf('delivered') + 1)

/** The way of an order from placing to where it ends: delivered, cancelled, or returned. */
export function orderSteps({
  status: present,
  timeline,
  deliveryWay,
}: Pick<Order, 'status' | 'timeline' | 'deliveryWay'>): OrderStep[] {
  // what is picked up at the counter never travels
  const travels = (status: OrderStatus) => status !== 'shipped' && status !== 'out_for_delivery'
  const way = deliveryWay === 'pickup' ? wayOf(present).filter(travels) : wayOf(present)
  const reached = way.indexOf(present)
  const steps = way.map((status, index) => {
    const move = timeline.find((each) => each.status === status)
    const state = index < reached ? ('done' as const) : index === reached ? ('now' as const) : ('ahead' as const)
    return { status, state, at: move?.at ?? null, note: move?.note ?? null }
  })
  // what was refused at the door came back without having been delivered
  return present === 'returned' ? steps.filter(({ state, at }) => state === 'now' || at !== null) : steps
}

function wayOf(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'cancelled') return ['pending', 'cancelled']
  return status === 'returned' ? [...usualWay, 'returned'] : usualWay
}
