import type { RunMark } from '../../../shared/run-stops.ts'
import { keptQueue, type Queued } from '../../parts/kept-queue.ts'

/** Mark of a stop that is on its way to the shop. */
export interface QueuedMark extends Queued {
  stopId: string
  /** Number of the order. */
  number: string
  how: RunMark
  /** In rupees. */
  amount: number | null
  reference?: string
  reason?: string
  /** Moment of the mark, by this phone's clock. */
  at: string
}

const queue = keptQueue<QueuedMark>('office-run-marks')

/** The marks made on this phone and not yet sent to the shop, in their order. */
export const markQueue = {
  ...queue,
  /** A stop has one mark that waits: what a second tab or tap says of it is none. */
  add: (mark: QueuedMark) => {
    const others = queue.read().filter(({ stopId, refused }) => stopId !== mark.stopId || refused === undefined)
    if (!others.some(({ stopId }) => stopId === mark.stopId)) queue.set([...others, mark])
  },
}

/** Returns the queued marks of a person, as they change. */
export function useMarksOf(staffId: string): readonly QueuedMark[] {
  return queue.use().filter((mark) => mark.staffId === staffId)
}
