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

/** A shelf A-2 comes before A-10. */
function inWalkingOrder(one: PickLine, other: PickLine): number {
  if (one.shelf === null || other.shelf === null) {
    return Number(one.shelf === null) - Number(other.shelf === null) || compare(one.name, other.name)
  }
  return compare(one.shelf, other.shelf) || compare(one.name, other.name)
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
