import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { BackupFailure } from './archive/backup-failure.ts'
import type { ReadMember } from './archive/read-archive.ts'
import { filesFolder } from './backup-contents.ts'
import { belongsToShop } from './hold-files.ts'

/** Writes a file of a backup to where it lay in DATA_DIR. Throws BackupFailure for one that the shop would not have put there. */
export async function restoreFile(dataDir: string, { name, content }: ReadMember): Promise<void> {
  if (!name.startsWith(`${filesFolder}/`)) return
  const place = name.slice(filesFolder.length + 1)
  if (!belongsToShop(place)) throw new BackupFailure(copy.damaged(name))
  const file = path.join(dataDir, place)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(content), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
}
