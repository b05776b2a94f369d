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
 * `start` on). Of these an empty line leaves its order out, as an empty cell of a sheet does; a heading is left away, and more
 * lines than orders fill nothing.
 */
export function readTracking(text: string, rows: readonly Listed[], start = 0): PastedTracking {
  const lines = text.replace(/[\r\n]\s*$/, '').split(/\r\n|\r|\n/)
  const byNumber = byNumberOf(rows)
  const isOrder = orderNumberCheck(rows)
  const cells = lines.map((line) => cellsOf(line, isOrder))
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
  const values = cells.map(([value = '']) => value)
  const heading = headingLines(values)
  const open = rows.slice(start)
  const count = values.length - heading
  if (count > open.length) return { numbers, faults: [copy.tooMany(count, open.length)] }
  for (const [index, row] of open.entries()) {
    const line = heading + index + 1
    const value = values[line - 1] ?? ''
    const named = byNumber.get(keyOf(value))
    if (value === '') continue
    if (named) faults.push(copy.noTracking(line, named.number))
    else if (hasDigit(value)) numbers[row._id] = value
    else faults.push(copy.noDigit(line, value))
  }
  return { numbers, faults }
}

/** Returns the number of lines up to the heading of a column, which has no digit; 0: it has none. */
function headingLines(values: readonly string[]): number {
  const first = values.findIndex((value) => value !== '')
  return hasDigit(values[first] ?? '0') ? 0 : first + 1
}

function hasDigit(value: string): boolean {
  return /\d/.test(value)
}

/** The cells of a line; one that begins with an order's number may have a space behind it instead of a tab. */
function cellsOf(line: string, isOrder: (word: string) => boolean): string[] {
  // a comma within a cell of a sheet may be a decimal one
  const cells = line.split(line.includes('\t') ? '\t' : /[,;]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  const spaced = cells.length === 1 ? /^(\S+)\s+(.+)$/.exec(line.trim()) : null
  return spaced && isOrder(spaced[1] ?? '') ? spaced.slice(1) : cells
}

/** The orders by each way to write their number. */
function byNumberOf(rows: readonly Listed[]): ReadonlyMap<string, Listed> {
  return new Map(rows.flatMap((row) => keysOf(row.number).map((key) => [key, row] as const)))
}

/** Returns what tells whether a text begins as the numbers of these orders do ("BMS-"), or is one of them without its letters. */
function orderNumberCheck(rows: readonly Listed[]): (text: string) => boolean {
  const byNumber = byNumberOf(rows)
  const starts = [...new Set(rows.map(({ number }) => number.replace(/\d+$/, '')))].filter((start) => start !== '')
  return (text) => {
    const plain = text.toUpperCase().replace(/^#/, '')
    return byNumber.has(keyOf(text)) || starts.some((start) => plain.startsWith(start))
  }
}

/** An order's number in any case, with or without `#`, dash and letters. */
function keysOf(number: string): string[] {
  const key = keyOf(number)
  return [key, key.replace(/^\D+/, '')]
}

function keyOf(number: string): string {
  return number.toUpperCase().replace(/[#\s-]/g, '')
}

/** Leaves the numbers of orders that were `sent` and got no answer as they are; a sentence says which would have changed. */
export function leaveSent(read: PastedTracking, sent: readonly Listed[], numbers: TrackingNumbers): PastedTracking {
  const kept = Object.entries(read.numbers).filter(([id]) => !sent.some(({ _id }) => _id === id))
  const changed = sent.filter(({ _id }) => (read.numbers[_id] ?? numbers[_id]) !== numbers[_id])
  return {
    numbers: Object.fromEntries(kept),
    faults: [...read.faults, ...changed.map(({ number }) => copy.sentAlready(number))],
  }
}

/**
 * Returns the sentence about each tracking number that is too long, given twice, an order's number, or shortened by a
 * spreadsheet (1.23457E+11), by the order's id.
 */
export function trackingFaults(rows: readonly Listed[], numbers: TrackingNumbers): Record<string, string> {
  const first = new Map<string, Listed>()
  const faults: Record<string, string> = {}
  const isOrder = orderNumberCheck(rows)
  for (const row of rows) {
    const number = (numbers[row._id] ?? '').trim().toUpperCase()
    const other = first.get(number)
    if (number === '') continue
    if (number.length > deskLimits.trackingMax) faults[row._id] = copy.tooLong(deskLimits.trackingMax)
    else if (isOrder(number)) faults[row._id] = copy.orderNumber
    else if (/^\d([.,]\d+)?E\+\d+$/.test(number)) faults[row._id] = copy.shortened
    else if (other) faults[row._id] = copy.sameAs(other.number)
    else first.set(number, row)
  }
  return faults
}
