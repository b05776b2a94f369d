import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** Contents of a backup, counted. */
export interface BackupCounts {
  /** Rows of each table. */
  tables: Record<string, number>
  files: number
  fileBytes: number
}

/** The shop's backups, and how they went. */
export interface BackupTables {
  backups: {
    id: string
    state: 'wanted' | 'running' | 'taken' | 'proven' | 'failed'
    asked_by: 'night' | 'office' | 'terminal'
    night: string | null
    wanted_at: Moment
    due_at: Moment | null
    tries: Generated<number>
    step: string | null
    percent: number | null
    file: string | null
    bytes: number | null
    encrypted: boolean | null
    taken_at: Moment | null
    proven_at: Moment | null
    counts: Json<BackupCounts> | null
    error: string | null
    ended_at: Moment | null
    removed_at: Moment | null
    copy_due_at: Moment | null
    copy_tries: Generated<number>
    copied_at: Moment | null
    copy_error: string | null
  }
}
