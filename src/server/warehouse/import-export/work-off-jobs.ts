import { priceExtremes } from '../../../domain/warehouse/import-export/price-extremes.ts'
import { sheetWords } from '../../../shared/copy/office/sheet-words.ts'
import { officeSheetCopy as say } from '../../../shared/copy/office/sheets.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limitsOf, type Permission, permissionsOf } from '../../../shared/office/permissions.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { transact } from '../../platform/db/transact.ts'
import { startWorker } from '../../platform/jobs/start-worker.ts'
import { workOff } from '../../platform/jobs/work-off.ts'
import type { Shop } from '../../platform/shop.ts'
import { isCommandDone } from '../../staff/commands/command-queries.ts'
import { type CommandHead, runCommandWork } from '../../staff/commands/run-command-work.ts'
import { findStaff } from '../../staff/staff-queries.ts'
import { applyTask, ChangedSince, type SeenTask, seeTask } from './goods-plan.ts'
import {
  forgetJobs,
  type JobOutcome,
  type JobRow,
  noteProgress,
  replaceRows,
  selectRows,
  settleJob,
  takeJob,
} from './job-queries.ts'
import { type OpenJob, openJob } from './open-job.ts'

const pauseMs = 1000

/** Does jobs as they come, until it is stopped: one at a time over all processes. */
export function startJobs(shop: Shop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'jobs on goods',
    pauseMs,
    work: (stopped) => workOffJobs(shop, stopped),
    tidy: () => forgetJobs(shop),
  })
}

/** One round: every job that waits for a process. */
export function workOffJobs(shop: Shop, stopped: () => boolean = () => false): Promise<void> {
  return workOff<JobRow>(
    {
      take: () => takeJob(shop),
      extend: ({ id, rows_done: done }) => noteProgress(shop, id, done),
      work: (job) => workOn(shop, job),
    },
    { stopped },
  )
}

/** Somebody has stopped it. */
class Stopped extends Error {
  override name = 'Stopped'
}

async function workOn(shop: Shop, job: JobRow): Promise<void> {
  try {
    await (job.state === 'looking' ? look(shop, job) : apply(shop, job))
  } catch (error) {
    const outcome = outcomeOf(shop, job, error)
    if (!outcome) throw error
    await settleJob(shop.db, job.id, outcome, shop.clock())
  }
}

/** Undefined: a fault of ours, or the database is away. The job is tried again when its lease is over. */
function outcomeOf(shop: Shop, job: JobRow, error: unknown): JobOutcome | undefined {
  if (error instanceof Stopped) return { state: 'cancelled' }
  if (error instanceof ChangedSince) {
    shop.log.info({ job: job.id, rows: error.rows.length }, 'a job would do something else than was seen')
    return { state: 'looking', problem: say.changedSince(error.rows.length) }
  }
  return error instanceof Failure ? { state: 'failed', problem: error.message } : undefined
}

/** Says how far it is, and ends where somebody has stopped it. */
function stepOf(shop: Shop, job: JobRow) {
  return async (done: number) => {
    job.rows_done = done
    if ((await noteProgress(shop, job.id, done)).isStopped) throw new Stopped()
  }
}

async function look(shop: Shop, job: JobRow): Promise<void> {
  const open = await openOf(shop, job)
  const { task, asks } = open
  if (asks) return settleJob(shop.db, job.id, { state: 'asks', result: asks }, shop.clock())
  const seen = await seeTask(shop.db, task, shop.clock(), stepOf(shop, job))
  await transact(shop, async ({ tx }) => {
    await replaceRows(tx, job.id, seen.rows)
    const result = { ...open.found, counts: seen.counts, lands: seen.lands, extremes: priceExtremes(seen.rows) }
    // why it was looked at again stays to be read
    const outcome = { state: 'ready' as const, result, total: task.total, done: task.total, problem: job.problem }
    await settleJob(tx, job.id, outcome, shop.clock())
  })
}

/** All of it in one command, by who said so; where that is in the history already, the process ended in the moment after. */
async function apply(shop: Shop, job: JobRow): Promise<void> {
  const head = job.command as Omit<CommandHead, 'name' | 'actor' | 'reason' | 'input' | 'limits'>
  if (await isCommandDone(shop.db, head.id)) return settleJob(shop.db, job.id, { state: 'done' }, shop.clock())
  const open = await openOf(shop, job)
  const seen = { rows: await selectRows(shop.db, job.id, { most: sheetLimits.sheetRows + 1 }) }
  const counts = (job.result as { counts: SeenTask['counts'] }).counts
  const command = {
    ...head,
    limits: (await rightsOfStaff(shop.db, head.staffId)).limits,
    name: open.command,
    actor: 'staff' as const,
    reason: null,
    input: { job: job.id, ...counts },
  }
  await transact(shop, (unit) =>
    runCommandWork(shop, unit, command, async (work) => {
      work.about({ kind: job.kind, id: job.id, name: sheetWords.imported(job.title, counts) })
      await applyTask(work, shop, open.task, { seen, step: stepOf(shop, job) })
      // the rows that were wrong come back as a file
      const keepsFile = counts.wrong > 0
      await settleJob(work.tx, job.id, { state: 'done', done: open.task.total, keepsFile }, shop.clock())
    }),
  )
}

/** Marks as wrong the changes that its person may not make, whoever has it done: as it was seen. */
async function openOf(shop: Shop, job: JobRow): Promise<OpenJob> {
  const { limits, may } = await rightsOfStaff(shop.db, job.staff_id)
  const open = await openJob(shop, job, may)
  return { ...open, task: { ...open.task, by: { staffId: job.staff_id, limits } } }
}

/**
 * Returns a person's limits and permissions as they are when the job is done, not when it was begun; none for somebody who was removed meanwhile.
 */
async function rightsOfStaff(db: Shop['db'], id: string | null) {
  const staff = id === null ? undefined : await findStaff(db, id)
  const roles = staff?.active ? staff.roles : []
  const permissions = new Set(permissionsOf(roles))
  const limits = limitsOf(roles, staff?.active ? staff.limits : {})
  return { limits, may: (permission: Permission) => permissions.has(permission) }
}
