import type { ComparedDays } from '../../../shared/office/reports.ts'

/** Indian days of a report, 'YYYY-MM-DD', the first and the last of them included. */
export interface ReportDays {
  from: string
  to: string
}

/** A row of a report: texts and counts as they are, amounts in paise. */
export type ReportRow = Record<string, string | number | null>

/** Rows of a report, and the sums of their counts and amounts. `amounts` names the columns that are paise. */
export interface Report {
  rows: ReportRow[]
  totals: ReportRow
  columns: readonly string[]
  amounts: readonly string[]
}

/** Adds up columns of rows; what a row does not know counts nothing. */
export function totalsOf(rows: readonly ReportRow[], summed: readonly string[]): ReportRow {
  const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column] ?? 0), 0)
  return Object.fromEntries(summed.map((column) => [column, sum(column)]))
}

const dayMs = 86_400_000
/** Ten years: longer ones are asked by mistake. */
const daysMost = 3660
/** No shop has sold by this program before. */
const firstDay = '2000-01-01'

/** Fault of the days of a report: the last before the first, none of them begun, too long ago, more than ten years. */
export type DaysFault = 'turned' | 'ahead' | 'early' | 'tooLong'

/** Returns what is wrong with days that are days of the calendar, seen from an Indian day; undefined: nothing. */
export function faultOfDays({ from, to }: ReportDays, today: string): DaysFault | undefined {
  if (from > to) return 'turned'
  if (from > today) return 'ahead'
  if (from < firstDay) return 'early'
  return Date.parse(to) - Date.parse(from) > daysMost * dayMs ? 'tooLong' : undefined
}

/** Gives the days that these are compared with: of the same number just before, or the same of the year before. */
export function daysBefore({ from, to }: ReportDays, against: ComparedDays = 'before'): ReportDays {
  if (against === 'year') return { from: yearEarlier(from), to: yearEarlier(to) }
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return { from: dayText(first - (last - first) - dayMs), to: dayText(first - dayMs) }
}

/** 29 February becomes the 28th. */
function yearEarlier(day: string): string {
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${rest}`
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
