import { reportScreen as copy } from '../../shared/copy/office/report-screen.ts'
import { reportCopy } from '../../shared/copy/reports.ts'
import { formatDate } from '../../ui/format-date.ts'

/** An Indian day ('YYYY-MM-DD') as people write it: '26 Nov 2026'. */
export function dayInWords(day: string): string {
  return formatDate(`${day}T06:00:00Z`)
}

/** The first day of a day, week or month as people name that, or an hour of the day ('09'). */
export function periodInWords(day: string, by: string): string {
  if (by === 'hour') return reportCopy.cells.hour?.[day] ?? day
  if (by === 'month') return dayInWords(day).replace(/^\d+ /, '')
  return by === 'week' ? copy.weekOf(dayInWords(day)) : dayInWords(day)
}
