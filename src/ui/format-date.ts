import { clockInIndia, indianMinute } from '../shared/india-time.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment of an answer (ISO 8601) as a day in India: '21 Nov 2026'. Written by hand, since server and browser may name
 * months differently and their first renders have to be the same.
 */
export function formatDate(moment: string): string {
  const day = clockInIndia(moment)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** A moment of an answer (ISO 8601) as day and time in India: '21 Nov 2026, 14:05'. */
export function formatMoment(moment: string): string {
  return `${formatDate(moment)}, ${indianMinute(moment).slice(11)}`
}
