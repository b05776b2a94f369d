import { orderNumberIn } from '../../shared/order-in-address.ts'
import { paths } from './paths.ts'

/** Link to the form of a complaint about an order, by whoever has this account; `orderNumber` '': about none. */
export function complaintLink(orderNumber: string, userId: string | undefined) {
  const query = orderNumber === '' ? '' : `?order=${encodeURIComponent(orderNumber)}`
  return { to: paths.grievance + query, state: { userId } }
}

/**
 * Returns the link that takes the place of an opened address which names an order and nobody: from then on it is this account's.
 * null where there is nothing to replace.
 */
export function complaintLinkOf(asked: string | null, state: unknown, userId: string | null) {
  const orderNumber = orderNumberIn(asked)
  const isOwned = ownerIn(state) !== undefined
  return orderNumber === null || userId === null || isOwned ? null : complaintLink(orderNumber, userId)
}

/**
 * Returns the order that the address of the form names, '' where it names none. The history keeps a link beyond the session of who
 * followed it: it is nobody else's.
 */
export function orderInLink(asked: string | null, state: unknown, userId: string | null): string {
  const followedBy = ownerIn(state)
  const isTheirs = followedBy === undefined || followedBy === userId
  return isTheirs ? (orderNumberIn(asked) ?? '') : ''
}

function ownerIn(state: unknown): unknown {
  return ((state ?? {}) as { userId?: unknown }).userId
}
