import { existsSync } from 'node:fs'
import path from 'node:path'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { BackupFailure } from './archive/backup-failure.ts'

/** Lies in a data folder while a backup is restored into it. */
export function restoreNote(dataDir: string): string {
  return path.join(dataDir, 'restore-is-unfinished')
}

/** A restore that was killed leaves half a shop: nobody opens it. Throws BackupFailure. */
export function refuseUnfinishedRestore({ dataDir }: { dataDir: string }): void {
  if (existsSync(restoreNote(dataDir))) throw new BackupFailure(copy.unfinished(dataDir))
}
