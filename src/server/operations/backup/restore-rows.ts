import type pg from 'pg'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import type { Target } from '../../platform/db/connect.ts'
import { copyIn } from '../../platform/db/copy/copy-in.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { readMigrations } from '../../platform/db/read-migrations.ts'
import { BackupFailure } from './archive/backup-failure.ts'
import { unpackRows } from './archive/pack-rows.ts'
import { type ReadMember, readArchive } from './archive/read-archive.ts'
import { type BackedUpTable, type Manifest, tablesFolder } from './backup-contents.ts'
import { type CheckedBackup, contentOf } from './read-backup.ts'
import { putBack, setAside } from './set-aside.ts'
import { listTables, openCopyClient } from './snapshot.ts'

/** Handler of the files of a backup that are no rows. */
export type TakeFile = (member: ReadMember) => Promise<void>

/**
 * Makes the database of a checked backup in an empty one: its schema by the migrations that it had, its rows in one transaction.
 * `target` owns the database.
 */
export async function restoreRows(
  target: Target,
  { file, key, about, manifest }: CheckedBackup & { file: string; key: string | null },
  takeFile: TakeFile,
): Promise<void> {
  const had = new Set(about.migrations.map(({ number }) => number))
  await migrate(
    target,
    readMigrations().filter(({ number }) => had.has(number)),
  )
  const client = await openCopyClient(target)
  try {
    await client.query('BEGIN')
    const aside = await setAside(client)
    const loader = new Loader(client, manifest.tables)
    await refuseUnknown(client, manifest)
    for await (const member of readArchive(file, key)) {
      if (member.name.startsWith(`${tablesFolder}/`)) await loader.load(member)
      else await takeFile(member)
    }
    await setSequences(client, manifest)
    await putBack(client, aside)
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } finally {
    // what was begun is rolled back
    await client.end()
  }
}

class Loader {
  private readonly client: pg.Client
  private readonly tables: Map<string, BackedUpTable>

  constructor(client: pg.Client, tables: readonly BackedUpTable[]) {
    this.client = client
    this.tables = new Map(tables.map((table) => [table.name, table]))
  }

  /** One part of one table. */
  async load(member: ReadMember): Promise<void> {
    const table = this.tables.get(member.name.split('/')[1] ?? '')
    if (!table) throw new BackupFailure(copy.damaged(member.name))
    const rows = await unpackRows(await contentOf(member))
    const columns = table.columns.map((column) => this.client.escapeIdentifier(column)).join(', ')
    const statement = `COPY ${this.client.escapeIdentifier(table.name)} (${columns}) FROM STDIN`
    await copyIn(this.client, statement, inPieces(rows))
  }
}

const pieceBytes = 1 << 16

async function* inPieces(rows: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < rows.length; at += pieceBytes) yield rows.subarray(at, at + pieceBytes)
}

/** The tables of the backup are those that its migrations make, with the same columns. */
async function refuseUnknown(client: pg.Client, { tables }: Manifest): Promise<void> {
  const made = new Map((await listTables(client)).map(({ name, columns }) => [name, columns.join()]))
  const unknown = tables.find(({ name, columns }) => made.get(name) !== columns.join())
  if (unknown) throw new BackupFailure(copy.damaged(`${tablesFolder}/${unknown.name}`))
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences) {
    await client.query(`SELECT setval($1::regclass, $2::bigint, true)`, [client.escapeIdentifier(name), last])
  }
}
