import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { clientConfig, type Target } from './connect.ts'
import { KEEP_MIGRATIONS } from './embedded/secure-cluster.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

type Applied = { number: number; name: string; checksum: string }

/** Processes that start at once wait for each other here. */
const LOCK = 72_311_204
/**
 * The longest wait for all tables together. Everybody else waits behind it, and it ends before the 1,000 ms
 * (PostgreSQL's `deadlock_timeout`) after which one of two transactions that wait for each other is refused: of a shopper
 * and a migration, the migration gives way. Then it is tried again after a pause in which the others are served.
 */
const LOCK_PATIENCE_MS = 600
const PAUSE_MS = 500
const TRIES = 60
/** Codes of PostgreSQL: lock_not_available, query_canceled (by the patience above), deadlock_detected. */
const BUSY = ['55P03', '57014', '40P01']

/**
 * Brings the schema up to date: the new migrations in order, forward only, all of them in one transaction, or none. Running
 * processes of the former version are kept waiting for moments only. Returns the names of those applied. Throws StartFailure
 * where the database and the files do not belong together, or one of them fails.
 */
export async function migrate(target: Target, migrations: Migration[] = readMigrations()): Promise<string[]> {
  return withClient(target, async (client) => {
    if (findPending(migrations, await readApplied(client)).length === 0) return []
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migrations (
      number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`)
    await client.query(KEEP_MIGRATIONS)
    const pending = findPending(migrations, await readApplied(client))
    await applyTogether(client, pending)
    return pending.map((migration) => migration.name)
  })
}

/**
 * Returns the migrations that `migrate` would apply, and the number that the database already has: none in a new one. Throws
 * StartFailure as `migrate` does.
 */
export async function findPendingMigrations(
  target: Target,
  migrations: Migration[] = readMigrations(),
): Promise<{ applied: number; pending: Migration[] }> {
  return withClient(target, async (client) => {
    const applied = await readApplied(client)
    return { applied: applied.length, pending: findPending(migrations, applied) }
  })
}

async function withClient<T>(target: Target, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(target, 'beypore-migrate'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  try {
    const { rows } = await client.query<Applied>('select number, name, checksum from schema_migrations order by number')
    return rows
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return []
    throw error
  }
}

function findPending(migrations: Migration[], applied: Applied[]): Migration[] {
  const files = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const done of applied) {
    const file = files.get(done.number)
    if (!file) {
      throw new StartFailure(
        `This database has the migration ${done.name}, which is missing in db/migrations: it belongs to a newer shop.`,
      )
    }
    if (file.checksum !== done.checksum) {
      throw new StartFailure(
        `The migration ${file.name} was changed after this database got it: undo the change and write a new migration.`,
      )
    }
  }
  const last = applied.at(-1)?.number ?? 0
  const pending = migrations.slice(applied.length)
  const late = migrations.find((each) => each.number < last && !applied.some((done) => done.number === each.number))
  if (late)
    throw new StartFailure(`The migration ${late.name} came too late: this database is at ${last}. Renumber it.`)
  return pending
}

async function applyTogether(client: pg.Client, pending: Migration[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('begin')
      await lockTables(client, pending)
      for (const migration of pending) await apply(client, migration)
      return void (await client.query('commit'))
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (!isBusy(error) || tries === TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/** Locks the tables that the migrations name, all at once, so that none waits for one while it keeps another from shoppers. */
async function lockTables(client: pg.Client, pending: Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string; quoted: string }>(`
    select relname as name, quote_ident(relname) as quoted from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by relname`)
  const words = new Set(pending.flatMap(({ sql }) => sql.match(/\w+/g) ?? []))
  const named = rows.filter(({ name }) => words.has(name)).map(({ quoted }) => quoted)
  await client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`)
  if (named.length === 0) return
  await client.query(`set local statement_timeout = ${LOCK_PATIENCE_MS}`)
  await client.query(`lock table ${named.join(', ')} in access exclusive mode`)
  await client.query('set local statement_timeout = 0')
}

function isBusy(error: unknown): boolean {
  const { cause = error } = error as Error
  return BUSY.includes((cause as { code?: string } | undefined)?.code ?? '')
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
  } catch (error) {
    const reason = reasonOf(error, migration)
    throw new StartFailure(`The migration ${migration.name} failed and changed nothing: ${reason}`, { cause: error })
  }
}

function reasonOf(error: unknown, migration: Migration): string {
  const { message, position } = error as { message: string; position?: string }
  const line = position ? ` (line ${migration.sql.slice(0, Number(position)).split('\n').length})` : ''
  return `${message}${line}`
}
