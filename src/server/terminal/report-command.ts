import { faultOfDays, type ReportRow } from '../../domain/operations/reports/report.ts'
import { reportCopy as copy } from '../../shared/copy/reports.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { indianDay } from '../../shared/india-time.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { leftOutInRupees, leftOutInWords } from '../../shared/office/left-out-of-costs.ts'
import { groupOf, reportGroups, reportNames } from '../../shared/office/reports.ts'
import { makeReport } from '../operations/reports/make-report.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readDay, readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/**
 * `report <sales|products|profit|stock|gst|payments|shop> --from DAY --to DAY [--by GROUP] [--json]` (CONTRACT §6): what the books, the
 * ledger of payments and that of the stock say of these Indian days, by day or by another group of the report. Amounts in rupees.
 */
export async function reportCommand(shop: PayingShop, given: string[]): Promise<string> {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    by: { type: 'string' },
    json: { type: 'boolean' },
  } as const
  const { words, values } = readOptions(given, options, 1)
  const name = reportNames.find((each) => each === words[0])
  if (!name) throw new UsageFailure(copy.which(reportNames))
  const by = groupOf(name, values.by ?? reportGroups[name][0])
  if (!by) throw new UsageFailure(copy.noGroup(values.by ?? '', reportGroups[name]))
  const days = readDays(values, shop.clock())
  const { rows, totals, unknownCost, columns, amounts, before } = await makeReport(shop, name, days, by)
  const inRupees = (row: ReportRow): ReportRow =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, amounts.includes(key) ? rupees(value) : value]))
  if (values.json) {
    const sums = { totals: inRupees(totals), unknownCost: leftOutInRupees(unknownCost) }
    const earlier = before && {
      before: inRupees(before.totals),
      beforeUnknownCost: leftOutInRupees(before.unknownCost),
    }
    return JSON.stringify({ report: name, ...days, rows: rows.map(inRupees), ...sums, ...earlier }, null, 2)
  }
  if (rows.length === 0) return copy.nothing(days.from, days.to)
  const cells = (row: ReportRow) => columns.map((column) => cellOf(row[column], amounts.includes(column)))
  const head = columns.map((column) => copy.columns[column] ?? column)
  const sums = Object.keys(totals).length > 0 ? [[copy.total, ...cells(totals).slice(1)]] : []
  const leftOut = leftOutInWords(leftOutInRupees(unknownCost))
  const table = layOut([head, ...rows.map(cells), ...sums])
  return leftOut === undefined ? table : `${table}\n${leftOut}`
}

function readDays({ from, to }: { from?: string; to?: string }, now: Date): { from: string; to: string } {
  if (from === undefined || to === undefined) throw new UsageFailure(copy.whichDays)
  if (!readDay(from)) throw new Failure('bad_input', copy.noDay('--from', from))
  if (!readDay(to)) throw new Failure('bad_input', copy.noDay('--to', to))
  const fault = faultOfDays({ from, to }, indianDay(now))
  if (fault) throw new Failure('bad_input', copy.faults[fault](from, to))
  return { from, to }
}

const rupees = (paise: string | number | null) => (paise === null ? null : rupeesFromPaise(Number(paise)))

function cellOf(value: string | number | null | undefined, isAmount: boolean): string {
  if (value === null || value === undefined) return isAmount ? copy.unknown : ''
  return isAmount ? formatRupees(rupeesFromPaise(Number(value))) : String(value)
}
