import type { Measured } from './measure.ts'
import type { Bar } from './operations.ts'

const columns = [
  'operation',
  'what',
  'requests/s',
  'bare/s',
  'of bare',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms: Node',
  'database',
  'CPU x bare',
  'bytes',
  'bar',
]

/** One row of the table for every operation, cells as text. */
export function rowsOf(results: Measured[]): string[][] {
  return [columns, ...results.map(rowOf)]
}

function rowOf(measured: Measured): string[] {
  const { operation, shop, bare, ofBare } = measured
  const cpu = shop.nodeCpu === null ? null : shop.nodeCpu + (shop.databaseCpu ?? 0)
  const timesBare = cpu !== null && bare.nodeCpu ? cpu / bare.nodeCpu : null
  return [
    operation.name,
    operation.what,
    whole(shop.perSecond),
    // near a whole core of its own, the load generator and not the bare server was the limit
    whole(bare.perSecond) + (bare.loadCpu > 0.9 ? '*' : ''),
    ofBare.toPrecision(2),
    shop.p50.toFixed(2),
    shop.p95.toFixed(2),
    shop.p99.toFixed(2),
    decimal(shop.nodeCpu, 3),
    decimal(shop.databaseCpu, 3),
    decimal(timesBare, 1),
    whole(shop.bytes),
    operation.bar ? `${barText(operation.bar)}: ${barHolds(operation.bar, measured) ? 'holds' : 'MISSED'}` : '',
  ]
}

/** Returns whether a result reaches its bar. */
export function barHolds(bar: Bar, { shop, ofBare }: Measured): boolean {
  if ('p95' in bar) return shop.p95 <= bar.p95
  return 'perSecond' in bar ? shop.perSecond >= bar.perSecond : ofBare >= bar.ofBare
}

function barText(bar: Bar): string {
  if ('p95' in bar) return `p95 ≤ ${bar.p95} ms`
  return 'perSecond' in bar ? `≥ ${bar.perSecond}/s` : `≥ ${bar.ofBare} of bare`
}

/** The table for a terminal: columns under each other. */
export function layOutTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row.map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
  )
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n')
}

/** The lines of a table in Markdown. */
export function markdownTable(rows: string[][]): string[] {
  const [head = [], ...body] = rows
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (isText(column) ? '---' : '---:'))
  return [line(head), line(rule), ...body.map(line)]
}

function isText(column: number): boolean {
  return column < 2 || column === columns.length - 1
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}

function decimal(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits)
}
