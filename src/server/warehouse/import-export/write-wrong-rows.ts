import { officeSheetCopy as say } from '../../../shared/copy/office/sheets.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { problemHead, sheetHead } from '../../../shared/office/sheet-heads.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { SheetFormat, WrittenCell } from '../../platform/spreadsheets/sheet-shapes.ts'
import { readTables, writeTable } from '../../platform/spreadsheets/table-files.ts'
import { findJob, readJobFile, selectRows } from './job-queries.ts'
import { tableAt } from './open-table.ts'

/**
 * Writes the wrong rows of an import as a file with its columns and one more that says what is wrong: mended, it can be imported.
 * Formulas come as their text. Throws `not_found` where there is no such import, or no wrong row of it.
 */
export async function writeWrongRows(shop: Pick<Shop, 'db'>, id: string, format: SheetFormat): Promise<Uint8Array> {
  const job = await findJob(shop.db, id)
  const file = job?.kind === 'import' ? await readJobFile(shop.db, id) : null
  const found = (job?.result as { found?: { sheet?: string; headRow?: number } } | null)?.found
  const wrong = await selectRows(shop.db, id, { state: 'wrong', most: sheetLimits.sheetRows })
  if (!file || !found?.headRow || wrong.length === 0) throw new Failure('not_found', say.noWrongRows)
  const { rows, head } = tableAt(await readTables(file), found)
  const heads = rows[head] ?? []
  const shown = heads.flatMap((cell, at) => (textOf(cell) === problemHead ? [] : [at]))
  const called = callerOf(job?.result)
  const bad = wrong.map(({ row, problems }) => [
    ...shown.map((at) => textOf(rows[row - 1]?.[at] ?? '')),
    problems.map(({ column, sentence }) => `${called(column)}: ${sentence}`).join('\n'),
  ])
  return writeTable(format, say.wrongSheet, [[...shown.map((at) => textOf(heads[at] ?? '')), problemHead], ...bad])
}

function textOf(cell: Cell): WrittenCell {
  return typeof cell === 'object' ? cell.text : cell
}

/** Returns what the file itself calls a column. */
function callerOf(result: unknown): (column: string) => string {
  const matched = (result as { heads?: { head: string; means: string | null }[] } | null)?.heads ?? []
  const names = new Map(matched.flatMap(({ head, means }) => (means && head !== '' ? [[means, head]] : [])))
  return (column) => names.get(column) ?? sheetHead(column)
}
