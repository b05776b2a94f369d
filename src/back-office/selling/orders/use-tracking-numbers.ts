import { useUnsent } from '../../parts/use-unsent.ts'
import type { TrackingNumbers } from './read-tracking.ts'

/** The tracking numbers that were entered and not sent yet: they are there again when the window is opened again. */
export function useTrackingNumbers() {
  const [text, setText] = useUnsent('tracking numbers')
  const numbers: TrackingNumbers = text === '' ? {} : JSON.parse(text)
  const set = (next: TrackingNumbers) => {
    const entered = Object.entries(next).filter(([, number]) => number !== '')
    setText(entered.length === 0 ? '' : JSON.stringify(Object.fromEntries(entered)))
  }
  return [numbers, set] as const
}
