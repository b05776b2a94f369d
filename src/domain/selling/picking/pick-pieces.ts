import type { OrderStatus } from '../../../shared/order-statuses.ts'
import type { PickState } from '../../../shared/picking.ts'

/** An item of an order: `quantity` pieces are ordered, `taken` are off the shelf for it. */
export interface PickedItem {
  quantity: number
  taken: number
  /** On this walk somebody found too few of it. */
  short: boolean
}

type Placed = Pick<PickedItem, 'quantity' | 'taken'>

/** Counts the pieces that are still to be taken off the shelf: only a confirmed order is picked. */
export function piecesToTake(status: OrderStatus, { quantity, taken }: Placed): number {
  return status === 'confirmed' ? Math.max(0, quantity - taken) : 0
}

/** Counts the pieces that go back to the shelf: all of a cancelled order, and what is more than the order has by now. */
export function piecesToPutBack(status: OrderStatus, { quantity, taken }: Placed): number {
  if (status === 'cancelled') return Math.max(0, taken)
  return status === 'confirmed' ? Math.max(0, taken - quantity) : 0
}

/**
 * Returns how far an order is, as if it were to be packed: of one that is packed already it holds again once packing is taken back.
 * `isOnWalk`: its walk has not ended.
 */
export function pickStateOf(items: readonly PickedItem[], isOnWalk: boolean): PickState {
  const isTaken = items.some(({ taken }) => taken > 0)
  const missing = items.filter((item) => piecesToTake('confirmed', item) > 0)
  if (missing.length === 0) return 'picked'
  if (missing.some(({ short }) => short)) return 'short'
  if (isOnWalk) return 'picking'
  return isTaken ? 'part' : 'none'
}

/** Something that a tap says of an order's item: so many were taken, or put back. */
export interface PickTap {
  kind: 'take' | 'back'
  pieces: number
}

/** `packed`: the order is packed, or has left. `much`: only `left` pieces can be taken or put back. */
export type TapFault = { why: 'packed' } | { why: 'much'; left: number }

/**
 * Returns what is wrong with a tap; null: it can be recorded. A piece that was taken while the order was cancelled is recorded, so that
 * it is put back.
 */
export function faultOfTap(status: OrderStatus, { quantity, taken }: Placed, tap: PickTap): TapFault | null {
  if (tap.kind === 'back') return tap.pieces > taken ? { why: 'much', left: Math.max(0, taken) } : null
  if (status !== 'confirmed' && status !== 'cancelled') return { why: 'packed' }
  const left = Math.max(0, quantity - taken)
  return tap.pieces > left ? { why: 'much', left } : null
}
