import { indiaAheadMs } from '../shared/india-ahead.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A moment of an answer (ISO 8601) as a day in India: '21 Nov 2026'. Written by hand, since server and browser may name
 * months differently and their first renders have to be the same.
 */
export function formatDate(moment: string): string {
  const day = new Date(new Date(moment).getTime() + indiaAheadMs)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** A moment of an answer (ISO 8601) as day and time in India: '21 Nov 2026, 14:05'. */
export function formatMoment(moment: string): string {
  const time = new Date(new Date(moment).getTime() + indiaAheadMs).toISOString().slice(11, 16)
  return `${formatDate(moment)}, ${time}`
}
