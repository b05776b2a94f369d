/** A day's hours in 24-hour form, such as 09:00 and 19:00; null: closed. */
export type DayHours = { opens: string; closes: string } | null

/** Monday first. */
export type WeekHours = readonly DayHours[]

/** Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const shorts = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Days that follow each other and have the same hours. */
interface Stretch {
  first: number
  last: number
  hours: NonNullable<DayHours>
}

/** In words: 'Monday to Saturday, 9 am to 7 pm'; '' where no day is open. */
export function hoursInWords(week: WeekHours): string {
  const parts = stretches(week).map(({ first, last, hours: { opens, closes } }) => {
    const days =
      first === last ? weekdays[first] : `${weekdays[first]} ${last - first === 1 ? 'and' : 'to'} ${weekdays[last]}`
    return `${days}, ${timeInWords(opens)} to ${timeInWords(closes)}`
  })
  return parts.join('; ')
}

/** Returns schema.org's openingHours: 'Mo-Sa 09:00-19:00'; '' where no day is open. */
export function hoursForSearchEngines(week: WeekHours): string {
  const parts = stretches(week).map(({ first, last, hours: { opens, closes } }) => {
    const days = first === last ? shorts[first] : `${shorts[first]}-${shorts[last]}`
    return `${days} ${opens}-${closes}`
  })
  return parts.join(', ')
}

function stretches(week: WeekHours): Stretch[] {
  const found: Stretch[] = []
  for (const [day, hours] of week.entries()) {
    const before = found.at(-1)
    if (!hours) continue
    const isSame =
      before?.last === day - 1 && before.hours.opens === hours.opens && before.hours.closes === hours.closes
    if (isSame) before.last = day
    else found.push({ first: day, last: day, hours })
  }
  return found
}

/** A time in 24-hour form as people say it: '3 pm', '9.30 am'. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return minutes === 0 ? `${hour} ${half}` : `${hour}.${String(minutes).padStart(2, '0')} ${half}`
}
