import { isShopsFault } from '../../../shared/return-payer.ts'
import type { ReturnReason } from '../../../shared/return-requests.ts'

/** Line of an order and pieces of it. */
export interface AskedLine {
  position: number
  pieces: number
}

/**
 * Line of an order as it was bought; `asked`: pieces in requests that were not refused, `returned`: pieces that came back, of these or
 * without a request.
 */
export interface BoughtLine {
  position: number
  quantity: number
  asked: number
  returned: number
  /** Sold as one that comes back only where it is wrong, damaged or defective. */
  returnable: boolean
}

/** Fault of the line at `index`: it is none of the order, named twice, not returnable, or more than was bought (`left`: what remains). */
export type LineFault =
  | { index: number; why: 'unknown' | 'twice' | 'not_returnable' }
  | { index: number; why: 'too_many' | 'came_back' | 'asked_already'; left: number }

/** Returns the first fault of what is asked back of an order, or null. Pieces are whole numbers from 1 on. */
export function faultOfAsked(
  lines: readonly AskedLine[],
  bought: readonly BoughtLine[],
  why: ReturnReason,
): LineFault | null {
  for (const [index, { position, pieces }] of lines.entries()) {
    const line = bought.find((each) => each.position === position)
    if (!line) return { index, why: 'unknown' }
    if (lines.findIndex((each) => each.position === position) < index) return { index, why: 'twice' }
    if (pieces > line.quantity) return { index, why: 'too_many', left: line.quantity }
    if (pieces > line.quantity - line.returned) return { index, why: 'came_back', left: line.quantity - line.returned }
    if (pieces > line.quantity - line.asked) return { index, why: 'asked_already', left: line.quantity - line.asked }
    if (!line.returnable && !isShopsFault(why)) return { index, why: 'not_returnable' }
  }
  return null
}

/** Returns whether two requests ask for the same pieces. */
export function isSameAsked(one: readonly AskedLine[], other: readonly AskedLine[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ position, pieces }) => other.some((each) => each.position === position && each.pieces === pieces))
  )
}
