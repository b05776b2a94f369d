import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { inTransaction } from '../../platform/db/ask.ts'
import type { Target } from '../../platform/db/connect.ts'
import type { BackupCounts } from '../../platform/db/known-columns.ts'
import type { HeldFile } from '../../platform/files/stored-files.ts'
import { holdOffRemoving, holdOffSweep } from '../../platform/media/upload-locks.ts'
import type { Shop } from '../../platform/shop.ts'
import { packRows } from './archive/pack-rows.ts'
import { RowsDigest } from './archive/rows-digest.ts'
import { sealStream } from './archive/sealed-stream.ts'
import { type NewMember, writeArchive } from './archive/write-archive.ts'
import {
  type About,
  aboutName,
  type BackedUpTable,
  backupFormat,
  filesFolder,
  type Manifest,
  tablesFolder,
} from './backup-contents.ts'
import { backupName } from './backup-name.ts'
import { holdFiles } from './hold-files.ts'
import type { Progress } from './progress.ts'
import { listSequences, listTables, openCopyClient, rowsOf, type TableShape } from './snapshot.ts'
import { writeWhole } from './write-whole.ts'

/** Parts of the shop that taking a backup needs. */
export type BackupShop = Pick<Shop, 'config' | 'db' | 'clock' | 'settings' | 'files'>

/** A file that was written. */
export interface TakenBackup {
  file: string
  bytes: number
  takenAt: Date
  encrypted: boolean
  counts: BackupCounts
}

interface Moment {
  client: pg.Client
  files: HeldFile[]
}

/**
 * Writes the whole shop, as it is at one moment, into one file of `folder`: the rows of all tables in one snapshot, the uploads
 * and the keys beside the database. The shop is not held up. The file is there when it is whole, or not at all.
 */
export async function takeBackup(
  shop: BackupShop,
  target: Target,
  { folder, work, progress }: { folder: string; work: string; progress: Progress },
): Promise<TakenBackup> {
  const client = await openCopyClient(target)
  try {
    // what lies elsewhere is read there, until the client ends
    if (shop.files.bucket !== null) await client.query(holdOffRemoving)
    const files = await holdStill(shop, client, work)
    const takenAt = shop.clock()
    const key = shop.config.backupKey
    const contents = new Contents({ client, files }, await aboutOf(shop, client, takenAt), progress)
    const archive = writeArchive(contents.members(), () => contents.closing(), takenAt)
    const file = freeName(folder, takenAt, key !== null)
    await writeWhole(file, key === null ? archive : sealStream(archive, key))
    return { file, bytes: (await stat(file)).size, takenAt, encrypted: key !== null, counts: contents.counts() }
  } finally {
    await client.end()
  }
}

/** Begins the snapshot, and holds the files that it names: until they are held no sweep removes one. */
function holdStill(shop: BackupShop, client: pg.Client, work: string): Promise<HeldFile[]> {
  return inTransaction(shop.db, async (tx) => {
    await holdOffSweep(tx)
    // a disk without second names copies, which takes its time
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // the snapshot is that of the first question
    await client.query('SELECT 1 FROM pg_class LIMIT 1')
    return holdFiles(shop, work)
  })
}

async function aboutOf({ settings }: BackupShop, client: pg.Client, takenAt: Date): Promise<About> {
  const { rows: migrations } = await client.query<About['migrations'][number]>(
    'SELECT number, name, checksum FROM schema_migrations ORDER BY number',
  )
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  return {
    format: backupFormat,
    shop: settings.identity().name,
    program: 'beypore-mill-store',
    takenAt: takenAt.toISOString(),
    postgresql: rows[0]?.version ?? '',
    migrations,
  }
}

/** Two within one second are told apart. */
function freeName(folder: string, takenAt: Date, isSealed: boolean): string {
  const named = (count: string) => path.join(folder, backupName(takenAt, isSealed, count))
  let file = named('')
  for (let count = 2; existsSync(file); count += 1) file = named(`-${count}`)
  return file
}

/** The files of a backup as they are written, and what is said of them at its end. */
class Contents {
  private readonly tables: BackedUpTable[] = []
  private sequences: Manifest['sequences'] = []
  private readonly moment: Moment
  private readonly about: About
  private readonly progress: Progress

  constructor(moment: Moment, about: About, progress: Progress) {
    this.moment = moment
    this.about = about
    this.progress = progress
  }

  async *members(): AsyncGenerator<NewMember> {
    const { client, files } = this.moment
    const about = Buffer.from(`${JSON.stringify(this.about, null, 1)}\n`)
    yield { name: aboutName, size: about.length, content: about }
    const shapes = await listTables(client)
    for (const [index, shape] of shapes.entries()) {
      await this.progress(copy.steps.rows, index / shapes.length)
      yield* this.table(shape)
    }
    // after the rows: a number that was taken meanwhile is never given twice
    this.sequences = await listSequences(client)
    for (const [index, file] of files.entries()) {
      await this.progress(copy.steps.files, index / files.length)
      yield { name: `${filesFolder}/${file.name}`, size: file.size, content: file.content() }
    }
  }

  private async *table(shape: TableShape): AsyncGenerator<NewMember> {
    const digest = new RowsDigest()
    let part = 0
    for await (const content of packRows(counted(rowsOf(this.moment.client, shape), digest))) {
      part += 1
      const name = `${tablesFolder}/${shape.name}/${String(part).padStart(6, '0')}.copy.zst`
      yield { name, size: content.length, content }
    }
    this.tables.push({ ...shape, rows: digest.rows, digest: digest.digest() })
  }

  closing(): Omit<Manifest, 'members'> {
    const { files } = this.moment
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    return { tables: this.tables, sequences: this.sequences, files: { count: files.length, bytes } }
  }

  counts(): BackupCounts {
    const { files } = this.closing()
    const tables = Object.fromEntries(this.tables.map(({ name, rows }) => [name, rows]))
    return { tables, files: files.count, fileBytes: files.bytes }
  }
}

async function* counted(batches: AsyncIterable<Buffer[]>, digest: RowsDigest): AsyncGenerator<Buffer[]> {
  for await (const rows of batches) {
    for (const row of rows) digest.add(row)
    yield rows
  }
}
