import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A proven backup that is to be copied. */
export interface DueCopy {
  id: string
  file: string
  tries: number
}

/**
 * Lends the newest proven and encrypted backup below `folder` that is not in the bucket yet; it is due again where it was not noted by
 * then. Those that were proven before there was a bucket are among them; those that were taken before there was a key never leave.
 */
export async function takeDueCopy(
  db: Db,
  { folder, now, againAt }: { folder: string; now: Date; againAt: Date },
): Promise<DueCopy | undefined> {
  const row = await db
    .updateTable('backups')
    .set((field) => ({ copy_due_at: againAt, copy_tries: field('copy_tries', '+', 1) }))
    .where('id', '=', (which) =>
      which
        .selectFrom('backups')
        .select('id')
        .where('state', '=', 'proven')
        .where('encrypted', '=', true)
        .where('removed_at', 'is', null)
        .where('copied_at', 'is', null)
        .where((field) => field.fn<boolean>('starts_with', ['file', field.val(folder + path.sep)]))
        .where((field) => field.or([field('copy_due_at', 'is', null), field('copy_due_at', '<=', now)]))
        .orderBy('taken_at', 'desc')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'file', 'copy_tries'])
    .executeTakeFirst()
  return row?.file ? { id: row.id, file: row.file, tries: row.copy_tries } : undefined
}

/** Notes when a copy is due again: while it is being copied, or after a try that failed. */
export async function putOffCopy(db: Db, id: string, againAt: Date, error?: string): Promise<void> {
  await db
    .updateTable('backups')
    .set({ copy_due_at: againAt, ...(error !== undefined && { copy_error: error }) })
    .where('id', '=', id)
    .where('copied_at', 'is', null)
    .execute()
}

/** It is in the bucket. */
export async function noteCopied(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ copied_at: at, copy_due_at: null, copy_error: null })
    .where('id', '=', id)
    .execute()
}

/** State of copying to the bucket. */
export interface CopiesFound {
  /** Moment at which the newest backup in the bucket was taken. */
  newest: Date | null
  /** Since when the oldest one waits that was proven after it. */
  waitsSince: Date | null
  /** Reason why the newest one that waits was not copied; null: it was not tried, or is not late. */
  error: string | null
}

/** Finds the state of the copies for the system status. */
export async function findCopies(db: Db, folder: string): Promise<CopiesFound> {
  const mine = db
    .selectFrom('backups')
    .where('state', '=', 'proven')
    .where('encrypted', '=', true)
    .where((field) => field.fn<boolean>('starts_with', ['file', field.val(folder + path.sep)]))
  const copied = await mine
    .select('taken_at')
    .where('copied_at', 'is not', null)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const newest = copied?.taken_at ?? null
  const waiting = await mine
    .select(['proven_at', 'copy_error'])
    .where('copied_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('taken_at', '>', newest ?? new Date(0))
    .orderBy('taken_at', 'desc')
    .execute()
  return { newest, waitsSince: waiting.at(-1)?.proven_at ?? null, error: waiting[0]?.copy_error ?? null }
}
