import type { Generated } from 'kysely'
import type { JobState } from '../../../../shared/office/job-states.ts'
import type { Json, Moment } from './columns.ts'

/** Work on many goods at once. */
export interface JobTables {
  jobs: {
    id: string
    kind: 'import' | 'bulk'
    state: JobState
    title: string
    params: Json<object>
    file: Buffer | null
    rows_total: Generated<number>
    rows_done: Generated<number>
    result: Json<object> | null
    problem: string | null
    staff_id: string | null
    by_name: string
    command: Json<object> | null
    cancel_asked: Generated<boolean>
    tries: Generated<number>
    leased_until: Moment | null
    created_at: Moment
    updated_at: Moment
  }
  job_rows: {
    job_id: string
    position: number
    row: number
    product: string
    variant: string | null
    name: string
    state: 'new' | 'changed' | 'wrong'
    diffs: Json<{ column: string; was: string; becomes: string; mark?: string }[]>
    problems: Json<{ column: string; sentence: string }[]>
  }
  /** Meanings of the columns of a supplier's list, by their headings. */
  head_meanings: {
    list: string
    meanings: Json<Record<string, string>>
    version: Generated<number>
    updated_at: Moment
  }
}
