import type { RowProblem } from '../../domain/sheets/read-row.ts'
import { sheetWords } from '../../shared/copy/office/sheet-words.ts'
import { atTerminal } from '../commands/at-terminal.ts'
import { readTable } from '../platform/sheets/table-files.ts'
import type { Shop } from '../platform/shop.ts'
import { applyTask, type SeenTask, seeTask } from './goods-plan.ts'
import { openTable } from './open-table.ts'

/** What somebody at the terminal wants to be imported. */
export interface GivenFile {
  bytes: Uint8Array
  /** As it stands in the history. */
  name: string
  only?: readonly string[] | undefined
  dryRun: boolean
}

/**
 * Looks at a file, and where no row is wrong does what it says in one command. Throws the failures of reading it, and ChangedSince.
 * What is wrong with the head counts as wrong rows.
 */
export async function importAtTerminal(
  shop: Shop,
  { bytes, name, only, dryRun }: GivenFile,
): Promise<SeenTask & { headProblems: RowProblem[] }> {
  const sheet = await readTable(bytes)
  const as = { only, now: shop.clock() }
  const { task, headProblems } = await openTable(shop.db, sheet, as)
  const seen = await seeTask(shop.db, task, as.now)
  seen.counts.wrong += headProblems.length
  if (dryRun || seen.counts.wrong > 0 || seen.rows.length === 0) return { ...seen, headProblems }
  await atTerminal(shop, 'goods.import', { file: name, only, ...seen.counts }, async (work) => {
    work.about({ kind: 'import', id: work.commandId, name: sheetWords.imported(name, seen.counts) })
    await applyTask(work, shop, task, { seen })
  })
  return { ...seen, headProblems }
}
