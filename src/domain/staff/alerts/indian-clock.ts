import { clockInIndia, fromClockInIndia } from '../../../shared/india-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A moment as a clock in India shows it. */
export interface IndianMoment {
  /** Days since 1 January 1970. */
  day: number
  /** Since midnight. */
  minute: number
}

/** Returns the day and time that a clock in India shows at a moment. */
export function inIndia(moment: Date): IndianMoment {
  const local = clockInIndia(moment).getTime()
  const day = Math.floor(local / dayMs)
  return { day, minute: (local - day * dayMs) / minuteMs }
}

/** Returns the moment at which a clock in India shows this. */
export function fromIndia({ day, minute }: IndianMoment): Date {
  return fromClockInIndia(day * dayMs + minute * minuteMs)
}

/** Monday is 0. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7
}

/** Returns a day in the form 2026-11-22. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
