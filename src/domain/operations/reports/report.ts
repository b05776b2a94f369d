/** Reports of the owner, as the terminal names them (CONTRACT §6). */
export const reportNames = ['sales', 'products', 'stock', 'gst', 'payments'] as const
export type ReportName = (typeof reportNames)[number]

/** Lengths of time over which sales are added up. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

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

/** Gives the days of the same number just before. */
export function daysBefore({ from, to }: ReportDays): ReportDays {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return { from: day(first - (last - first) - dayMs), to: day(first - dayMs) }
}
