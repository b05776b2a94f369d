import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { columnsOf } from '../platform/db/columns-of.ts'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A value as it is stored. */
export type SettingRow = Selectable<Database['settings']>

/** Everything of the row but the count of its version. */
export type NewSetting = Omit<SettingRow, 'version' | 'withdrawn_at'>

const ONE_AT_A_TIME = 72_311_214

/** Whoever changes settings waits here for who changes them now: values are checked against each other. */
export async function lockSettings(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(tx)
}

/** Of every key the value that holds at this moment, and those that wait for theirs; in the order in which they come to hold. */
export function selectPresent(db: Db, now: Date): Promise<SettingRow[]> {
  const later = sql<boolean>`exists (select 1 from settings as newer where newer.key = settings.key
    and newer.withdrawn_at is null and newer.effective_from <= greatest(${now}, newer.set_at)
    and (newer.effective_from, newer.version) > (settings.effective_from, settings.version))`
  return inOrder(db)
    .where('withdrawn_at', 'is', null)
    .where((when) => when.not(later))
    .execute()
}

/** Every value that a key ever had, the newest first. */
export function selectHistory(db: Db, key: string, limit: number): Promise<SettingRow[]> {
  return db
    .selectFrom('settings')
    .select(columnsOf('settings'))
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/** Every value that is sealed, also those that held once. */
export function selectSealed(db: Db): Promise<Pick<SettingRow, 'key' | 'version' | 'sealed'>[]> {
  return db.selectFrom('settings').select(['key', 'version', 'sealed']).where('sealed', 'is not', null).execute()
}

/** Puts the same secret, sealed anew, in the place of what was sealed. */
export async function replaceSealed(
  tx: Db,
  { key, version, sealed }: Pick<SettingRow, 'key' | 'version' | 'sealed'>,
): Promise<void> {
  await tx.updateTable('settings').set({ sealed }).where('key', '=', key).where('version', '=', version).execute()
}

/** One value of a key. */
export function selectVersion(db: Db, key: string, version: number): Promise<SettingRow | undefined> {
  return db
    .selectFrom('settings')
    .select(columnsOf('settings'))
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** The value of a key that nothing follows; one that was withdrawn is none. */
export function selectLast(db: Db, key: string): Promise<SettingRow | undefined> {
  return db
    .selectFrom('settings')
    .select(columnsOf('settings'))
    .where('key', '=', key)
    .where('withdrawn_at', 'is', null)
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Counts the values that each key has had: the number of its last one. */
export async function selectVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', (count) => count.fn.max('version').as('version')])
    .groupBy('key')
    .execute()
  return new Map(rows.map(({ key, version }) => [key, Number(version)]))
}

/** Selects the last value of each key that the environment gave. */
export function selectFromEnvironment(db: Db): Promise<SettingRow[]> {
  return db
    .selectFrom('settings')
    .distinctOn('key')
    .select(columnsOf('settings'))
    .where('source', '=', 'environment')
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute()
}

/** Adds a value; under the lock. Gives its version. */
export async function insertSetting(tx: Transaction<Database>, row: NewSetting): Promise<number> {
  const { version } = await tx
    .insertInto('settings')
    .values({
      ...row,
      value: JSON.stringify(row.value),
      version: sql<number>`(select coalesce(max(version), 0) + 1 from settings where key = ${row.key})`,
      withdrawn_at: null,
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Takes a value back that does not hold yet; false where there is none. */
export async function markWithdrawn(
  tx: Transaction<Database>,
  key: string,
  version: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .updateTable('settings')
    .set({ withdrawn_at: now })
    .where('key', '=', key)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '>', now)
    .returning('version')
    .execute()
  return rows.length > 0
}

function inOrder(db: Db) {
  return db.selectFrom('settings').select(columnsOf('settings')).orderBy('effective_from').orderBy('version')
}
