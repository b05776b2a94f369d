import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import type { GridColumn } from '../../../shared/office/grid-columns.ts'
import { pastedCells } from '../../../shared/office/pasted-cells.ts'

/** The typed values, by cell. */
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

/** Returns the value a cell shows; undefined: the row has none. */
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

/** A draft after a paste; `lost`: how many values found no place. */
export interface Pasted {
  draft: GridDraft
  lost: number
}

/** The draft with the cells of a spreadsheet from a place on, to the right and down. What lies over the edge, or where a row has no cell, is counted. */
export function withPasted(
  draft: GridDraft,
  { rows, columns }: { rows: readonly GridRow[]; columns: readonly GridColumn[] },
  from: Place,
  text: string,
): Pasted {
  let next = draft
  let lost = 0
  for (const [down, line] of pastedCells(text).entries()) {
    for (const [across, value] of line.entries()) {
      const row = rows[from.row + down]
      const column = columns[from.column + across]
      if (row && column && row.cells[column] !== undefined) next = withCell(next, row, column, value)
      else if (value !== '') lost += 1
    }
  }
  return { draft: next, lost }
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
