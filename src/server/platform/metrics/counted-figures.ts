import { type FigureKind, type FigureName, figureList } from './figure-list.ts'

/** Upper bounds in seconds of what a histogram tells apart. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** A histogram of durations: their sum in seconds, and their counts by bounds, those beyond the last one too. */
export interface Spread {
  sum: number
  counts: number[]
}

/** Metrics as plain data: by the name of the figure, then by its labels as Prometheus writes them. */
export type Figures = { [Name in FigureName]?: Record<string, number | Spread> }

/** Nothing counted yet. */
export function emptySpread(): Spread {
  return { sum: 0, counts: new Array(bounds.length + 1).fill(0) }
}

/** Counts one more that took so long. */
export function addToSpread(spread: Spread, seconds: number): void {
  let at = 0
  while (at < bounds.length && seconds > (bounds[at] as number)) at += 1
  spread.counts[at] = (spread.counts[at] as number) + 1
  spread.sum += seconds
}

/** Labels as they are written: `{route="/x",status="200"}`. Values are templates and words of ours, never what somebody sent. */
export function labelled(labels: Record<string, string | number>): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

/** The figures of several processes as those of one shop. */
export function together(parts: readonly Figures[]): Figures {
  const all: Figures = {}
  for (const part of parts) {
    for (const [name, series] of Object.entries(part) as [FigureName, Record<string, number | Spread>][]) {
      all[name] ??= {}
      const sums = all[name]
      for (const [labels, value] of Object.entries(series)) sums[labels] = plus(name, sums[labels], value)
    }
  }
  return all
}

/** Returns the figures that only ever grow: they stay counted when their process is gone. */
export function lastingOf(figures: Figures): Figures {
  const lasting = Object.entries(figures).filter(([name]) => figureList[name as FigureName].kind !== 'gauge')
  return Object.fromEntries(lasting)
}

function plus(name: FigureName, sum: number | Spread | undefined, value: number | Spread): number | Spread {
  if (sum === undefined) return value
  if (typeof value === 'number' || typeof sum === 'number') {
    const { of }: FigureKind = figureList[name]
    return of === 'largest' ? Math.max(Number(sum), Number(value)) : Number(sum) + Number(value)
  }
  return { sum: sum.sum + value.sum, counts: sum.counts.map((count, at) => count + (value.counts[at] ?? 0)) }
}

/** The text that Prometheus reads (exposition format 0.0.4). */
export function writeFigures(figures: Figures): string {
  const parts = Object.entries(figures) as [FigureName, Record<string, number | Spread>][]
  return parts
    .flatMap(([name, series]) => [
      `# HELP ${name} ${figureList[name].help}`,
      `# TYPE ${name} ${figureList[name].kind}`,
      ...Object.entries(series).flatMap(([labels, value]) => linesOf(name, labels, value)),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function linesOf(name: string, labels: string, value: number | Spread): string[] {
  if (typeof value === 'number') return [`${name}${labels} ${value}`]
  const inside = labels === '' ? '' : `${labels.slice(1, -1)},`
  let below = 0
  const buckets = value.counts.map((count, at) => {
    below += count
    return `${name}_bucket{${inside}le="${bounds[at] ?? '+Inf'}"} ${below}`
  })
  return [...buckets, `${name}_sum${labels} ${value.sum}`, `${name}_count${labels} ${below}`]
}
