import { setTimeout as sleep } from 'node:timers/promises'
import { type Figures, lastingOf, together } from '../../platform/metrics/counted-figures.ts'
import type { Worker } from './hire-worker.ts'

/** One that does not answer is left out with what changes; what it counted stays. */
const PATIENCE_MS = 3_000

/** The figures of all workers, those too that are gone: a counter that fell would be read as one that began anew. */
export interface GatheredFigures {
  /** Asks each of them. */
  read: (workers: readonly Worker[]) => Promise<Figures>
  /** A worker has said what it counted: asked, or as its last words. */
  heard: (worker: Worker, figures: Figures) => void
  /** It is gone: what it counted until it was last heard is kept. */
  gone: (worker: Worker) => void
}

/** Nothing heard yet. */
export function gatherFigures(): GatheredFigures {
  const last = new Map<Worker, Figures>()
  const waiting = new Map<Worker, () => void>()
  let former: Figures = {}
  return {
    read: async (workers) => {
      const answers = workers.map((worker, index) => {
        const answered = new Promise<Worker>((resolve) => waiting.set(worker, () => resolve(worker)))
        worker.tell({ tell: 'figures', whole: index === 0 })
        return Promise.race([answered, sleep(PATIENCE_MS, null, { ref: false })])
      })
      const answered = new Set(await Promise.all(answers))
      const parts = [...last].map(([worker, figures]) => (answered.has(worker) ? figures : lastingOf(figures)))
      return together([former, ...parts])
    },
    heard: (worker, figures) => {
      last.set(worker, figures)
      waiting.get(worker)?.()
      waiting.delete(worker)
    },
    gone: (worker) => {
      const figures = last.get(worker)
      last.delete(worker)
      waiting.get(worker)?.()
      waiting.delete(worker)
      if (figures) former = together([former, lastingOf(figures)])
    },
  }
}
