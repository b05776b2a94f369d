import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { type HeadMeanings, headReader } from './match-heads.ts'
import type { SheetColumn } from './sheet-columns.ts'

type Rows = readonly (readonly Cell[])[]

/** Place of the head of a list: that of its table among those of the file, and of its row in that. */
export interface HeadPlace {
  table: number
  row: number
}

/** Place that somebody has named. */
export interface GivenPlace {
  table?: number | undefined
  row?: number | undefined
}

/**
 * Finds the head of a list among the tables of a file: the row that names most columns of the shop. Titles and cover sheets name
 * none. Where no row names any, it is the first row with two cells.
 */
export function findHead(
  tables: readonly Rows[],
  known: readonly SheetColumn[],
  { means = {}, given = {} }: { means?: HeadMeanings | undefined; given?: GivenPlace } = {},
): HeadPlace {
  const pointsOf = headReader(known, means)
  let best: HeadPlace & { points: number } = { table: given.table ?? 0, row: given.row ?? -1, points: 0 }
  for (const [table, rows] of tables.entries()) {
    if (given.table !== undefined && given.table !== table) continue
    for (const [row, cells] of rows.slice(0, sheetLimits.sheetTitleRows + 1).entries()) {
      if (given.row !== undefined && given.row !== row) continue
      const points = pointsOf(cells)
      if (points > best.points) best = { table, row, points }
    }
  }
  const { table, row } = best
  return { table, row: row === -1 ? firstTableRow(tables[table] ?? []) : row }
}

/** The first row that can be the head of a table: a title is one cell. */
function firstTableRow(rows: Rows): number {
  const places = rows.slice(0, sheetLimits.sheetTitleRows + 1)
  return Math.max(
    0,
    places.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  )
}
