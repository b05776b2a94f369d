import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import type { Target } from '../../platform/db/connect.ts'
import { superviseEmbedded } from '../../platform/db/embedded/supervise.ts'
import { BackupFailure } from './archive/backup-failure.ts'
import { takenAtOf } from './backup-name.ts'
import { compareRows } from './compare-rows.ts'
import { type CheckedBackup, checkBackup } from './read-backup.ts'
import { restoreFile } from './restore-files.ts'
import { restoreRows } from './restore-rows.ts'
import { openCopyClient } from './snapshot.ts'
import { restoreNote } from './unfinished-restore.ts'

/** Source and destination of a restore. */
export interface RestoreOrder {
  file: string
  key: string | null
  /** The name that it lies under with others: one that names another moment is refused. */
  named?: string
  /** The new shop's DATA_DIR: new, or empty. */
  dataDir: string
  /** An empty database on a server; null: the embedded one of `dataDir`. */
  databaseUrl: string | null
}

/**
 * Makes a shop of a backup: its database, uploads and keys, where there is nothing yet. The backup is read to its end before
 * anything is made. Where it fails nothing of it is left. Throws BackupFailure.
 */
export async function restoreBackup(order: RestoreOrder): Promise<CheckedBackup> {
  const { file, key, dataDir, databaseUrl } = order
  await refuseWhatIsFilled(order)
  const backup = await checkBackup(file, key)
  refuseRenamed(order.named, backup.about.takenAt)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(restoreNote(dataDir), '', { flag: 'wx', flush: true })
  try {
    const database = databaseUrl ? { owner: databaseUrl, stop: async () => undefined } : await openEmbedded(dataDir)
    try {
      await restoreInto(database.owner, order, backup)
    } finally {
      await database.stop()
    }
  } catch (error) {
    await emptyFolder(dataDir)
    const reason = (error as Error).message.replace(/\.$/, '')
    throw new BackupFailure(databaseUrl ? copy.serverLeft(reason) : copy.notRestored(reason))
  }
  await rm(restoreNote(dataDir))
  return backup
}

/** Throws BackupFailure where there is a shop already, or anything else. */
export async function refuseWhatIsFilled({ dataDir, databaseUrl }: Omit<RestoreOrder, 'file'>): Promise<void> {
  await refuseFilled(dataDir)
  if (databaseUrl) await refuseFilledDatabase(databaseUrl)
}

/** An old backup under a new name is restored by nobody who asks for the newest one. */
function refuseRenamed(named: string | undefined, takenAt: string): void {
  if (named === undefined) return
  const said = takenAtOf(named)?.getTime()
  if (said !== Math.floor(Date.parse(takenAt) / 1000) * 1000) throw new BackupFailure(copy.otherMoment(named, takenAt))
}

async function restoreInto(target: Target, { file, key, dataDir }: RestoreOrder, backup: CheckedBackup): Promise<void> {
  await restoreRows(target, { ...backup, file, key }, (member) => restoreFile(dataDir, member))
  await compareRows(target, backup.manifest)
}

function openEmbedded(dataDir: string) {
  const fail = (failure: Error) => {
    throw failure
  }
  return superviseEmbedded({ dataDir, role: 'shop', note: () => undefined, onGone: fail })
}

/** A disk of its own has a folder of its file system in it from the beginning. */
const ofTheDisk = ['lost+found']

async function refuseFilled(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw new BackupFailure(copy.noFolder(folder, error.message))
  })
  if (names.some((name) => !ofTheDisk.includes(name))) throw new BackupFailure(copy.notEmpty(folder))
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!ofTheDisk.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

async function refuseFilledDatabase(url: string): Promise<void> {
  const client = await openCopyClient(url).catch((error) => {
    throw new BackupFailure(`The database of DATABASE_URL does not answer: ${error.message}`)
  })
  try {
    const { rowCount } = await client.query(`
      SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') LIMIT 1`)
    if (rowCount) throw new BackupFailure(copy.databaseNotEmpty)
  } finally {
    await client.end()
  }
}
