import type { ProcessFigures } from './watch-process.ts'

/** The shop's figures for one trouble. */
export interface Row extends ProcessFigures {
  name: string
  /** Acknowledged during it and the calm after it. */
  orders: number
  gapSeconds: number
  backSeconds: number
  heard: string
  faults: string[]
}

/** The head of the table. */
export const COLUMNS = [
  'what',
  'orders',
  'longest s without',
  'back after s',
  'loop late ms',
  'heap MB',
  'Node MB',
  'database MB',
  'answers',
]

/** A line of the table. */
export function rowOf(row: Row): string[] {
  const { name, orders, gapSeconds, backSeconds, lagMs, heapMb, nodeMb, databaseMb, heard, faults } = row
  const figures = [gapSeconds, backSeconds].map((seconds) => seconds.toFixed(1))
  const sizes = [lagMs, heapMb, nodeMb, databaseMb].map((size) => size.toFixed(0))
  return [faults.length > 0 ? `${name} (${faults.length} faults)` : name, String(orders), ...figures, ...sizes, heard]
}

/** The allowed growth from beginning to end, of living objects and of the process as a whole: a share, and MB. */
const GROWTH = { heapMb: { share: 0.15, more: 12 }, nodeMb: { share: 0.2, more: 60 } }

/** Checks whether the heap after a garbage collection, and the process, are at the end what they were at the beginning. */
export function isFlat(rows: readonly Row[]): { holds: boolean; said: string } {
  const third = Math.max(1, Math.floor(rows.length / 3))
  const compare = (figure: 'heapMb' | 'nodeMb') => {
    const before = median(rows.slice(0, third).map((row) => row[figure]))
    const after = median(rows.slice(-third).map((row) => row[figure]))
    const { share, more } = GROWTH[figure]
    return { before, after, holds: after <= before * (1 + share) + more }
  }
  const [heap, node] = [compare('heapMb'), compare('nodeMb')]
  const said = (what: string, { before, after, holds }: typeof heap) =>
    `${what} ${before.toFixed(0)} → ${after.toFixed(0)} MB${holds ? '' : ' GROWS'}`
  return { holds: heap.holds && node.holds, said: `${said('heap', heap)}, ${said('Node', node)}` }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Returns the errors that the shop has logged, each once. */
export function errorsIn(output: string): Set<string> {
  const lines = output.split('\n').filter((line) => line.includes('"level":50'))
  return new Set(
    lines.map((line) => {
      const said = /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line.slice(0, 200)
      const code = /"code":"(\w+)"/.exec(line)?.[1] ?? ''
      const place = /\(?file:\/\/[^)\\]*\/src\/([^)\\]*)/.exec(line)?.[1] ?? ''
      return `${said} ${code} ${place}`
    }),
  )
}
