import { readFile } from 'node:fs/promises'
import { officeSheetCopy as say } from '../../../shared/copy/office/sheets.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { JobState } from '../../../shared/office/job-states.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import type { PlainUpload } from '../../platform/http/read-multipart.ts'
import { uuidFrom } from '../../platform/randomness.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandHead, CommandWork } from '../../staff/commands/run-command-work.ts'
import { keepMeanings, readMeanings } from './head-meaning-queries.ts'
import { askToStop, countOpenJobs, findJob, insertJob, type JobRow, moveJob } from './job-queries.ts'
import type { ImportParams } from './open-job.ts'

/** Keeps a file that somebody sent and lets it be looked at. Throws `bad_input` without one, `too_many_requests`. */
export async function beginImport(
  shop: Shop,
  work: CommandWork,
  table: PlainUpload | undefined,
  { list, only }: Pick<ImportParams, 'list' | 'only'>,
): Promise<string> {
  if (!table) throw new Failure('bad_input', say.noFile, { errors: { table: say.noFile } })
  await refuseMany(work)
  const id = shop.newId()
  const params: ImportParams = { list, only, means: list === null ? {} : await readMeanings(work.tx, list) }
  const file = await readFile(table.path)
  await insertJob(work.tx, { id, kind: 'import', title: table.name, params, file, at: shop.clock() }, work.by)
  work.about({ kind: 'import', id, name: table.name })
  return id
}

/** Throws `too_many_requests` where a person has so many that wait. */
export async function refuseMany({ tx, by }: CommandWork): Promise<void> {
  const open = await countOpenJobs(tx, by.staffId)
  if (open >= sheetLimits.jobsOpen) throw new Failure('too_many_requests', say.tooManyOpen)
}

/** Says what columns mean, remembers it under the name of the list, and lets the file be looked at again. Throws like moveOn. */
export async function chooseColumns(shop: Shop, work: CommandWork, id: string, params: ImportParams): Promise<void> {
  const job = await moveOn(shop, work, id, ['asks', 'ready'], { state: 'looking', params })
  if (params.list !== null) await keepMeanings(work.tx, params.list, params.means, shop.clock())
  work.about({ kind: job.kind, id, name: job.title })
}

/** Lets what was seen be done, as this person. Throws `order_state` where it is not ready, `bad_input` where rows are wrong and not skipped. */
export async function beginApplying(
  shop: Shop,
  work: CommandWork,
  id: string,
  who: Omit<CommandHead, 'id' | 'name' | 'actor' | 'reason' | 'input' | 'limits'>,
  { skipWrong = false }: { skipWrong?: boolean | undefined },
): Promise<void> {
  const command = { ...who, id: uuidFrom(shop.newToken()) }
  const job = await moveOn(shop, work, id, ['ready'], { state: 'applying', command })
  const { counts } = job.result as { counts: { new: number; changed: number; wrong: number } }
  if (job.kind === 'import' && counts.wrong > 0 && !skipWrong) throw new Failure('bad_input', say.rowsWrong)
  if (counts.new + counts.changed === 0) throw new Failure('bad_input', say.nothingToDo)
  work.about({ kind: job.kind, id, name: job.title })
}

/** Stops a job; one that is being done ends at its next step. Throws `order_state` where it has come to an end. */
export async function stopJob(shop: Shop, work: CommandWork, id: string): Promise<string> {
  if (await askToStop(work.tx, id)) {
    work.about({ kind: 'import', id, name: (await findJob(work.tx, id))?.title ?? '' })
    return say.stopping
  }
  const job = await moveOn(shop, work, id, ['looking', 'asks', 'ready'], { state: 'cancelled' })
  work.about({ kind: job.kind, id, name: job.title })
  return say.stopped
}

async function moveOn(
  shop: Shop,
  { tx }: CommandWork,
  id: string,
  from: readonly JobState[],
  to: Parameters<typeof moveJob>[3],
): Promise<JobRow> {
  const job = await findJob(tx, id)
  if (!job) throw new Failure('not_found', say.noJob)
  if (!(await moveJob(tx, id, from, to, shop.clock()))) throw new Failure('order_state', say.notReady)
  return job
}
