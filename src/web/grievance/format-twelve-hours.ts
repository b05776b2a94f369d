import { clockInIndia } from '../../shared/india-time.ts'
import { formatDate } from '../../ui/format-date.ts'

/** A moment of an answer (ISO 8601) as day and time in India: '24 Nov 2026, 2:45 pm'. */
export function formatTwelveHours(moment: string): string {
  const there = clockInIndia(moment)
  const [hours, minutes] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, '0')]
  return `${formatDate(moment)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}
