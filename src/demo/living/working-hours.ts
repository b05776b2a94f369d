import { indianDay, indianDayStart } from '../../shared/india-time.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Hours of the Indian day in which people of the demo shop work. */
const opens = 9
const closes = 19

/** The Indian days of a history, and the hours in which the shop is open. */
export interface WorkingHours {
  isWorkingDay: (moment: Date) => boolean
  /** The moment itself while the shop is open, else when it opens next, and a little later. */
  whileOpen: (moment: Date) => Date
  /** The last moment at or before this one at which the shop was open. */
  lastOpen: (moment: Date) => Date
}

/** Returns the moment of an Indian day at this hour, such as 9.5: half past nine. */
export function atHour(day: Date, hour: number): Date {
  return new Date(indianDayStart(day).getTime() + hour * hourMs)
}

/** Returns a moment so many hours, or days, later. */
export function later(moment: Date, { hours = 0, days = 0 }: { hours?: number; days?: number }): Date {
  return new Date(moment.getTime() + hours * hourMs + days * dayMs)
}

/** The working hours of the demo shop: nine to seven, closed on Sundays and its holidays (YYYY-MM-DD, Indian days). */
export function workingHours(holidays: readonly string[]): WorkingHours {
  const isWorkingDay = (moment: Date) => {
    const day = indianDay(moment)
    return new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !holidays.includes(day)
  }
  const whileOpen = (moment: Date): Date => {
    if (moment < atHour(moment, opens)) return whileOpenFrom(atHour(moment, opens), moment)
    if (isWorkingDay(moment) && moment < atHour(moment, closes)) return moment
    return whileOpenFrom(atHour(later(moment, { days: 1 }), opens), moment)
  }
  /** Customers who waited are served a few minutes after the doors open: not all at the same second. */
  const whileOpenFrom = (opening: Date, asked: Date): Date => {
    let day = opening
    while (!isWorkingDay(day)) day = later(day, { days: 1 })
    return new Date(day.getTime() + (asked.getTime() % (40 * 60_000)))
  }
  const lastOpen = (moment: Date): Date => {
    if (isWorkingDay(moment) && moment >= atHour(moment, opens)) {
      return new Date(Math.min(moment.getTime(), atHour(moment, closes).getTime()))
    }
    return lastOpen(new Date(atHour(moment, 0).getTime() - 1))
  }
  return { isWorkingDay, whileOpen, lastOpen }
}
