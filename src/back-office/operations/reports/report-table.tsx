import { useState } from 'react'
import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportScreen as copy } from '../../../shared/copy/office/report-screen.ts'
import { reportCopy } from '../../../shared/copy/reports.ts'
import { leftOutInWords } from '../../../shared/office/left-out-of-costs.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { cellOf } from './report-cells.tsx'

/** Ids: a product's name leads to it. */
const silent = ['productId', 'variantId', 'customerId']
const texts = [
  ...['period', 'hour', 'name', 'state', 'pin', 'coupon', 'customers', 'customer', 'category', 'brand', 'reason'],
  ...['what', 'way', 'lastSold', 'search'],
]
const step = 100

/** The rows of a report with their sums; many are shown some at a time. */
export function ReportTable({ report }: { report: Report }) {
  const [most, setMost] = useState(step)
  const { rows, rowCount } = report
  const leftOut = leftOutInWords(report.unknownCost)
  const label = copy.table(reportCopy.titles[report.report])
  return (
    <div>
      <ScrollRegion label={label} className="overflow-x-auto border border-line">
        <Table report={report} most={most} />
      </ScrollRegion>
      {leftOut !== undefined && <p className="mt-3 text-sm text-steel">{leftOut}</p>}
      {rows.length > most && (
        <Button kind="outline" className="mt-3 max-sm:w-full" onClick={() => setMost(most + step)}>
          {copy.more}
        </Button>
      )}
      {rowCount > rows.length && <p className="mt-3 text-sm text-steel">{copy.cut(rows.length, rowCount)}</p>}
    </div>
  )
}

function Table({ report, most }: { report: Report; most: number }) {
  const shown = report.columns.filter((column) => !silent.includes(column))
  return (
    <table className="w-full border-collapse bg-card text-sm">
      <thead>
        <tr className="border-b border-line-strong bg-paper-sunk">
          {shown.map((column) => (
            <th key={column} scope="col" className={`caption text-steel ${look(column)}`}>
              {reportCopy.columns[column] ?? column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.rows.slice(0, most).map((row) => (
          <tr key={Object.values(row).join('|')} className="border-b border-line">
            {shown.map((column) => (
              <td key={column} className={look(column)}>
                {cellOf(report, row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {Object.keys(report.totals).length > 0 && <Sums report={report} shown={shown} />}
    </table>
  )
}

function Sums({ report, shown }: { report: Report; shown: readonly string[] }) {
  return (
    <tfoot>
      <tr className="bg-paper-sunk font-semibold">
        {shown.map((column, at) => (
          <td key={column} className={look(column)}>
            {at === 0 ? copy.total : cellOf(report, report.totals, column)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function look(column: string): string {
  return classNames('px-3 py-2 whitespace-nowrap', texts.includes(column) ? 'text-left' : 'figures text-right')
}
