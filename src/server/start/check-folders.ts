import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../platform/config.ts'
import { StartFailure } from '../platform/start-failure.ts'

/**
 * Throws StartFailure where the shop could not write what it has to: backups, and in DATA_DIR uploads and mails. Makes nothing, so
 * that a start that is refused leaves nothing behind.
 */
export function checkFolders({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): void {
  check('DATA_DIR', dataDir)
  check('BACKUP_DIR', backupDir)
}

function check(setting: string, folder: string): void {
  const there = nearest(folder)
  const why = whyNot(there)
  if (why) throw new StartFailure(`${setting} ${folder} cannot be used: ${there} ${why}`)
}

/** The folder, or the first above it that is there: in that one it would be made. */
function nearest(folder: string): string {
  return existsSync(folder) || folder === path.dirname(folder) ? folder : nearest(path.dirname(folder))
}

function whyNot(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) return 'is not a folder'
    accessSync(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch {
    return 'is not writable'
  }
}
