/** A moment: a date, its text in ISO 8601, or milliseconds since 1970. */
export type Moment = Date | string | number

/** Milliseconds by which clocks in India are ahead of UTC: all year, as there is no summer time. */
const aheadMs = 5.5 * 3_600_000
const dayMs = 86_400_000
/** April, counted from 0: the first month of a financial year. */
const april = 3

/** Returns a date whose UTC fields are what calendar and clock in India show at a moment. */
export function clockInIndia(moment: Moment): Date {
  return new Date(new Date(moment).getTime() + aheadMs)
}

/** Returns the moment at which calendar and clock in India show these UTC fields (milliseconds): the inverse of `clockInIndia`. */
export function fromClockInIndia(shown: number): Date {
  return new Date(shown - aheadMs)
}

/** Returns the Indian day of a moment: 'YYYY-MM-DD'. */
export function indianDay(moment: Moment): string {
  return clockInIndia(moment).toISOString().slice(0, 10)
}

/** Returns the Indian month of a moment: 'YYYY-MM'. */
export function indianMonth(moment: Moment): string {
  return indianDay(moment).slice(0, 7)
}

/** Returns the month that comes so many months after one, both 'YYYY-MM'; a negative number: before it. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Returns the Indian day and time of a moment, as a field for both has them: '2026-11-22T10:30'. */
export function indianMinute(moment: Moment): string {
  return clockInIndia(moment).toISOString().slice(0, 16)
}

/** Returns the Indian day of a moment, counted from 1 January 1970. */
export function indianDayNumber(moment: Moment): number {
  return Math.floor(clockInIndia(moment).getTime() / dayMs)
}

/** Returns the moment at which the Indian day of a moment began; with `back` so many days earlier. */
export function indianDayStart(now: Moment, back = 0): Date {
  return fromClockInIndia((indianDayNumber(now) - back) * dayMs)
}

/** Returns the moment at which a day ('YYYY-MM-DD') begins in India; with `later` so many days later. An invalid date of what is no day. */
export function indianMidnight(day: string, later = 0): Date {
  return new Date(indianMoment(`${day}T00:00`).getTime() + later * dayMs)
}

/** Returns the moment of a day and a time in India, '2026-11-22T10:30' or with seconds; an invalid date of what is none. */
export function indianMoment(time: string): Date {
  return new Date(`${time}+05:30`)
}

/** Returns the Indian financial year, April to March, of a moment: '2026-27'. */
export function financialYearOf(moment: Moment): string {
  const shown = clockInIndia(moment)
  const begins = shown.getUTCFullYear() - (shown.getUTCMonth() < april ? 1 : 0)
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
}

/** Returns what writes moments as people in India read them. Made once for each form: it is slow to make. */
export function indianFormat(form: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = new Intl.DateTimeFormat('en-IN', { ...form, timeZone: 'Asia/Kolkata' })
  return (moment) => format.format(new Date(moment))
}
