const india = '+05:30'
const indian = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' })

/** The Indian day of a moment (ISO 8601), as a date field has it: '2026-11-22'. */
export function dayInIndia(moment: string): string {
  return indian.format(new Date(moment)).slice(0, 10)
}

/** Day and time in India, as a field for both has them: '2026-11-22T10:30'. */
export function timeInIndia(moment: string): string {
  return indian.format(new Date(moment)).replace(' ', 'T')
}

/** The first moment of an Indian day; what is no day stays as it was typed, for the server to refuse. */
export function firstMomentOf(day: string): string {
  return momentOf(`${day}T00:00:00.000${india}`) ?? day
}

/** The last moment of an Indian day. */
export function lastMomentOf(day: string): string {
  return momentOf(`${day}T23:59:59.999${india}`) ?? day
}

/** The moment of a day and a time in India. */
export function momentOfTime(time: string): string {
  return momentOf(`${time}${india}`) ?? time
}

function momentOf(text: string): string | undefined {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
