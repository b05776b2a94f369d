import { execFileSync } from 'node:child_process'
import os from 'node:os'
import type { Measured } from './measure.ts'
import type { Bar } from './operations.ts'

/** What was measured of the process itself. */
export interface ProcessFigures {
  /** Milliseconds from the start with an empty DATA_DIR to the first page: database made, demo shop loaded. */
  firstStartMs: number
  /** Milliseconds from a later start to the first page. */
  warmStartMs: number
  /** MB, after the load. */
  nodeMemory: number | null
  databaseMemory: number | null
  /** How many processes wanted a core before the bench began: what else the machine had to do. */
  busy: number
}

const columns = [
  'operation',
  'what',
  'requests/s',
  'bare/s',
  'of bare',
  'p50 ms',
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

function rowOf({ operation, shop, bare }: Measured): string[] {
  const cpu = shop.nodeCpu === null ? null : shop.nodeCpu + (shop.databaseCpu ?? 0)
  const timesBare = cpu !== null && bare.nodeCpu ? cpu / bare.nodeCpu : null
  return [
    operation.name,
    operation.what,
    whole(shop.perSecond),
    // near a whole core of its own, the load generator and not the bare server was the limit
    whole(bare.perSecond) + (bare.loadCpu > 0.9 ? '*' : ''),
    (shop.perSecond / bare.perSecond).toPrecision(2),
    shop.p50.toFixed(2),
    shop.p99.toFixed(2),
    decimal(shop.nodeCpu, 3),
    decimal(shop.databaseCpu, 3),
    decimal(timesBare, 1),
    whole(shop.bytes),
    operation.bar
      ? `${barText(operation.bar)}: ${barHolds(operation.bar, { operation, shop, bare }) ? 'holds' : 'MISSED'}`
      : '',
  ]
}

/** Whether a result reaches its bar. */
export function barHolds(bar: Bar, { shop, bare }: Measured): boolean {
  return 'perSecond' in bar ? shop.perSecond >= bar.perSecond : shop.perSecond / bare.perSecond >= bar.ofBare
}

function barText(bar: Bar): string {
  return 'perSecond' in bar ? `≥ ${bar.perSecond}/s` : `≥ ${bar.ofBare} of bare`
}

/** Lines under the table. */
export function remarksOf(results: Measured[], figures: ProcessFigures): string[] {
  const order = results.find(({ operation }) => operation.name === 'order')?.shop.perSecondWithPreparing
  return [
    ...(order ? [`Orders with adding the 2 lines before each, one call a line: ${whole(order)}/s.`] : []),
    `Memory after the load: Node ${decimal(figures.nodeMemory, 0)} MB, database ${decimal(figures.databaseMemory, 0)} MB.`,
    `From the start of the process to its first page: ${seconds(figures.warmStartMs)}; from an empty DATA_DIR ${seconds(figures.firstStartMs)}.`,
    `Load average of the machine before the run: ${figures.busy.toFixed(1)}.${figures.busy > 0.5 ? ' It had other work: requests/s are too low.' : ''}`,
  ]
}

/** The table for a terminal: columns under each other. */
export function layOutTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row.map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
  )
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n')
}

/** bench/results.md: the machine, the command, the table. */
export function writeResults(rows: string[][], remarks: string[], run: { command: string; how: string }): string {
  const [head = [], ...body] = rows
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (isText(column) ? '---' : '---:'))
  return `${[
    '# What the shop answers, beside a bare `node:http`',
    '',
    `\`${run.command}\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}.`,
    run.how,
    '',
    line(head),
    line(rule),
    ...body.map(line),
    '',
    ...remarks.map((remark) => `- ${remark}`),
  ].join('\n')}\n`
}

function machine(): string {
  const cpus = os.cpus()
  const model = cpus[0]?.model.trim() || os.arch()
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GB`
  return `${cpus.length} × ${model}, ${memory}, ${os.type()} ${os.release()}, Node ${process.versions.node}, commit ${commit()}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
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

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
