import type { MatchedHead } from '../../domain/sheets/match-heads.ts'
import type { PriceExtremes } from '../../domain/sheets/price-extremes.ts'
import type { RowProblem } from '../../domain/sheets/read-row.ts'
import type { FoundFile, JobRowShown, OfficeJob } from '../../shared/contract/office/jobs.ts'
import { officeSheetCopy } from '../../shared/copy/office/sheets.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { productFields } from '../../shared/office/goods-fields.ts'
import { sheetLimits } from '../../shared/sheet-limits.ts'
import type { Shop } from '../platform/shop.ts'
import type { RowCounts } from './goods-plan.ts'
import { findJob, type JobRow, selectRows } from './job-queries.ts'

interface Result {
  counts?: RowCounts
  extremes?: PriceExtremes
  found?: FoundFile
  heads?: MatchedHead[]
  headProblems?: RowProblem[]
}

/** A job as people see it. */
export function presentJob(job: JobRow): OfficeJob {
  const {
    counts = null,
    extremes = { rises: [], falls: [] },
    found = null,
    heads = [],
    headProblems = [],
  } = (job.result ?? {}) as Result
  const { list = null, only = null } = job.params as { list?: string | null; only?: string[] | null }
  const command = job.command as { id: string } | null
  return {
    _id: job.id,
    kind: job.kind,
    state: job.state,
    title: job.title,
    by: job.by_name,
    at: job.created_at.toISOString(),
    total: job.rows_total,
    done: job.rows_done,
    counts,
    extremes,
    found,
    heads,
    headProblems,
    problem: job.problem ?? (job.state === 'failed' ? officeSheetCopy.gaveUp : null),
    commandId: job.state === 'done' ? (command?.id ?? null) : null,
    list,
    only,
  }
}

/** One job. Throws `not_found`. */
export async function showJob({ db }: Pick<Shop, 'db'>, id: string): Promise<OfficeJob> {
  const job = await findJob(db, id)
  if (!job) throw new Failure('not_found', officeSheetCopy.noJob)
  return presentJob(job)
}

/** A page of what its rows do; `next` null: there are no more. */
export async function showRows(
  { db }: Pick<Shop, 'db'>,
  id: string,
  { state, after }: { state?: JobRowShown['state'] | undefined; after?: number | undefined },
): Promise<{ data: JobRowShown[]; next: number | null }> {
  const most = sheetLimits.jobRowsPage
  const rows = await selectRows(db, id, { state, after: after ?? -1, most })
  // whoever changes many at once has chosen a field, and no column of a file
  const called = (await findJob(db, id))?.kind === 'bulk' ? labelled : (column: string) => column
  const data = rows.map(({ position, diffs, problems, ...row }) => {
    const shown = diffs.map(({ column, was, becomes }) => ({ column: called(column), was, becomes }))
    const said = problems.map(({ column, sentence }) => ({ column: called(column), sentence }))
    return { ...row, diffs: shown, problems: said } as JobRowShown
  })
  return { data, next: rows.length < most ? null : (rows.at(-1)?.position ?? null) }
}

/** `offerPrice: M8` of a bulk change, as people call it. */
function labelled(column: string): string {
  const [name = '', ...variant] = column.split(': ')
  const label = productFields[name as keyof typeof productFields]?.label ?? name
  return [label, ...variant].join(': ')
}
