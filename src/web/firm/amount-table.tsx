import type { ReactNode } from 'react'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

const inIndia = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees in a column of amounts: 12,34,567.50, always with paise. */
export function amount(rupees: number): string {
  return inIndia.format(rupees)
}

/** A column of figures; `sum` is what the row below all others says. */
export interface Column<Row> {
  title: string
  cell: (row: Row) => string
  sum?: string
}

interface Props<Row> {
  /** Subject of the first column. */
  label: string
  rows: readonly Row[]
  head: (row: Row) => ReactNode
  columns: readonly Column<Row>[]
  /** With a row of sums, what it is called. */
  sumLabel?: string
}

/** A table of amounts, with a name in front of each row. It scrolls by itself where it is wider than the screen. */
export function AmountTable<Row>({ label, rows, head, columns, sumLabel }: Props<Row>) {
  return (
    <ScrollRegion label={label} className="overflow-x-auto print:overflow-visible">
      <table className="w-full text-xs">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-1 text-left">
              {label}
            </th>
            {columns.map((column) => (
              <th key={column.title} scope="col" className="py-1 pl-3 text-right">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an invoice never change
            <tr key={index} className="break-inside-avoid border-b border-line align-top">
              <th scope="row" className="py-1 text-left font-normal">
                {head(row)}
              </th>
              {columns.map((column) => (
                <td key={column.title} className="py-1 pl-3 text-right whitespace-nowrap">
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sumLabel && (
          <tfoot>
            <tr className="font-bold">
              <th scope="row" className="py-1 text-left">
                {sumLabel}
              </th>
              {columns.map((column) => (
                <td key={column.title} className="py-1 pl-3 text-right whitespace-nowrap">
                  {column.sum}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  )
}
