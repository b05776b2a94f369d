import { reportScreen as copy } from '../../shared/copy/office/report-screen.ts'
import { reportCopy } from '../../shared/copy/reports.ts'
import { formatDay } from '../../shared/format-moment.ts'

/** The first day of a day, week or month as people name that, or an hour of the day ('09'). */
export function periodInWords(day: string, by: string): string {
  if (by === 'hour') return reportCopy.cells.hour?.[day] ?? day
  if (by === 'month') return formatDay(day).replace(/^\d+ /, '')
  return by === 'week' ? copy.weekOf(formatDay(day)) : formatDay(day)
}
