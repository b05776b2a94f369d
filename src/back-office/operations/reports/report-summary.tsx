import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportScreen as copy } from '../../../shared/copy/office/report-screen.ts'
import { reportCopy } from '../../../shared/copy/reports.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'

/** The figures that say most, each beside what it was. */
export function ReportSummary({ report: { summary } }: { report: Report }) {
  if (summary.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {summary.map(({ column, isAmount, value, before, change }) => {
        const shown = (each: number) => (isAmount ? formatRupees(each) : each.toLocaleString('en-IN'))
        return (
          <div key={column} className="rounded-sm border border-line bg-card p-3">
            <dt className="caption text-steel">{reportCopy.columns[column] ?? column}</dt>
            <dd className="figures text-xl font-bold">{shown(value)}</dd>
            {before !== null && (
              <dd className="figures text-xs text-steel">
                {change !== null && <span className="mr-2 font-semibold text-ink">{copy.change(change)}</span>}
                {copy.wasBefore(shown(before))}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
