import { indiaAheadMs } from '../../shared/india-ahead.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment at which the Indian day of a moment began; with `back` so many days earlier. */
export function indianDayStart(now: Date, back = 0): Date {
  const day = Math.floor((now.getTime() + indiaAheadMs) / dayMs) - back
  return new Date(day * dayMs - indiaAheadMs)
}

/** The Indian day of a moment: 'YYYY-MM-DD'. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 10)
}
