import { readdir, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Target } from '../../platform/db/connect.ts'
import type { BackupCounts } from '../../platform/db/known-columns.ts'
import type { Shop } from '../../platform/shop.ts'
import { BackupFailure, NotProven } from './archive/backup-failure.ts'
import { type BackupNotes, openNotes } from './backup-notes.ts'
import { keepBackups } from './keep-backups.ts'
import type { Progress } from './progress.ts'
import { type BringUp, proveBackup } from './prove-backup.ts'
import { openCopyClient } from './snapshot.ts'
import { type TakenBackup, takeBackup } from './take-backup.ts'
import { clearWork, makeWorkFolder } from './work-folder.ts'
import { draftEnding } from './write-whole.ts'

/** One backup at a time, of however many processes. */
const lock = 72_311_223

/** Options of a backup. */
export interface BackupOrder {
  /** Folder of the file. Default: the shop's own folder of backups, of which only so many are kept. */
  folder?: string | undefined
  /** True if the backup is restored beside the shop and compared. */
  prove: boolean
  /** The entry of the list that asks for it; default: a new one, of the terminal. */
  id?: string | undefined
  /** Breaks it off. */
  signal?: AbortSignal | undefined
  /** Work of a newer version on the copy that the proof makes; where it fails, that says nothing against the backup. */
  bringUp?: BringUp
}

/**
 * Takes a backup, and proves it where that is asked for; the list of backups says how it goes. `target` may read every table.
 * Throws BackupFailure with a sentence; what was under way leaves nothing that looks like a backup.
 */
export async function runBackup(shop: Shop, target: Target, order: BackupOrder): Promise<TakenBackup> {
  return oneAtATime(shop, target, async () => {
    const notes = await openNotes(shop, order.id)
    try {
      return await notedBackup(shop, target, order, notes)
    } catch (error) {
      const said = explained(error, order.signal)
      // the database may be what is gone
      const noted = order.bringUp && said instanceof NotProven ? notes.ended(false) : notes.failed(said.message)
      await noted.catch(() => undefined)
      throw said
    }
  })
}

function explained(error: unknown, signal: AbortSignal | undefined): BackupFailure {
  if (signal?.aborted) return new BackupFailure(copy.stopped)
  return error instanceof BackupFailure ? error : new BackupFailure(copy.notTaken((error as Error).message))
}

/** Proves a backup that is there, wherever it was taken. Throws BackupFailure. Gives what is in it. */
export async function runProof(
  shop: Shop,
  target: Target,
  { file, signal }: { file: string; signal: AbortSignal },
): Promise<BackupCounts> {
  return oneAtATime(shop, target, async () => {
    await needRoom(shop, shop.config.backupDir, true)
    const progress = () => signal.throwIfAborted()
    const { manifest } = await proveBackup(shop, file, { work: makeWorkFolder(shop.config.dataDir, 'proof'), progress })
    const tables = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
    return { tables, files: manifest.files.count, fileBytes: manifest.files.bytes }
  })
}

async function notedBackup(shop: Shop, target: Target, order: BackupOrder, notes: BackupNotes): Promise<TakenBackup> {
  const { signal, prove, bringUp, folder = shop.config.backupDir } = order
  const { dataDir } = shop.config
  const progress: Progress = async (step, part) => {
    signal?.throwIfAborted()
    await notes.step(step, Math.floor(part * 100))
  }
  await removeDrafts(folder)
  await needRoom(shop, folder, prove)
  const taken = await takeBackup(shop, target, { folder, work: makeWorkFolder(dataDir, 'files'), progress })
  await notes.taken(taken)
  if (notes.former) await rm(notes.former, { force: true })
  if (prove) await proveBackup(shop, taken.file, { work: makeWorkFolder(dataDir, 'proof'), progress, bringUp })
  await notes.ended(prove)
  if (notes.areKept) await keepBackups(shop)
  return taken
}

/** Refuses where another one is under way. The lock goes with the process; what lies about then is nobody's. */
async function oneAtATime<T>({ config }: Shop, target: Target, work: () => Promise<T>): Promise<T> {
  const client = await openCopyClient(target)
  try {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [lock])
    if (!rows[0]?.mine) throw new BackupFailure(copy.busy)
    await clearWork(config.dataDir)
    try {
      return await work()
    } finally {
      await clearWork(config.dataDir)
    }
  } finally {
    await client.end()
  }
}

/** Removes the drafts that a killed backup has left. */
async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (/^shop-\d{8}-\d{6}/.test(name) && name.endsWith(draftEnding)) await rm(path.join(folder, name), { force: true })
  }
}

/**
 * Refuses to begin where the disk would fill up: orders need it more. A backup takes less than the database and the files
 * together; the proof takes the database once more beside the shop, and what it writes ahead.
 */
async function needRoom({ config, db, files }: Shop, folder: string, prove: boolean): Promise<void> {
  const [found] = await ask<{ bytes: number }>(db, { text: 'SELECT pg_database_size(current_database()) AS bytes' })
  const database = found?.bytes ?? 0
  const own = folder === config.backupDir ? serverLimits.uploadFreeDiskBytes : 0
  await compareRoom(folder, database / 2 + (await files.bytes()) + own)
  if (prove) await compareRoom(config.dataDir, 2 * database + serverLimits.uploadFreeDiskBytes)
}

async function compareRoom(folder: string, needed: number): Promise<void> {
  const free = await freeIn(folder)
  const inWords = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`
  if (free < needed) throw new BackupFailure(copy.noRoom(inWords(needed), inWords(free)))
}

/** Bytes that are free on the disk of a folder that may not be there yet. */
async function freeIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const above = path.dirname(folder)
    if (above === folder) throw error
    return freeIn(above)
  }
}
