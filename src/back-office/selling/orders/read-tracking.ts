import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'

type Listed = Pick<OrderRow, '_id' | 'number'>

/** Tracking numbers by the order's id. */
export type TrackingNumbers = Readonly<Record<string, string>>

/** Pasted tracking numbers, and a sentence for each line that did not match. */
interface PastedTracking {
  numbers: Record<string, string>
  faults: string[]
}

/**
 * Reads pasted lines: "order number<TAB or comma>tracking number", or tracking numbers alone, in the order of the list (from
 * `start` on). Of these an empty line leaves its order out, as an empty cell of a sheet does.
 */
export function readTracking(text: string, rows: readonly Listed[], start = 0): PastedTracking {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
  const byNumber = new Map(rows.flatMap((row) => keysOf(row.number).map((key) => [key, row] as const)))
  const cells = lines.map((line) => cellsOf(line, byNumber))
  return cells.some((each) => each.length > 1) ? readPairs(cells, byNumber) : readInOrder(cells, rows, start, byNumber)
}

function readPairs(cells: readonly string[][], byNumber: ReadonlyMap<string, Listed>): PastedTracking {
  const numbers: Record<string, string> = {}
  const faults: string[] = []
  for (const [index, [order = '', tracking]] of cells.entries()) {
    const line = index + 1
    const row = byNumber.get(keyOf(order))
    if (order === '' && !tracking) continue
    if (!row) faults.push(copy.notListed(line, order))
    else if (tracking === undefined) faults.push(copy.noTracking(line, row.number))
    else if (numbers[row._id] !== undefined) faults.push(copy.twice(line, row.number))
    else if (tracking !== '') numbers[row._id] = tracking
  }
  return { numbers, faults }
}

function readInOrder(
  cells: readonly string[][],
  rows: readonly Listed[],
  start: number,
  byNumber: ReadonlyMap<string, Listed>,
): PastedTracking {
  const numbers: Record<string, string> = {}
  const faults: string[] = []
  for (const [index, [tracking = '']] of cells.entries()) {
    const row = rows[start + index]
    const named = byNumber.get(keyOf(tracking))
    if (tracking === '') continue
    if (named) faults.push(copy.noTracking(index + 1, named.number))
    else if (row) numbers[row._id] = tracking
    else faults.push(copy.tooMany(index + 1, tracking))
  }
  return { numbers, faults }
}

/** The cells of a line; one that begins with an order's number may have a space behind it instead of a tab. */
function cellsOf(line: string, byNumber: ReadonlyMap<string, Listed>): string[] {
  const cells = line.split(/[\t,;]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  const spaced = cells.length === 1 ? /^(\S+)\s+(.+)$/.exec(line.trim()) : null
  return spaced && byNumber.has(keyOf(spaced[1] ?? '')) ? spaced.slice(1) : cells
}

/** An order's number in any case, with or without `#`, dash and letters. */
function keysOf(number: string): string[] {
  const key = keyOf(number)
  return [key, key.replace(/^\D+/, '')]
}

function keyOf(number: string): string {
  return number.toUpperCase().replace(/[#\s-]/g, '')
}

/** Returns the sentence about each tracking number that is too long or given twice, by the order's id. */
export function trackingFaults(rows: readonly Listed[], numbers: TrackingNumbers): Record<string, string> {
  const first = new Map<string, Listed>()
  const faults: Record<string, string> = {}
  for (const row of rows) {
    const number = (numbers[row._id] ?? '').trim().toUpperCase()
    const other = first.get(number)
    if (number.length > deskLimits.trackingMax) faults[row._id] = copy.tooLong(deskLimits.trackingMax)
    else if (number !== '' && other) faults[row._id] = copy.sameAs(other.number)
    else first.set(number, row)
  }
  return faults
}
