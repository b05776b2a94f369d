import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportCopy as copy } from '../../../shared/copy/reports.ts'
import type { SheetFormat, WrittenCell } from '../../platform/spreadsheets/sheet-shapes.ts'
import { writeTable } from '../../platform/spreadsheets/table-files.ts'

/** Writes a report as a table: its columns, its rows, and the sums where it has some. Amounts are numbers of rupees. */
export function writeReport({ report, columns, rows, totals }: Report, format: SheetFormat): Promise<Uint8Array> {
  const cells = (row: Report['totals']): WrittenCell[] => columns.map((column) => row[column] ?? '')
  const head = columns.map((column) => copy.columns[column] ?? column)
  const sums = Object.keys(totals).length > 0 ? [[copy.total, ...cells(totals).slice(1)]] : []
  return writeTable(format, copy.titles[report], [head, ...rows.map(cells), ...sums])
}
