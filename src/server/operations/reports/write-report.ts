import type { Report } from '../../../shared/contract/office/report-calls.ts'
import { reportCopy as copy } from '../../../shared/copy/reports.ts'
import { leftOutInWords } from '../../../shared/office/left-out-of-costs.ts'
import type { SheetFormat, WrittenCell } from '../../platform/spreadsheets/sheet-shapes.ts'
import { writeTable } from '../../platform/spreadsheets/table-files.ts'

/**
 * Writes a report as a table: its columns, its rows, and the sums where it has some, with a line on what they leave out. Amounts are
 * numbers of rupees.
 */
export function writeReport(report: Report, format: SheetFormat): Promise<Uint8Array> {
  const { columns, rows, totals, unknownCost } = report
  const cells = (row: Report['totals']): WrittenCell[] => columns.map((column) => row[column] ?? '')
  const total = (column: string): WrittenCell => (totals[column] === null ? copy.unknown : (totals[column] ?? ''))
  const head = columns.map((column) => copy.columns[column] ?? column)
  const sums = Object.keys(totals).length > 0 ? [[copy.total, ...columns.map(total).slice(1)]] : []
  const leftOut = leftOutInWords(unknownCost)
  const note = leftOut === undefined ? [] : [[leftOut, ...columns.map(() => '').slice(1)]]
  return writeTable(format, copy.titles[report.report], [head, ...rows.map(cells), ...sums, ...note])
}
