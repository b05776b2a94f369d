import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import type { Shop } from '../../platform/shop.ts'
import { readTables } from '../../platform/spreadsheets/table-files.ts'
import { type BulkParams, openBulk } from './begin-bulk.ts'
import type { GoodsTask } from './goods-plan.ts'
import { type JobRow, readJobFile } from './job-queries.ts'
import { openTable } from './open-table.ts'

/** Settings by which an import is read, as its job stores them. */
export interface ImportParams {
  /** Place of the list in the file; left out: it is guessed. */
  sheet?: string | null | undefined
  headRow?: number | null | undefined
  /** Under what the meaning of its columns is remembered. */
  list: string | null
  only: string[] | null
  /** True: brands and categories that are not there are made. */
  makes?: boolean | undefined
  means: Record<string, string>
}

/** A job that can be looked at or done. */
export interface OpenJob {
  task: GoodsTask
  command: CommandName
  /** The place in the file and its column heads, to be shown. */
  found: object
  /** Instead of a task: what somebody has to say first. */
  asks?: object
}

/** Opens a job by its kind, for a person who `may` do so much. Throws `bad_input` where its file cannot be read. */
export async function openJob(
  shop: Pick<Shop, 'db' | 'clock'>,
  job: JobRow,
  may: (permission: Permission) => boolean,
): Promise<OpenJob> {
  if (job.kind === 'bulk') {
    return { task: await openBulk(shop, job.params as BulkParams), command: 'goods.bulk', found: {} }
  }
  const file = await readJobFile(shop.db, job.id)
  if (!file) throw new Failure('bad_input', sheetFaults.empty)
  const { only, means, sheet, headRow, makes } = job.params as ImportParams
  const from = { sheet: sheet ?? undefined, headRow: headRow ?? undefined }
  const as = { only: only ?? undefined, means, now: shop.clock(), may, makes, ...from }
  const { task, found: place, heads, headProblems, missing } = await openTable(shop.db, await readTables(file), as)
  const found = { found: place, heads, missing }
  const asks = headProblems.length > 0 ? { ...found, headProblems } : undefined
  return { task, command: 'goods.import', found, ...(asks && { asks }) }
}
