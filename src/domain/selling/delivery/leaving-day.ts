import { fromClockInIndia, indianDayNumber } from '../../../shared/india-time.ts'
import type { LeavingTimes } from '../../../shared/settings/leaving-times.ts'
import { weekdays } from '../../../shared/settings/opening-hours.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** 1 January 1970, day 0, was a Thursday; weeks begin on Mondays. */
const FIRST_WEEKDAY = 3

/**
 * Returns the day on which an order placed at a moment leaves the shop, by Indian time and counted from 1 January 1970: its own
 * day, from the cut-off on the next one; where nothing leaves on it, the first working day after it.
 */
export function leavingDay(placedAt: Date, times: LeavingTimes): number {
  const placedDay = indianDayNumber(placedAt)
  let day = placedAt.getTime() < cutOffOn(placedDay, times) ? placedDay : placedDay + 1
  while (isClosed(day, times)) day += 1
  return day
}

/** Returns the moment from which on orders may leave on another day than one placed now: the cut-off, or the end of the day. */
export function leavingDayEnds(now: Date, times: LeavingTimes): Date {
  const today = indianDayNumber(now)
  const cutOff = cutOffOn(today, times)
  return new Date(now.getTime() < cutOff ? cutOff : startOf(today + 1))
}

function isClosed(day: number, times: LeavingTimes): boolean {
  const { 'delivery.closedDays': closedDays, 'delivery.holidays': holidays } = times
  const weekday = weekdays[(day + FIRST_WEEKDAY) % weekdays.length] ?? ''
  const date = new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return closedDays.includes(weekday) || holidays.some((each) => each.day === date)
}

/** The cut-off of a day in milliseconds; without one the end of the day. */
function cutOffOn(day: number, { 'delivery.cutOff': cutOff }: LeavingTimes): number {
  if (cutOff === null) return startOf(day + 1)
  const [hours = 0, minutes = 0] = cutOff.split(':').map(Number)
  return startOf(day) + (hours * 60 + minutes) * 60_000
}

function startOf(day: number): number {
  return fromClockInIndia(day * DAY_MS).getTime()
}
