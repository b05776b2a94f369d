import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PlannedRow } from '../../../domain/warehouse/import-export/plan-product.ts'
import { busyStates, type JobState } from '../../../shared/office/job-states.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { inTransaction } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'

type Db = Kysely<Database>

const shown = [
  'id',
  'kind',
  'state',
  'title',
  'params',
  'rows_total',
  'rows_done',
  'result',
  'problem',
  'staff_id',
  'by_name',
  'command',
  'created_at',
] as const

/** A job as people see it. */
export type JobRow = Pick<Selectable<Database['jobs']>, (typeof shown)[number]>

/**
 * Key of the lock under which jobs are leased: a process that asks waits for one that asks at the same time, for one job is done
 * at a time.
 */
const LOCK = 72_311_256
/** A process that lives says so well before. */
const leaseMs = 60_000
/** A job that has ended processes so often is given up. */
const triesMost = 3

/** Adds a job, to be looked at. */
export async function insertJob(
  db: Db,
  job: { id: string; kind: 'import' | 'bulk'; title: string; params: object; file: Buffer | null; at: Date },
  by: { staffId: string | null; name: string },
): Promise<void> {
  const { id, kind, title, params, file, at } = job
  const who = { staff_id: by.staffId, by_name: by.name }
  const moments = { created_at: at, updated_at: at, leased_until: null }
  const unknown = { result: null, problem: null, command: null }
  const row = { id, kind, title, params: JSON.stringify(params), file, state: 'looking' as const }
  await db
    .insertInto('jobs')
    .values({ ...row, ...who, ...moments, ...unknown })
    .execute()
}

/** Returns the number of a person's jobs that have not ended. */
export async function countOpenJobs(db: Db, staffId: string | null): Promise<number> {
  const { open } = await db
    .selectFrom('jobs')
    .select((each) => each.fn.countAll<number>().as('open'))
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('state', 'in', ['looking', 'asks', 'ready', 'applying'])
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** The newest jobs. */
export function listJobs(db: Db, most: number): Promise<JobRow[]> {
  return db.selectFrom('jobs').select(shown).orderBy('created_at', 'desc').orderBy('id').limit(most).execute()
}

/** One job; undefined where there is none. */
export function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('jobs').select(shown).where('id', '=', id).executeTakeFirst()
}

/** The file of an import; null: it is not kept any more. */
export async function readJobFile(db: Db, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('jobs').select('file').where('id', '=', id).executeTakeFirst()
  return row?.file ?? null
}

/** Lends the next job to this process, where no other one is at one. */
export function takeJob({ db, clock }: Shop): Promise<JobRow | undefined> {
  const now = clock()
  return inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const busy = tx.selectFrom('jobs').where('state', 'in', busyStates)
    if (await busy.select('id').where('leased_until', '>', now).limit(1).executeTakeFirst()) return undefined
    const job = await busy
      .select([...shown, 'tries'])
      .orderBy('updated_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!job) return undefined
    const lease = { leased_until: new Date(now.getTime() + leaseMs), tries: job.tries + 1 }
    const isGivenUp = job.tries >= triesMost
    const set = isGivenUp ? { ...ended(now), state: 'failed' as const, problem: null } : lease
    await tx.updateTable('jobs').set(set).where('id', '=', job.id).execute()
    return isGivenUp ? undefined : job
  })
}

/** Says how far a job is, and that its process lives; whether somebody has stopped it meanwhile. */
export async function noteProgress({ db, clock }: Shop, id: string, done: number): Promise<{ isStopped: boolean }> {
  const row = await db
    .updateTable('jobs')
    .set({ rows_done: done, leased_until: new Date(clock().getTime() + leaseMs) })
    .where('id', '=', id)
    .returning(['cancel_asked', 'state'])
    .executeTakeFirst()
  return { isStopped: !row || row.cancel_asked || row.state === 'cancelled' }
}

const isOver: readonly JobState[] = ['done', 'failed', 'cancelled']

function ended(now: Date) {
  return { file: null, leased_until: null, updated_at: now }
}

/** Outcome of a job. */
export interface JobOutcome {
  state: JobState
  result?: object
  problem?: string | null
  total?: number
  done?: number
  /** True: its file is needed once more. */
  keepsFile?: boolean
}

/** Ends a piece of work on a job: it waits for somebody, or is over. */
export async function settleJob(
  db: Db,
  id: string,
  { state, result, problem, total, done, keepsFile = false }: JobOutcome,
  now: Date,
) {
  await db
    .updateTable('jobs')
    .set({
      ...(isOver.includes(state) && !keepsFile ? ended(now) : { leased_until: null, updated_at: now }),
      state,
      tries: 0,
      cancel_asked: false,
      ...(result && { result: JSON.stringify(result) }),
      ...(problem !== undefined && { problem }),
      ...(total !== undefined && { rows_total: total }),
      ...(done !== undefined && { rows_done: done }),
    })
    .where('id', '=', id)
    // what somebody has stopped stays so
    .where('state', 'in', busyStates)
    .execute()
}

/** Moves a job on, where it still is in one of these states; false where it is not. */
export async function moveJob(
  db: Db,
  id: string,
  from: readonly JobState[],
  to: { state: JobState; params?: object; command?: object },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({
      ...(isOver.includes(to.state) ? ended(now) : { leased_until: null, updated_at: now }),
      state: to.state,
      rows_done: 0,
      problem: null,
      tries: 0,
      ...(to.params && { params: JSON.stringify(to.params) }),
      ...(to.command && { command: JSON.stringify(to.command) }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Asks for the end of a job that is being done; false where none is. */
export async function askToStop(db: Db, id: string): Promise<boolean> {
  const asked = db.updateTable('jobs').set({ cancel_asked: true }).where('id', '=', id).where('state', '=', 'applying')
  return (await asked.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

/** Keeps what was seen, in the place of what was seen before. */
export async function replaceRows(
  tx: Transaction<Database>,
  jobId: string,
  rows: readonly PlannedRow[],
): Promise<void> {
  await tx.deleteFrom('job_rows').where('job_id', '=', jobId).execute()
  for (let from = 0; from < rows.length; from += 1000) {
    const part = rows.slice(from, from + 1000).map((row, at) => ({ ...row, position: from + at }))
    await sql`
      INSERT INTO job_rows (job_id, position, row, product, variant, name, state, diffs, problems)
      SELECT ${jobId}, r.position, r.row, r.product, r.variant, r.name, r.state, r.diffs, r.problems
      FROM json_to_recordset(${JSON.stringify(part)}::json) AS r (
        position int, row int, product text, variant text, name text, state text, diffs jsonb, problems jsonb)`.execute(
      tx,
    )
  }
}

/** Rows of a job after a place, of one state or all. */
export function selectRows(
  db: Db,
  jobId: string,
  { state, after = -1, most }: { state?: PlannedRow['state'] | undefined; after?: number; most: number },
): Promise<(PlannedRow & { position: number })[]> {
  return db
    .selectFrom('job_rows')
    .select(['position', 'row', 'product', 'variant', 'name', 'state', 'diffs', 'problems'])
    .where('job_id', '=', jobId)
    .where('position', '>', after)
    .$if(state !== undefined, (all) => all.where('state', '=', state as 'new'))
    .orderBy('position')
    .limit(most)
    .execute()
}

/** Forgets jobs that are long over, and those that nobody came back to. */
export async function forgetJobs({ db, clock }: Shop): Promise<void> {
  const before = new Date(clock().getTime() - sheetLimits.jobKeptDays * 86_400_000)
  await db.deleteFrom('jobs').where('updated_at', '<', before).where('state', 'not in', busyStates).execute()
}
