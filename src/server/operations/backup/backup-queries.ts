import { type Kysely, type Selectable, sql } from 'kysely'
import type { BackupCounts } from '../../platform/db/known-columns.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Columns of the list in the first version that had one: a shop that is migrated from that version has no more before. */
const columns = [
  'id',
  'state',
  'asked_by',
  'night',
  'wanted_at',
  'due_at',
  'tries',
  'step',
  'percent',
  'file',
  'bytes',
  'encrypted',
  'taken_at',
  'proven_at',
  'counts',
  'error',
  'ended_at',
  'removed_at',
] as const

/** A backup as it is noted. */
export type BackupRow = Pick<Selectable<Database['backups']>, (typeof columns)[number]>

/**
 * Returns whether this database has the list as it is now. An older shop, which is backed up before it is migrated, may not have
 * it.
 */
export async function hasBackupList(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: number }>`
    SELECT count(*)::int AS has FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'backups' AND column_name = ANY(${[...columns]})`.execute(db)
  return rows[0]?.has === columns.length
}

/** Notes that somebody wants one. `night`: the day in India, whose backup is asked for once; false where it has been. */
export async function wantBackup(
  db: Db,
  wanted: Pick<BackupRow, 'id' | 'asked_by'> & { night?: string; at: Date; dueAt: Date | null },
): Promise<boolean> {
  const { id, asked_by, night = null, at, dueAt } = wanted
  const { numInsertedOrUpdatedRows: made = 0n } = await db
    .insertInto('backups')
    .values({ id, asked_by, night, state: 'wanted', wanted_at: at, due_at: dueAt })
    .onConflict((conflict) => conflict.column('night').doNothing())
    .executeTakeFirst()
  return made > 0n
}

/** The newest ones, wanted and done. */
export function listBackups(db: Db, limit: number): Promise<BackupRow[]> {
  return db.selectFrom('backups').select(columns).orderBy('wanted_at', 'desc').orderBy('id').limit(limit).execute()
}

/** Those whose file the shop has not taken away. */
export function listKeptBackups(db: Db): Promise<BackupRow[]> {
  return db
    .selectFrom('backups')
    .select(columns)
    .where('file', 'is not', null)
    .where('state', 'in', ['taken', 'proven', 'failed'])
    .where('removed_at', 'is', null)
    .orderBy('taken_at', 'desc')
    .execute()
}

/** One that somebody waits for and that the shop will get to; undefined where there is none. */
export function findOpenBackup(db: Db): Promise<BackupRow | undefined> {
  return db.selectFrom('backups').select(columns).where('due_at', 'is not', null).limit(1).executeTakeFirst()
}

/** A backup by its id. */
export function findBackup(db: Db, id: string): Promise<BackupRow | undefined> {
  return db.selectFrom('backups').select(columns).where('id', '=', id).executeTakeFirst()
}

/** The last one that was proven, and the last one that came to an end, however. */
export interface NewestBackups {
  proven: BackupRow | undefined
  last: BackupRow | undefined
}

export async function newestBackups(db: Db): Promise<NewestBackups> {
  const newest = (state: BackupRow['state'][]) =>
    db
      .selectFrom('backups')
      .select(columns)
      .where('state', 'in', state)
      .orderBy(sql`coalesce(taken_at, wanted_at)`, 'desc')
      .limit(1)
      .executeTakeFirst()
  const [proven, last] = await Promise.all([newest(['proven']), newest(['proven', 'taken', 'failed'])])
  return { proven, last }
}

/** Lends the next one that is due; it is due again where it was not ended by then. */
export async function takeDueBackup(db: Db, now: Date, againAt: Date): Promise<BackupRow | undefined> {
  return db
    .updateTable('backups')
    .set((field) => ({ due_at: againAt, tries: field('tries', '+', 1) }))
    .where('id', '=', (which) =>
      which
        .selectFrom('backups')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst()
}

/** Puts off when somebody else looks at it. */
export async function extendBackup(db: Db, id: string, againAt: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ due_at: againAt })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .execute()
}

/** A night's backup that failed is wanted again after a while, and a few times. */
export async function wantNightAgain(db: Db, night: string, triesMost: number, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'wanted', due_at: now, ended_at: null })
    .where('night', '=', night)
    .where('state', '=', 'failed')
    .where('tries', '<', triesMost)
    .where('ended_at', '<=', before)
    .execute()
}

/** Notes the present step of a backup, and its progress in percent. */
export async function noteStep(db: Db, id: string, step: string, percent: number): Promise<void> {
  await db.updateTable('backups').set({ state: 'running', step, percent, error: null }).where('id', '=', id).execute()
}

/** The file is there; it is not proven yet. */
export async function noteTaken(
  db: Db,
  id: string,
  taken: { file: string; bytes: number; encrypted: boolean; takenAt: Date; counts: BackupCounts },
): Promise<void> {
  const { file, bytes, encrypted, takenAt, counts } = taken
  await db
    .updateTable('backups')
    .set({ file, bytes, encrypted, taken_at: takenAt, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
}

/** Notes the end of a backup: proven at a moment, taken without a request to prove it, or failed. */
export async function noteEnd(
  db: Db,
  id: string,
  end: { state: 'taken' | 'proven' | 'failed'; at: Date; error?: string },
): Promise<void> {
  const { state, at, error = null } = end
  const provenAt = state === 'proven' ? at : null
  await db
    .updateTable('backups')
    .set({ state, proven_at: provenAt, error, ended_at: at, due_at: null, step: null, percent: null })
    .where('id', '=', id)
    .execute()
}

/** Its file was taken away by the rule of how many are kept. */
export async function noteRemoved(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('backups')
    .set({ removed_at: at })
    .where('id', 'in', [...ids])
    .execute()
}

/** Those that a process was at which is not there any more: called while nobody else takes one. */
export async function endAbandoned(db: Db, except: string | undefined, error: string, at: Date): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'failed', due_at: null, step: null, percent: null, error, ended_at: at })
    .where('state', '=', 'running')
    .where('id', '!=', except ?? '')
    .execute()
}

/** Returns the moment of this database's first migration: before it there was nothing to back up. */
export async function shopMadeAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT min(applied_at) AS at FROM schema_migrations`.execute(db)
  return rows[0]?.at ?? new Date(0)
}
