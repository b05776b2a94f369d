import { type Cluster, shapeRun } from './shape-run.ts'
import { fromLeftToRight, type Run, splitRuns } from './split-runs.ts'
import type { Weight } from './typefaces.ts'

/** A run of a line with its clusters from left to right; where it stands and its width, in thousandths of the size. */
export interface Shaped {
  run: Run
  clusters: Cluster[]
  x: number
  width: number
}

/** All lines of a long paper, and all beginnings of them that were measured, are more than the thread of papers has room for. */
const keptMost = 1_000

/** Lines as HarfBuzz shapes them. The last ones are kept: each is measured more than once, and then set. */
export class ShapedLines {
  readonly #kept = new Map<string, Shaped[]>()

  /** Number of lines that are kept. */
  get size(): number {
    return this.#kept.size
  }

  /** Returns the runs of a line. */
  shape(line: string, weight: Weight): Shaped[] {
    const key = `${weight} ${line}`
    const known = this.#kept.get(key)
    if (known) return known
    const shaped = shapeLine(line, weight)
    if (this.#kept.size >= keptMost) this.#kept.clear()
    this.#kept.set(key, shaped)
    return shaped
  }
}

function shapeLine(line: string, weight: Weight): Shaped[] {
  const shaped = splitRuns(line, weight).map((run) => {
    const clusters = shapeRun(run)
    const units = clusters.reduce((sum, { advance }) => sum + advance, 0)
    return { run, level: run.level, clusters, x: 0, width: (units * 1_000) / run.typeface.face.upem }
  })
  let x = 0
  for (const each of fromLeftToRight(shaped)) {
    each.x = x
    x += each.width
  }
  return shaped
}
