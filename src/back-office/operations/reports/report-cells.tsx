import type { ReactNode } from 'react'
import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportScreen as copy } from '../../../shared/copy/office/report-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { formatDate } from '../../../ui/format-date.ts'
import { Link } from '../../../ui/router/link.tsx'

type Row = Report['rows'][number]

/** An Indian day ('YYYY-MM-DD') as people write it: '26 Nov 2026'. */
export function dayInWords(day: string): string {
  return formatDate(`${day}T06:00:00Z`)
}

/** The first day of a day, week or month as people name that. */
export function periodInWords(day: string, by: string): string {
  if (by === 'month') return dayInWords(day).replace(/^\d+ /, '')
  return by === 'week' ? copy.weekOf(dayInWords(day)) : dayInWords(day)
}

/** Shows a cell of a report: amounts as rupees, a product as a link. */
export function cellOf({ by, amounts }: Pick<Report, 'by' | 'amounts'>, row: Row, column: string): ReactNode {
  const value = row[column]
  if (value === null || value === undefined) return amounts.includes(column) ? copy.costUnknown : ''
  if (typeof value === 'number') return amounts.includes(column) ? formatRupees(value) : numberOf(value, column)
  if (column === 'period') return periodInWords(value, by)
  if (column !== 'name' || typeof row.productId !== 'string') return value
  return (
    <Link to={`/products/${row.productId}`} className="underline-offset-4 hover:underline">
      {value}
    </Link>
  )
}

function numberOf(value: number, column: string): string {
  return column === 'rate' ? `${value} %` : value.toLocaleString('en-IN')
}
