import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { clientConfig, type Target } from './connect.ts'
import { KEEP_MIGRATIONS } from './embedded/secure-cluster.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

type Applied = { number: number; name: string; checksum: string }

/** Processes that start at once wait for each other here. */
const LOCK = 72_311_204

/**
 * Brings the schema up to date: each new migration in a transaction of its own, in order, forward only. Returns the
 * names of those applied. Throws StartFailure where the database and the files do not belong together.
 */
export async function migrate(target: Target, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = new pg.Client(clientConfig(target, 'beypore-migrate'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (findPending(migrations, await readApplied(client)).length === 0) return []
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migrations (
      number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`)
    await client.query(KEEP_MIGRATIONS)
    const pending = findPending(migrations, await readApplied(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
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

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new StartFailure(`The migration ${migration.name} failed and changed nothing: ${reasonOf(error, migration)}`)
  }
}

function reasonOf(error: unknown, migration: Migration): string {
  const { message, position } = error as { message: string; position?: string }
  const line = position ? ` (line ${migration.sql.slice(0, Number(position)).split('\n').length})` : ''
  return `${message}${line}`
}
