import type { RowProblem } from '../../../domain/warehouse/import-export/read-row.ts'
import { sheetWords } from '../../../shared/copy/office/sheet-words.ts'
import type { Shop } from '../../platform/shop.ts'
import { readTables } from '../../platform/spreadsheets/table-files.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { applyTask, type SeenTask, seeTask } from './goods-plan.ts'
import { type FoundTable, openTable, type ReadFrom } from './open-table.ts'

/** A file that somebody at the terminal wants to import. */
export interface GivenFile extends ReadFrom {
  bytes: Uint8Array
  /** Its name in the history. */
  name: string
  only?: readonly string[] | undefined
  dryRun: boolean
  /** Does what the right rows say where others are wrong. */
  skipWrong: boolean
}

/** Plan of a file, and whether wrong rows kept it from being written. */
export interface SeenFile extends SeenTask {
  headProblems: RowProblem[]
  found: FoundTable
  isRefused: boolean
}

/**
 * Looks at a file, and where no row is wrong, or wrong ones are skipped, does what it says in one command. Throws the failures of reading it, and ChangedSince.
 * What is wrong with the head counts as wrong rows.
 */
export async function importAtTerminal(
  shop: Shop,
  { bytes, name, only, dryRun, skipWrong, sheet, headRow }: GivenFile,
): Promise<SeenFile> {
  const as = { only, now: shop.clock(), sheet, headRow }
  const { task, headProblems, found } = await openTable(shop.db, await readTables(bytes), as)
  const seen = await seeTask(shop.db, task, as.now)
  seen.counts.wrong += headProblems.length
  const isRefused = headProblems.length > 0 || (seen.counts.wrong > 0 && !skipWrong)
  const done: SeenFile = { ...seen, headProblems, found, isRefused }
  if (dryRun || isRefused || seen.counts.new + seen.counts.changed === 0) return done
  await atTerminal(shop, 'goods.import', { file: name, only, ...seen.counts }, async (work) => {
    work.about({ kind: 'import', id: work.commandId, name: sheetWords.imported(name, seen.counts) })
    await applyTask(work, shop, task, { seen })
  })
  return done
}
