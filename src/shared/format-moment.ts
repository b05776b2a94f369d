import { clockInIndia, type Moment } from './india-time.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The Indian day of a moment: '21 Nov 2026'. Written by hand, since server and browser may name months differently and their first
 * renders have to be the same.
 */
export function formatDate(moment: Moment): string {
  const there = clockInIndia(moment)
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

/** The Indian day and time of a moment: '21 Nov 2026, 2:05 pm'. */
export function formatMoment(moment: Moment): string {
  const there = clockInIndia(moment)
  const [hours, minutes] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, '0')]
  return `${formatDate(moment)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** A day of the calendar ('YYYY-MM-DD') as people write it: '21 Nov 2026'. */
export function formatDay(day: string): string {
  return formatDate(`${day}T06:00:00Z`)
}
