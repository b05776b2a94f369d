import type { ReactNode } from 'react'
import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportScreen as copy } from '../../../shared/copy/office/report-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Link } from '../../../ui/router/link.tsx'
import { periodInWords } from '../../parts/period-in-words.ts'

type Row = Report['rows'][number]

/** Shows a cell of a report: amounts as rupees, a product as a link. */
export function cellOf({ by, amounts }: Pick<Report, 'by' | 'amounts'>, row: Row, column: string): ReactNode {
  const value = row[column]
  if (value === null || value === undefined) return amounts.includes(column) ? copy.costUnknown : ''
  if (typeof value === 'number') return amounts.includes(column) ? formatRupees(value) : numberOf(value, column)
  if (column === 'period') return periodInWords(value, by)
  if (column === 'lastSold') return formatDay(value)
  const to = placeOf(row, column)
  if (to === null) return value
  return (
    <Link to={to} className="underline-offset-4 hover:underline">
      {value}
    </Link>
  )
}

/** The record that a cell names. */
function placeOf({ productId, customerId }: Row, column: string): string | null {
  if (column === 'name' && typeof productId === 'string') return `/products/${productId}`
  return column === 'customer' && typeof customerId === 'string' && customerId !== ''
    ? `/customers/${customerId}`
    : null
}

function numberOf(value: number, column: string): string {
  return column === 'rate' || column === 'percent' ? `${value}%` : value.toLocaleString('en-IN')
}
