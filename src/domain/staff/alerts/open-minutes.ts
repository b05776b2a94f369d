import { dateOf, fromIndia, inIndia, weekdayOf } from './indian-clock.ts'

/** Hours in which somebody is in the shop. */
export interface OpeningTimes {
  /** Monday first, as 09:00 and 19:00; null: closed. */
  week: readonly ({ opens: string; closes: string } | null)[]
  /** Days without hours, as 2026-11-22. */
  holidays: readonly string[]
}

/** Longer than any row of holidays: after it the hours are taken for wrong, and the time counts as it is. */
const farthestDays = 60

/**
 * Returns the moment at which so many minutes of opening time have passed since `from`. A shop whose hours nobody has set is
 * taken to be open whenever somebody orders.
 */
export function afterOpenMinutes({ week, holidays }: OpeningTimes, from: Date, minutes: number): Date {
  const start = inIndia(from)
  let left = minutes
  for (let day = start.day; day < start.day + farthestDays; day += 1) {
    const hours = holidays.includes(dateOf(day)) ? null : week[weekdayOf(day)]
    if (!hours) continue
    const begin = Math.max(minuteOf(hours.opens), day === start.day ? start.minute : 0)
    const open = minuteOf(hours.closes) - begin
    if (open >= left) return fromIndia({ day, minute: begin + left })
    left -= Math.max(0, open)
  }
  return new Date(from.getTime() + minutes * 60_000)
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
