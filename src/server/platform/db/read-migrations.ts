import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartFailure } from '../start-failure.ts'

/** One numbered step of the schema. */
export type Migration = { number: number; name: string; checksum: string; sql: string }

/** The project's own migrations. */
const MIGRATIONS_FOLDER = path.join(import.meta.dirname, '../../../../db/migrations')

/** Reads `0001_name.sql` … in order. Throws StartFailure on a name that is not one, or a number used twice. */
export function readMigrations(folder = MIGRATIONS_FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const migrations = names.sort().map((name) => readMigration(folder, name))
  for (const [index, migration] of migrations.entries()) {
    const before = migrations[index - 1]
    if (before?.number === migration.number) {
      throw new StartFailure(
        `Two migrations have the number ${migration.number}: ${before.name} and ${migration.name}.`,
      )
    }
  }
  return migrations
}

function readMigration(folder: string, name: string): Migration {
  const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  if (!number) throw new StartFailure(`The migration ${name} is not named like 0001_what_it_makes.sql.`)
  // Line ends are not content: a checkout on Windows may have changed them.
  const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
