import { type Figures, labelled } from '../platform/metrics/counted-figures.ts'

/** Processes that answer. */
export interface WorkerCount {
  wanted: number
  ready: number
  /** Ended without being told to. */
  died: number
}

/** Returns the numbers of processes, as figures. */
export function workerFigures({ wanted, ready, died }: WorkerCount): Figures {
  return {
    shop_workers: { [labelled({ state: 'wanted' })]: wanted, [labelled({ state: 'ready' })]: ready },
    shop_workers_died_total: { '': died },
  }
}
