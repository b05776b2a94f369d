import type { ReportName } from '../../../shared/office/reports.ts'
import type { ReportRow } from './report.ts'

/** A figure that says most of a report: paise where it is an amount, else a count. `change` in percent, to one place. */
export interface ReportFigure {
  column: string
  isAmount: boolean
  value: number
  before: number | null
  change: number | null
}

const figures: Record<ReportName, readonly [column: string, isAmount: boolean][]> = {
  sales: [
    ['net', true],
    ['invoices', false],
    ['average', true],
    ['returns', true],
    ['tax', true],
  ],
  products: [
    ['net', true],
    ['pieces', false],
    ['returned', false],
  ],
  profit: [
    ['taxable', true],
    ['cost', true],
    ['margin', true],
  ],
  stock: [
    ['onHand', false],
    ['sold', false],
  ],
  gst: [
    ['taxable', true],
    ['total', true],
  ],
  payments: [],
  shop: [
    ['searches', false],
    ['vain', false],
    ['views', false],
    ['carts', false],
  ],
}

/** Returns the figures of a report's sums, beside those of the days before where there are some; what is not known is left out. */
export function summaryOf(name: ReportName, totals: ReportRow, before: ReportRow | undefined): ReportFigure[] {
  const known = figures[name].filter(
    ([column]) => totals[column] !== null && (column in totals || column === 'average'),
  )
  return known.map(([column, isAmount]) => {
    const value = figureOf(totals, column)
    const earlier = before ? figureOf(before, column) : null
    return { column, isAmount, value, before: earlier, change: changeOf(value, earlier) }
  })
}

/** The average is that of an invoice, net of returns, to the nearest paisa. */
function figureOf(totals: ReportRow, column: string): number {
  if (column !== 'average') return Number(totals[column] ?? 0)
  const invoices = Number(totals.invoices ?? 0)
  return invoices === 0 ? 0 : Math.round(Number(totals.net ?? 0) / invoices)
}

function changeOf(value: number, before: number | null): number | null {
  return before === null || before === 0 ? null : Math.round((1000 * (value - before)) / Math.abs(before)) / 10
}
