import type { GridRow } from '../../shared/contract/office/goods-grid.ts'
import type { GridColumn } from '../../shared/office/grid-columns.ts'

/** What was typed, by cell. */
export type GridDraft = Readonly<Record<string, string>>

/** A place in the table as it is shown. */
export interface Place {
  row: number
  column: number
}

/** The name of a cell in a draft. */
export function cellKey({ product, variant }: Pick<GridRow, 'product' | 'variant'>, column: string): string {
  return JSON.stringify([product, variant, column])
}

/** What a cell shows; undefined: the row has none. */
export function shownIn(draft: GridDraft, row: GridRow, column: GridColumn): string | undefined {
  const own = row.cells[column]
  return own === undefined ? undefined : (draft[cellKey(row, column)] ?? own)
}

/** The draft with a value in a cell; what is as it was is no change. */
export function withCell(draft: GridDraft, row: GridRow, column: GridColumn, value: string): GridDraft {
  const own = row.cells[column]
  if (own === undefined) return draft
  const key = cellKey(row, column)
  const { [key]: _, ...others } = draft
  return value === own ? others : { ...others, [key]: value }
}

/** The draft with the cells of a spreadsheet from a place on, to the right and down; what stands over the edge is left out. */
export function withPasted(
  draft: GridDraft,
  { rows, columns }: { rows: readonly GridRow[]; columns: readonly GridColumn[] },
  from: Place,
  text: string,
): GridDraft {
  let next = draft
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [down, line] of lines.entries()) {
    const row = rows[from.row + down]
    if (!row) break
    for (const [across, cell] of line.split('\t').entries()) {
      const column = columns[from.column + across]
      if (column) next = withCell(next, row, column, unquoted(cell))
    }
  }
  return next
}

/** Spreadsheets put quotes around a cell that has quotes or breaks in it. */
function unquoted(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim()
}

/** The draft with the value of a cell in all cells below it. */
export function filledDown(
  draft: GridDraft,
  { rows, columns }: { rows: readonly GridRow[]; columns: readonly GridColumn[] },
  from: Place,
): GridDraft {
  const [row, column] = [rows[from.row], columns[from.column]]
  const value = row && column && shownIn(draft, row, column)
  if (value === undefined || !column) return draft
  return rows.slice(from.row + 1).reduce((next, each) => withCell(next, each, column, value), draft)
}
