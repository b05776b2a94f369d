import type { Report } from '../../shared/contract/office/report-calls.ts'
import { reportScreen as copy } from '../../shared/copy/office/report-screen.ts'
import { reportCopy } from '../../shared/copy/reports.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { reportSteps } from '../../shared/office/reports.ts'
import { ticksOf } from './chart-ticks.ts'
import { periodInWords } from './period-in-words.ts'

type Chart = Report['chart']

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const shortRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', ...compact })
const shortCount = new Intl.NumberFormat('en-IN', compact)
const shownAs = (value: number, isAmount: boolean) => (isAmount ? formatRupees(value) : value.toLocaleString('en-IN'))

/** The chart of a report; the table below it has the same figures for who cannot see it. */
export function ReportChart({ report: { chart, by } }: { report: Report }) {
  const isTime = by === 'hour' || (reportSteps as readonly string[]).includes(by)
  if (chart.points.length === 0) return isTime ? <p className="text-sm text-steel">{copy.tooManyBars}</p> : null
  const label = copy.chart(reportCopy.columns[chart.over] ?? chart.over)
  return (
    <figure aria-label={label} className="m-0 rounded-md border border-line bg-card p-4">
      <figcaption className="caption mb-3 text-steel">{reportCopy.columns[chart.over]}</figcaption>
      {isTime ? <OverTime chart={chart} by={by} label={label} /> : <Greatest chart={chart} />}
    </figure>
  )
}

/** A bar for each period, a thin one behind it for the period that it is compared with. */
function OverTime({ chart: { points, isAmount }, by, label }: { chart: Chart; by: string; label: string }) {
  const values = points.flatMap(({ value, before }) => [value, before ?? 0])
  const { ticks, low, high } = ticksOf(Math.min(0, ...values), Math.max(0, ...values))
  const up = (value: number) => (100 * (value - low)) / (high - low)
  const bar = (value: number) => ({ y: 100 - Math.max(up(value), up(0)), height: Math.abs(up(value) - up(0)) })
  const ends = [points[0], points[Math.floor(points.length / 2)], points.at(-1)]
  return (
    <>
      <div className="relative ml-14 h-52">
        {ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-t border-line" style={{ bottom: `${up(tick)}%` }}>
            <span className="figures absolute top-0 -left-14 w-12 -translate-y-1/2 text-right text-xs text-steel">
              {(isAmount ? shortRupees : shortCount).format(tick)}
            </span>
          </div>
        ))}
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${points.length} 100`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {points.map(({ key, value, before }, at) => (
            <g key={key}>
              <title>{`${periodInWords(key, by)}: ${shownAs(value, isAmount)}`}</title>
              {before !== null && <rect x={at + 0.05} width={0.9} {...bar(before)} className="fill-paper-deep" />}
              <rect x={at + 0.2} width={0.6} {...bar(value)} className="fill-teal" />
            </g>
          ))}
        </svg>
      </div>
      <div className="figures mt-1 ml-14 flex justify-between text-xs text-steel">
        {(points.length > 2 ? ends : points).map(
          (point) => point && <span key={point.key}>{periodInWords(point.key, by)}</span>,
        )}
      </div>
      <ul className="mt-3 flex gap-4 text-xs text-steel">
        <Key className="bg-teal" text={copy.now} />
        <Key className="bg-paper-deep" text={copy.earlier} />
      </ul>
    </>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-xs ${className}`} />
      {text}
    </li>
  )
}

/** The greatest rows, each with its amount or count. */
function Greatest({ chart: { points, isAmount } }: { chart: Chart }) {
  const most = Math.max(1, ...points.map(({ value }) => value))
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      {points.map(({ key, value }) => (
        <li key={key}>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{key}</span>
            <span className="figures font-semibold whitespace-nowrap">{shownAs(value, isAmount)}</span>
          </span>
          <span
            aria-hidden="true"
            className="block h-2 rounded-xs bg-teal"
            style={{ width: `${Math.max(1, (100 * value) / most)}%` }}
          />
        </li>
      ))}
    </ul>
  )
}
