import { fromIndia, inIndia } from './indian-clock.ts'

/** Minutes since midnight, Indian time; over midnight where `from` is the later one. */
export interface QuietHours {
  from: number
  until: number
}

/** Returns the end of the quiet hours that a moment is in; null: it is in none. */
export function endOfQuiet(quiet: QuietHours | null, moment: Date): Date | null {
  if (!quiet || quiet.from === quiet.until) return null
  const { day, minute } = inIndia(moment)
  const overMidnight = quiet.from > quiet.until
  const isLate = minute >= quiet.from
  const isEarly = minute < quiet.until
  if (overMidnight ? !isLate && !isEarly : !isLate || !isEarly) return null
  return fromIndia({ day: overMidnight && isLate ? day + 1 : day, minute: quiet.until })
}
