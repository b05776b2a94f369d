import {
  faultOfDays,
  type ReportDays,
  type ReportRow,
  type ReportSums,
} from '../../../domain/operations/reports/report.ts'
import {
  isStep,
  pointsOfDay,
  pointsOfRows,
  pointsOverTime,
  type ReportPoint,
} from '../../../domain/operations/reports/report-points.ts'
import { summaryOf } from '../../../domain/operations/reports/report-summary.ts'
import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportCopy as copy } from '../../../shared/copy/reports.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { leftOutInRupees } from '../../../shared/office/left-out-of-costs.ts'
import {
  type ComparedDays,
  groupOf,
  type ReportGroup,
  type ReportName,
  reportGroups,
  reportNames,
} from '../../../shared/office/reports.ts'
import { reportLimits } from '../../../shared/report-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { makeReport } from './make-report.ts'

/** A report as somebody asks for it. */
export interface AskedReport extends ReportDays {
  by?: string | undefined
  against: ComparedDays
}

/** The column that the chart of a report is of. */
const charted: Record<ReportName, (by: ReportGroup) => string> = {
  sales: () => 'net',
  products: () => 'net',
  profit: () => 'margin',
  stock: () => 'value',
  gst: () => 'total',
  payments: () => 'amount',
  shop: (by) => (by === 'search' ? 'searches' : by === 'no_results' ? 'vain' : 'views'),
}

/** Columns that say what things cost the shop. */
const costly: readonly string[] = ['value', 'cost', 'margin', 'percent']

/**
 * Returns a report with all its rows, in rupees and in words, for who has these permissions: without `costs.see` no costs.
 * Throws `not_found` for an unknown report, `bad_input` at `from`, `to` or `by`.
 */
export async function readReport(
  shop: Shop,
  text: string,
  asked: AskedReport,
  may: Staff['permissions'],
): Promise<Report> {
  const name = reportNames.find((each) => each === text)
  if (!name) throw new Failure('not_found', copy.unknownReport)
  const days = checkDays(asked, shop.clock())
  const by = groupOf(name, asked.by ?? usualGroup(name, days))
  if (!by) throw badInput('by', copy.unknownGroup)
  const made = await makeReport(shop, name, days, by, asked.against)
  const isSeen = (column: string) => !costly.includes(column) || may.has('costs.see')
  const [amounts, columns] = [made.amounts, made.columns].map((all) => all.filter(isSeen)) as [string[], string[]]
  const present = (row: ReportRow) => inWords(row, columns, amounts)
  const presentSums = ({ totals, unknownCost }: ReportSums) => ({
    totals: present(totals),
    unknownCost: may.has('costs.see') ? leftOutInRupees(unknownCost) : null,
  })
  const over = charted[name](by)
  const isAmount = amounts.includes(over)
  const barOf = (value: number) => (isAmount ? rupeesFromPaise(value) : value)
  const points = columns.includes(over) ? pointsOf(name, by, days, made) : []
  return {
    report: name,
    ...days,
    by,
    columns,
    amounts,
    rows: made.rows.map(present),
    rowCount: made.rows.length,
    ...presentSums(made),
    before: made.before ? { ...made.before.days, ...presentSums(made.before) } : null,
    summary: summaryOf(name, made.totals, made.before?.totals)
      .filter(({ column }) => isSeen(column))
      .map(({ value, before, ...figure }) => {
        const shown = (each: number) => (figure.isAmount ? rupeesFromPaise(each) : each)
        return { ...figure, value: shown(value), before: before === null ? null : shown(before) }
      }),
    chart: {
      over,
      isAmount,
      points: points.map(({ key, value, before }) => ({
        key,
        value: barOf(value),
        before: before === null ? null : barOf(before),
      })),
    },
  }
}

function checkDays({ from, to }: ReportDays, now: Date): ReportDays {
  const fault = faultOfDays({ from, to }, indianDay(now))
  if (fault) throw badInput(fault === 'turned' || fault === 'tooLong' ? 'to' : 'from', copy.faults[fault](from, to))
  return { from, to }
}

function badInput(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}

function usualGroup(name: ReportName, { from, to }: ReportDays): ReportGroup {
  if (name !== 'sales' && name !== 'profit') return reportGroups[name][0]
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return days <= reportLimits.byDay ? 'day' : days <= reportLimits.byWeek ? 'week' : 'month'
}

/** The columns of a row: amounts in rupees, and what is a word of the program as people say it. */
function inWords(row: ReportRow, columns: readonly string[], amounts: readonly string[]): ReportRow {
  const cells = columns.flatMap((column): [string, string | number | null][] => {
    const value = row[column]
    if (value === undefined) return []
    if (value === null) return [[column, null]]
    return [[column, amounts.includes(column) ? rupeesFromPaise(Number(value)) : wordOf(column, value)]]
  })
  return Object.fromEntries(cells)
}

function wordOf(column: string, value: string | number): string | number {
  return copy.cells[column]?.[value] ?? value
}

function pointsOf(
  name: ReportName,
  by: ReportGroup,
  days: ReportDays,
  { rows, before }: Awaited<ReturnType<typeof makeReport>>,
): ReportPoint[] {
  const over = charted[name](by)
  if (isStep(by) && before) return pointsOverTime(by, over, { days, rows }, before)
  if (by === 'hour') return pointsOfDay(over, rows, before?.rows ?? [])
  const first = by === 'product' || by === 'all_sizes' ? 'name' : by
  const words: Record<ReportName, (row: ReportRow) => string> = {
    sales: (row) => String(wordOf(by, row[by] ?? '')),
    products: (row) => String(wordOf(first, row[first] ?? '')),
    profit: (row) => String(wordOf(first, row[first] ?? '')),
    stock: (row) => String(row.name ?? wordOf('reason', row.reason ?? '')),
    gst: (row) => `${row.rate}%`,
    payments: (row) => `${wordOf('what', row.what ?? '')}: ${wordOf('way', row.way ?? '')}`,
    shop: (row) => String(row.search ?? row.name),
  }
  return pointsOfRows(rows, words[name], over)
}
