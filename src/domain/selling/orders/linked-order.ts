import { linkedOrderLimits } from '../../../shared/linked-order-limits.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../shared/order-statuses.ts'

/** Facts of an order that decide whether goods can be added to it as an order of their own. */
export interface FirstOrder {
  status: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** It follows another one itself. */
  isLinked: boolean
  /** Orders that follow it. */
  followers: number
}

/** Reason why no order follows another one. */
export type AdditionRefusal = 'editable' | 'ended' | 'delivered' | 'linked' | 'too_many'

/**
 * Returns why goods are not added to an order as an order of their own, with its own invoice; null where they are. Before its invoice
 * an unpaid order is edited instead (issue 28, line 6).
 */
export function refuseAddition(order: FirstOrder): AdditionRefusal | null {
  const { status, paymentMethod, paymentStatus, isLinked, followers } = order
  if (status === 'cancelled' || status === 'returned') return 'ended'
  if (status === 'delivered' || paymentMethod === 'counter') return 'delivered'
  if (isLinked) return 'linked'
  if (status === 'pending' && paymentStatus === 'due') return 'editable'
  return followers >= linkedOrderLimits.followersMost ? 'too_many' : null
}

/** Returns whether added goods travel with an order: it has not left, so the way costs nothing more. */
export function goesAlong(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'packed'
}

/** Returns the number of the order that follows another one after so many others: BMS-100123/A, then /B. */
export function linkedNumber(first: string, before: number): string {
  return `${first}/${String.fromCharCode('A'.charCodeAt(0) + before)}`
}
