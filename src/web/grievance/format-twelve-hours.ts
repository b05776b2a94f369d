import { indiaAheadMs } from '../../shared/india-ahead.ts'
import { formatDate } from '../../ui/format-date.ts'

/** A moment of an answer (ISO 8601) as day and time in India: '24 Nov 2026, 2:45 pm'. */
export function formatTwelveHours(moment: string): string {
  const there = new Date(new Date(moment).getTime() + indiaAheadMs)
  const [hours, minutes] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, '0')]
  return `${formatDate(moment)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}
