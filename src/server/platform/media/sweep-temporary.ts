import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Longer than any request lasts: a file of this age was left by a process that was killed. */
const leftBehindMs = 3_600_000

/** Removes temporary files that nobody will. */
export async function sweepTemporary(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = temporaryFolder(config)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && isLeftBehind(found.mtime, now)) await rm(file, { recursive: true, force: true })
  }
}

/** Returns whether something that was changed at that moment is older than any request lasts. */
export function isLeftBehind(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() > leftBehindMs
}
