import { safeCsv } from '../http/safe-csv.ts'
import type { SheetFormat, WrittenCell } from './sheet-shapes.ts'
import { writeXlsx } from './write-xlsx.ts'

/** Characters of the widest column: beyond it a spreadsheet wraps or cuts. */
const widest = 60
/** Rows that a column's width is taken from. */
const looked = 200

/**
 * Writes a table, its head in `rows[0]`. In .xlsx every text stays one, so that no spreadsheet takes zeros away, makes dates
 * or runs a formula, and a number is one; in CSV what looks like a formula gets a `'` in front, which our import takes off. It is costly: see table-files.ts.
 */
export function writeFile(format: SheetFormat, name: string, rows: readonly (readonly WrittenCell[])[]): Uint8Array {
  // spreadsheets take the file for UTF-8 by the mark in front
  if (format === 'csv') return Buffer.from(`\uFEFF${safeCsv(rows)}`)
  const widths = (rows[0] ?? []).map((_, column) => widthOf(rows, column))
  return writeXlsx(name, rows, widths)
}

function widthOf(rows: readonly (readonly WrittenCell[])[], column: number): number {
  const lengths = rows.slice(0, looked).map((row) => String(row[column] ?? '').length)
  return Math.min(widest, Math.max(8, ...lengths) + 2)
}
