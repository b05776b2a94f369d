import type { DeliveryWay } from '../../../shared/delivery-ways.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../shared/order-statuses.ts'

/**
 * Mover of an order: its shopper, the people of the shop, a sale at the counter, whose goods are handed over at once, or a person who
 * hands an order over at the counter by its code (docs/decisions/211).
 */
export type Mover = 'shopper' | 'owner' | 'counter' | 'hand_over'

type Move = { from: OrderStatus; to: OrderStatus; by: readonly Mover[] }

/**
 * Every move an order can make, and who may make it (CONTRACT §4). What is not here cannot happen. The shop may cancel until
 * the goods leave; what was refused at the door or never arrived comes back as returned (docs/decisions/064).
 */
const moves: readonly Move[] = [
  { from: 'pending', to: 'confirmed', by: ['owner', 'counter'] },
  { from: 'confirmed', to: 'delivered', by: ['counter'] },
  { from: 'confirmed', to: 'packed', by: ['owner'] },
  { from: 'packed', to: 'delivered', by: ['hand_over'] },
  { from: 'packed', to: 'shipped', by: ['owner'] },
  { from: 'shipped', to: 'out_for_delivery', by: ['owner'] },
  { from: 'out_for_delivery', to: 'delivered', by: ['owner'] },
  { from: 'pending', to: 'cancelled', by: ['shopper', 'owner'] },
  { from: 'confirmed', to: 'cancelled', by: ['owner'] },
  { from: 'packed', to: 'cancelled', by: ['owner'] },
  { from: 'shipped', to: 'returned', by: ['owner'] },
  { from: 'out_for_delivery', to: 'returned', by: ['owner'] },
  { from: 'delivered', to: 'returned', by: ['owner'] },
]

/** Steps that the shop takes back: pressed too early, or on the wrong order. Nothing with a numbered paper is among them. */
const stepsBack: Partial<Record<OrderStatus, OrderStatus>> = {
  packed: 'confirmed',
  shipped: 'packed',
  out_for_delivery: 'shipped',
  delivered: 'out_for_delivery',
}

/** `not_allowed`: this one may never give that status. `order_state`: not from where the order is now. */
export type MoveRefusal = 'not_allowed' | 'order_state'

/** Returns whether `by` may move an order to a status at all, whatever it is now. */
export function mayEverMoveTo(to: OrderStatus, by: Mover): boolean {
  return moves.some((move) => move.to === to && move.by.includes(by))
}

/** Returns whether an order comes to a status by its way: what is picked up at the counter never travels. */
function isOnWay(to: OrderStatus, way: DeliveryWay): boolean {
  return way !== 'pickup' || (to !== 'shipped' && to !== 'out_for_delivery')
}

/** Returns null where `by` may move an order from one status to another, else the reason why not. */
export function refuseMove(
  from: OrderStatus,
  to: OrderStatus,
  by: Mover,
  way: DeliveryWay = 'delivery',
): MoveRefusal | null {
  if (!mayEverMoveTo(to, by)) return 'not_allowed'
  const isThere = moves.some((move) => move.from === from && move.to === to && move.by.includes(by))
  return isThere && isOnWay(to, way) ? null : 'order_state'
}

/** Returns the statuses to which `by` can move an order from here. */
export function nextStatuses(from: OrderStatus, by: Mover, way: DeliveryWay = 'delivery'): OrderStatus[] {
  const next = moves.filter((move) => move.from === from && move.by.includes(by)).map((move) => move.to)
  return next.filter((to) => isOnWay(to, way))
}

/** Returns whether a move from one status to another undoes the last step. */
export function isStepBack(from: OrderStatus, to: OrderStatus): boolean {
  return stepsBack[from] === to
}

/** Returns whether the last step of an order can be undone so: of what was paid at the counter nobody takes back that it was handed over. */
export function mayStepBack(
  from: OrderStatus,
  to: OrderStatus,
  { method, way = 'delivery' }: { method: PaymentMethod; way?: DeliveryWay },
): boolean {
  const isHandedOver = method === 'counter' && from === 'delivered'
  return !isHandedOver && isStepBack(from, to) && isOnWay(to, way)
}

/** Returns the payment status before an undone step: what was collected at the door is due again. */
export function paymentBefore(from: OrderStatus, payment: PaymentStatus): PaymentStatus {
  return from === 'delivered' && payment === 'collected' ? 'due' : payment
}

/** The way that an order has gone, without steps that were taken back: what its shopper is shown. */
export function wayWithoutStepsBack<Move extends { status: OrderStatus }>(moves: readonly Move[]): Move[] {
  const way: Move[] = []
  for (const move of moves) {
    const before = way.findIndex(({ status }) => status === move.status)
    if (before === -1) way.push(move)
    else way.length = before + 1
  }
  return way
}

interface Standing {
  status: OrderStatus
  payment_status: PaymentStatus
}

/** Returns whether goods of an order can come back: it has left. */
export function hasLeft({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'shipped' || status === 'out_for_delivery' || status === 'delivered'
}

/**
 * Returns whether a part of an order can come back or be credited: it has left, and its money is there. Cash that is still due
 * is collected or refused whole.
 */
export function mayComeBackInParts(order: Standing): boolean {
  return hasLeft(order) && (order.payment_status === 'paid' || order.payment_status === 'collected')
}

/** Returns whether all goods of an order that was paid are back: only its delivery charge can still be credited. */
export function isAllBack({ status, payment_status }: Standing): boolean {
  return status === 'returned' && (payment_status === 'refund_pending' || payment_status === 'refunded')
}

/** Returns whether the order will never arrive, so that its stock and its coupon use go back (CONTRACT §4). */
export function givesBack(to: OrderStatus): boolean {
  return to === 'cancelled'
}

/**
 * Returns the payment status after a move: cash is collected at the door, and never where the goods were refused there (`void`);
 * money that the shop has goes back when the order is cancelled or returned; everything else leaves it as it is.
 */
export function paymentAfter(to: OrderStatus, payment: PaymentStatus): PaymentStatus {
  if (to === 'delivered' && payment === 'due') return 'collected'
  if (to === 'returned' && payment === 'due') return 'void'
  const shopHasIt = payment === 'paid' || payment === 'collected'
  return (to === 'cancelled' || to === 'returned') && shopHasIt ? 'refund_pending' : payment
}
