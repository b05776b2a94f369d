import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { todayScreen as copy } from '../../../shared/copy/office/today-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { daysOfRange } from '../../../shared/office/report-ranges.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ReportChart } from '../../parts/report-chart.tsx'

const ranges = ['last_7', 'last_30'] as const

/** Sales of the last 7 or 30 days beside as many before: the sales report's own figures, net of returns. */
export default function SalesOfDays() {
  const [range, setRange] = useState<(typeof ranges)[number]>('last_7')
  const days = daysOfRange(range, indianDay(Date.now()))
  const query = useQuery({
    queryKey: ['reports', 'home', days.from, days.to],
    queryFn: ({ signal }) =>
      callOffice('GET /reports/{name}', { params: { name: 'sales' }, query: { ...days, by: 'day' }, signal }),
    placeholderData: keepPreviousData,
    meta: { live: ['orders'] },
  })
  return (
    <section aria-label={copy.salesOf[range]} className="rounded-sm border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="caption text-steel">{copy.salesOf[range]}</h2>
        <div className="flex gap-1">
          {ranges.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === range}
              aria-label={copy.salesOf[each]}
              onClick={() => setRange(each)}
              className={classNames(
                'min-h-11 rounded-sm px-3 text-sm font-semibold pointer-fine:min-h-9',
                each === range ? 'bg-ink text-white' : 'text-steel hover:bg-paper-deep',
              )}
            >
              {copy.rangeOf[each]}
            </button>
          ))}
        </div>
      </div>
      <LoadedPart query={query}>{({ data }) => <Figures report={data} range={range} />}</LoadedPart>
    </section>
  )
}

function Figures({ report, range }: { report: Report; range: string }) {
  const of = (column: string) => report.summary.find((figure) => figure.column === column)
  const net = of('net')
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="figures wide text-3xl font-bold">{formatRupees(net?.value ?? 0)}</span>
        <span className="figures text-steel">{copy.invoices(of('invoices')?.value ?? 0)}</span>
      </p>
      <p className="figures mt-1 text-sm">
        {net?.change != null && <strong className="mr-2">{copy.change(net.change)}</strong>}
        <span className="text-steel">{copy.wasBefore(formatRupees(net?.before ?? 0))}</span>
      </p>
      {report.chart.points.length > 0 && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)]">
          <ReportChart report={report} />
        </div>
      )}
      <details className="mt-2 text-sm">
        <summary className="min-h-11 cursor-pointer py-3 font-medium text-teal">{copy.asTable}</summary>
        <Table points={report.chart.points} />
      </details>
      <Link
        to={`/reports/sales?range=${range}`}
        className="inline-flex min-h-11 items-center text-sm font-medium text-teal hover:underline"
      >
        {copy.wholeReport}
      </Link>
    </>
  )
}

function Table({ points }: { points: Report['chart']['points'] }) {
  return (
    <table className="figures w-full">
      <caption className="sr-only">{copy.chart}</caption>
      <thead className="text-left text-steel">
        <tr>
          <th scope="col">{copy.day}</th>
          <th scope="col" className="text-right">
            {copy.amount}
          </th>
          <th scope="col" className="text-right">
            {copy.before}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, value, before }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {formatDay(key)}
            </th>
            <td className="text-right">{formatRupees(value)}</td>
            <td className="text-right text-steel">{before === null ? '' : formatRupees(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
