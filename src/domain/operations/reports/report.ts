import type { ComparedDays } from '../../../shared/office/reports.ts'

/** Indian days of a report, 'YYYY-MM-DD', the first and the last of them included. */
export interface ReportDays {
  from: string
  to: string
}

/** A row of a report: texts and counts as they are, amounts in paise. */
export type ReportRow = Record<string, string | number | null>

/** Goods that the sums of a report's costs leave out. */
interface UnknownCost {
  /** Pieces that were sold or returned, or are on hand. */
  pieces: number
  /** Their taxable value, in paise; null: they were not sold. */
  taxable: number | null
}

/** Sums of a report's counts and amounts. `unknownCost`: what those of its costs leave out; null: nothing. */
export interface ReportSums {
  totals: ReportRow
  unknownCost: UnknownCost | null
}

/** Rows of a report, and their sums. `amounts` names the columns that are paise. */
export interface Report extends ReportSums {
  rows: ReportRow[]
  columns: readonly string[]
  amounts: readonly string[]
}

/** Costs of a row beside its columns: of the lines that have one, and how much has none. */
const known: Readonly<Record<string, string>> = { cost: 'knownCost', margin: 'knownMargin', value: 'knownValue' }
const asides = new Set([...Object.values(known), 'unknownLines', 'unknownPieces', 'unknownTaxable'])

/**
 * Adds up columns of rows. Sums of costs are those of the lines with a known cost, whatever the rows are grouped by; null where
 * there are lines and no cost of any is known.
 */
export function totalsOf(rows: readonly ReportRow[], summed: readonly string[]): ReportSums {
  const sum = (column: string) => rows.reduce((all, row) => all + Number(row[column] ?? 0), 0)
  const isPartial = sum('unknownLines') > 0
  const total = (column: string) => {
    const aside = known[column]
    const source = aside !== undefined && rows.some((row) => aside in row) ? aside : column
    return isPartial && rows.every((row) => row[source] === null) ? null : sum(source)
  }
  const taxable = rows.some((row) => row.unknownTaxable !== undefined) ? sum('unknownTaxable') : null
  return {
    totals: Object.fromEntries(summed.map((column) => [column, total(column)])),
    unknownCost: isPartial ? { pieces: sum('unknownPieces'), taxable } : null,
  }
}

/** Leaves the columns of a row: without what only its sums need. */
export function columnsOnly(row: ReportRow): ReportRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !asides.has(column)))
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
