import type { Measured } from './measure.ts'
import type { MixedResult } from './mixed-load.ts'
import type { OnlineOrders } from './online-orders.ts'

/** Measurements of the processes themselves. */
export interface ProcessFigures {
  /** Milliseconds from the start of a process to its first page, where everything is there already. */
  warmStartMs: number
  /** MB, after the load. */
  nodeMemory: number | null
  databaseMemory: number | null
  /** Number of processes that wanted a core before the bench began: the other load of the machine. */
  busy: number
}

/** A line under a table; `holds`: whether it is within its bar, undefined where it has none. */
export interface Remark {
  text: string
  holds?: boolean
}

/** Lines with what became of their bars. */
export function remarkLines(remarks: Remark[]): string[] {
  return remarks.map(({ text, holds }) => (holds === undefined ? text : `${text} ${holds ? 'Holds.' : 'MISSED.'}`))
}

/** Under the demo shop's table. `firstStartMs`: with an empty DATA_DIR, database made and demo shop loaded. */
export function remarksOfDemo(
  results: Measured[],
  figures: ProcessFigures & { firstStartMs: number },
  online: OnlineOrders | null,
): Remark[] {
  const order = results.find(({ operation }) => operation.name === 'order')?.shop.perSecondWithPreparing
  return [
    ...(order ? [{ text: `Orders with adding the 2 lines before each, one call a line: ${whole(order)}/s.` }] : []),
    ...(online ? [{ text: paidOnline(online) }] : []),
    memory(figures, 250),
    start(figures),
    { text: `From an empty DATA_DIR to the first page: ${(figures.firstStartMs / 1000).toFixed(2)} s.` },
    busyness(figures),
  ]
}

function paidOnline({ orders, perSecond, p50, p99 }: OnlineOrders): string {
  return `${orders} orders paid online at the sandbox, three calls each, 16 at once: ${whole(perSecond)}/s, p50 ${whole(p50)} ms, p99 ${whole(p99)} ms.`
}

/** Under the large shop's table. */
export function remarksOfLarge(results: Measured[], figures: ProcessFigures): Remark[] {
  const rate = (name: string) => results.find(({ operation }) => operation.name === name)?.shop.perSecond
  const [first, deep] = [rate('early-pages'), rate('deep-pages')]
  const share = first && deep ? deep / first : null
  return [
    ...(share === null
      ? []
      : [{ text: `Deep pages: ${share.toFixed(2)} of the early ones' rate (bar: 0.5).`, holds: share >= 0.5 }]),
    memory(figures, 400),
    start(figures),
    busyness(figures),
  ]
}

/** Remarks on the mixed load of many shoppers. */
export function remarksOfMixed(result: MixedResult): Remark[] {
  const { connections, seconds, perSecond, p50, p99, errors, orders, memoryBefore, memoryAfter, auditClean } = result
  const growth = memoryAfter / memoryBefore - 1
  return [
    {
      text: `${connections} connections for ${seconds} s: ${whole(perSecond)} answers/s, ${whole(orders)} created (201).`,
    },
    { text: `Errors: ${errors} (bar: 0).`, holds: errors === 0 },
    { text: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bar: 10 × p50).`, holds: p99 <= 10 * p50 },
    {
      text: `Memory of Node after the first half ${whole(memoryBefore)} MB, after the second ${whole(memoryAfter)} MB (bar: no growth; 5 % are noise).`,
      holds: growth <= 0.05,
    },
    { text: `Audit of money and stock afterwards: ${auditClean ? 'clean' : 'NOT clean'}.`, holds: auditClean },
  ]
}

function memory({ nodeMemory, databaseMemory }: ProcessFigures, bar: number): Remark {
  const text = `Memory after the load: Node ${megabytes(nodeMemory)} (bar: ${bar} MB), database ${megabytes(databaseMemory)}.`
  return nodeMemory === null ? { text } : { text, holds: nodeMemory <= bar }
}

function start({ warmStartMs }: ProcessFigures): Remark {
  const text = `From the start of the process to its first page: ${(warmStartMs / 1000).toFixed(2)} s (bar: 1.5 s).`
  return { text, holds: warmStartMs <= 1500 }
}

function busyness({ busy }: ProcessFigures): Remark {
  const note = busy > 0.5 ? ' It had other work: requests/s are too low.' : ''
  return { text: `Load average of the machine before the run: ${busy.toFixed(1)}.${note}` }
}

function megabytes(value: number | null): string {
  return value === null ? '–' : `${whole(value)} MB`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}
