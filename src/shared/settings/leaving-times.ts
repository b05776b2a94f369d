import * as z from 'zod/mini'
import { isCalendarDay } from '../calendar-day.ts'
import { indianMidnight } from '../india-time.ts'
import { timeInWords, weekdays } from './opening-hours.ts'
import { lineOf, timeOfDay } from './setting-shapes.ts'

/** Delivery settings by their keys: when goods leave the shop, by Indian time. */
export interface LeavingTimes {
  /** Orders from this time of a day on, such as '15:00', leave on a later day; null: none has to. */
  'delivery.cutOff': string | null
  /** Weekdays on which nothing leaves: six at most, so that some day is open. */
  'delivery.closedDays': readonly string[]
  /** Days on which nothing leaves: YYYY-MM-DD. */
  'delivery.holidays': readonly { day: string }[]
}

export const cutOff = z.nullable(timeOfDay)

export const closedDays = z.array(z.enum(weekdays, 'must be a day of the week, such as Sunday')).check(
  z.maxLength(6, 'must leave one day of the week open'),
  z.refine((days) => new Set(days).size === days.length, 'must have each day once'),
)

const calendarDay = z.string('must be a day').check(z.refine(isCalendarDay, 'must be a day'))

export const holidays = z.array(z.strictObject({ day: calendarDay, name: lineOf(0, 60) })).check(
  z.maxLength(100, 'must be 100 days at most'),
  z.refine((list) => new Set(list.map(({ day }) => day)).size === list.length, 'must have each day once'),
)

/** Returns the moment in milliseconds at which the last of the holidays ends in India; -Infinity where there is none. */
export function holidaysEnd({ 'delivery.holidays': dated }: Pick<LeavingTimes, 'delivery.holidays'>): number {
  return Math.max(...dated.map(({ day }) => indianMidnight(day, 1).getTime()))
}

/** Says when orders leave, for the page about shipping; '' where each leaves on its day. Holidays that are past are not told. */
export function leavingInWords(times: LeavingTimes, now: Date): string {
  const { 'delivery.cutOff': from, 'delivery.closedDays': weekly } = times
  const hasHolidays = holidaysEnd(times) > now.getTime()
  const closed = [...weekly.map((day) => `${day}s`), ...(hasHolidays ? ['our holidays'] : [])]
  const on = [closed.slice(0, -1).join(', '), closed.at(-1) ?? ''].filter(Boolean).join(' and ')
  const late = from === null ? [] : [`Orders placed from ${timeInWords(from)} on leave the next day.`]
  const never = on === '' ? [] : [`No dispatch on ${on}. These orders leave on the next working day.`]
  return [...late, ...never].join(' ')
}
