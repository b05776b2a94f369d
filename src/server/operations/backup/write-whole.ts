import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { BackupFailure } from './archive/backup-failure.ts'

/** Ending of a file that is being written: nobody takes it for a backup. */
export const draftEnding = '.part'

/**
 * Writes a file that only its owner can read. It appears under its name when it is on the disk to its last byte; where that
 * fails nothing of it is left. Throws BackupFailure where the disk is the reason.
 */
export async function writeWhole(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new BackupFailure(copy.noFolder(folder, reasonOf(error)))
  })
  const draft = `${file}${draftEnding}`
  try {
    const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true, highWaterMark: 1 << 20 })
    await pipeline(Readable.from(bytes, { objectMode: true, highWaterMark: 2 }), sink)
    await rename(draft, file)
    await syncFolder(folder)
  } catch (error) {
    await rm(draft, { force: true })
    throw isOfDisk(error) ? new BackupFailure(copy.notWritten(reasonOf(error))) : error
  }
}

/** The name is on the disk too. Not every disk can be asked for that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function isOfDisk(error: unknown): boolean {
  return ['open', 'write', 'fsync', 'rename', 'close'].includes((error as NodeJS.ErrnoException).syscall ?? '')
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? '') ? copy.diskFull : message
}
