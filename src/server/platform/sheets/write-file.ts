import { writeXlsx } from 'hucre/xlsx'
import { safeCsv } from '../http/safe-csv.ts'
import type { SheetFormat } from './sheet-shapes.ts'

/** Characters of the widest column: beyond it a spreadsheet wraps or cuts. */
const widest = 60
/** Rows that a column's width is taken from. */
const looked = 200

const noDay = new Date(0)

/**
 * Writes a table, its head in `rows[0]`. In .xlsx every cell is text, so that no spreadsheet takes zeros away, makes dates or
 * runs a formula; in CSV what looks like a formula gets a `'` in front, which our import takes off. It is costly: see table-files.ts.
 */
export async function writeFile(
  format: SheetFormat,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<Uint8Array> {
  // spreadsheets take the file for UTF-8 by the mark in front
  if (format === 'csv') return Buffer.from(`\uFEFF${safeCsv(rows)}`)
  const head = rows[0] ?? []
  const columns = head.map((_, column) => ({ numFmt: '@', width: widthOf(rows, column) }))
  return writeXlsx({
    stringMode: 'shared',
    // the same table is the same bytes
    properties: { created: noDay, modified: noDay },
    sheets: [{ name, columns, rows: rows.map((row) => row.map(asCell)), freezePane: { rows: 1, columns: 0 } }],
  })
}

/** An empty cell is none: thousands of them would be half of the file. `_x0041_` would be read as an A (ECMA-376, 22.9.2.19). */
function asCell(text: string): string | null {
  return text === '' ? null : text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

function widthOf(rows: readonly (readonly string[])[], column: number): number {
  const lengths = rows.slice(0, looked).map((row) => row[column]?.length ?? 0)
  return Math.min(widest, Math.max(8, ...lengths) + 2)
}
