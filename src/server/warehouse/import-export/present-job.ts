import type { MatchedHead } from '../../../domain/warehouse/import-export/match-heads.ts'
import type { MissingPlace } from '../../../domain/warehouse/import-export/missing-places.ts'
import type { PriceExtremes } from '../../../domain/warehouse/import-export/price-extremes.ts'
import type { RowProblem } from '../../../domain/warehouse/import-export/read-row.ts'
import type { FoundFile, JobRowShown, OfficeJob } from '../../../shared/contract/office/jobs.ts'
import { goodsCopy } from '../../../shared/copy/office/goods-screens.ts'
import { officeSheetCopy } from '../../../shared/copy/office/sheets.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { readGoodsFacts } from '../../catalogue/goods/read-goods-facts.ts'
import type { Shop } from '../../platform/shop.ts'
import { findUndone, type Undone } from '../../staff/commands/undone-queries.ts'
import type { LandedRows, RowCounts } from './goods-plan.ts'
import { findJob, type JobRow, selectRows } from './job-queries.ts'
import { nameColumns } from './name-columns.ts'
import type { ImportParams } from './open-job.ts'

interface Result {
  counts?: RowCounts
  lands?: LandedRows
  missing?: MissingPlace[]
  extremes?: PriceExtremes
  found?: FoundFile
  heads?: MatchedHead[]
  headProblems?: RowProblem[]
}

/** A job as people see it; `undone`: who has taken it back since. */
export function presentJob(job: JobRow, undone?: Undone): OfficeJob {
  const {
    counts = null,
    lands = null,
    missing = [],
    extremes = { rises: [], falls: [] },
    found = null,
    heads = [],
    headProblems = [],
  } = (job.result ?? {}) as Result
  const { list = null, only = null, makes = false } = job.params as Partial<ImportParams>
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
    lands,
    missing: missing.map(({ kind, name }) => ({ kind, name })),
    makes,
    extremes,
    found,
    heads,
    headProblems,
    problem: job.problem ?? (job.state === 'failed' ? officeSheetCopy.gaveUp : null),
    commandId: job.state === 'done' ? (command?.id ?? null) : null,
    undoneBy: undone ? { name: undone.name, at: undone.at.toISOString() } : null,
    list,
    only,
  }
}

/** Jobs as people see them, in their order. */
export async function presentJobs(db: Shop['db'], jobs: readonly JobRow[]): Promise<OfficeJob[]> {
  const commands = jobs.map(({ command }) => (command as { id: string } | null)?.id)
  const undone = await findUndone(
    db,
    commands.filter((id) => id !== undefined),
  )
  return jobs.map((job, at) => presentJob(job, undone.get(commands[at] ?? '')))
}

/** One job. Throws `not_found`. */
export async function showJob({ db }: Pick<Shop, 'db'>, id: string): Promise<OfficeJob> {
  const job = await findJob(db, id)
  if (!job) throw new Failure('not_found', officeSheetCopy.noJob)
  const [shown = presentJob(job)] = await presentJobs(db, [job])
  return shown
}

/** A page of what its rows do; `next` null: there are no more. */
export async function showRows(
  { db }: Pick<Shop, 'db'>,
  id: string,
  { state, after }: { state?: JobRowShown['state'] | undefined; after?: number | undefined },
): Promise<{ data: JobRowShown[]; next: number | null }> {
  const most = sheetLimits.jobRowsPage
  const [job, rows, facts] = await Promise.all([
    findJob(db, id),
    selectRows(db, id, { state, after: after ?? -1, most }),
    readGoodsFacts(db),
  ])
  const labels = new Map(nameColumns(facts.attributes).map(({ name, label }) => [name, label]))
  // whoever changes many at once has chosen a field, and no column of a file
  const called = (column: string) => (job?.kind === 'bulk' ? labelled(column, labels) : column)
  const data = rows.map(({ position, diffs, problems, ...row }) => {
    const shown = diffs.map(({ column, was, becomes, warning }) => ({
      column,
      label: labelled(column, labels),
      was: shownValue(column, was),
      becomes: shownValue(column, becomes),
      ...(warning !== undefined && { warning }),
    }))
    const said = problems.map(({ column, sentence }) => ({ column: called(column), sentence }))
    return { ...row, diffs: shown, problems: said } as JobRowShown
  })
  return { data, next: rows.length < most ? null : (rows.at(-1)?.position ?? null) }
}

/** A cell as people read it: a state by its name, and not by its code. */
function shownValue(column: string, text: string): string {
  const states: Readonly<Record<string, string>> = goodsCopy.states
  return column === 'state' ? (states[text] ?? text) : text
}

/** A column as people call it; `offerPrice: M8` of a bulk change names the variant, too. */
function labelled(column: string, labels: ReadonlyMap<string, string>): string {
  const [name = '', ...variant] = column.split(': ')
  return labels.get(column) ?? [labels.get(name) ?? name, ...variant].join(': ')
}
