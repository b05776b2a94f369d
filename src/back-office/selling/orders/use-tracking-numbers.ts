import { useEntry } from '../../parts/use-entry.ts'
import type { TrackingNumbers } from './read-tracking.ts'

/** The tracking numbers that were entered and not sent yet: they are there again when the window is opened again. */
export function useTrackingNumbers() {
  const { typed, set } = useEntry({ what: 'tracking numbers', start: nothing, isPersonal: true })
  const enter = (next: TrackingNumbers) =>
    set({ numbers: Object.fromEntries(Object.entries(next).filter(([, number]) => number !== '')) })
  return [typed.numbers, enter] as const
}

function nothing(): { numbers: TrackingNumbers } {
  return { numbers: {} }
}
