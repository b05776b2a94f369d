import { inWalkingOrder } from '../../../../../domain/selling/picking/walking-order.ts'
import type { StoredLine, StoredOrder } from '../../../orders/stored-order.ts'

/** An item of a pick list: where it lies, how many are taken, and for which orders. */
export interface PickLine {
  shelf: string | null
  name: string
  pieces: number
  orders: { number: string; pieces: number }[]
}

type PickedOrder = Pick<StoredOrder, 'number'> & {
  lines: Pick<StoredLine, 'product_id' | 'variant_id' | 'name' | 'variant_name' | 'quantity'>[]
}

/**
 * Adds up what orders need, each item once, in the order in which the shelves are walked; items without a shelf are last.
 * `shelves`: those of all lines, one order's after the other's.
 */
export function pickLines(orders: readonly PickedOrder[], shelves: readonly (string | null)[]): PickLine[] {
  const found = new Map<string, PickLine>()
  const lines = orders.flatMap(({ number, lines }) => lines.map((line) => ({ number, line })))
  for (const [at, { number, line }] of lines.entries()) {
    const key = JSON.stringify([line.product_id, line.variant_id])
    const name = line.variant_name ? `${line.name}, ${line.variant_name}` : line.name
    const item = found.get(key) ?? { shelf: shelves[at] ?? null, name, pieces: 0, orders: [] }
    item.pieces += line.quantity
    item.orders.push({ number, pieces: line.quantity })
    found.set(key, item)
  }
  return [...found.values()].sort(inWalkingOrder)
}
