import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { temporaryFolder } from './media-folders.ts'

/** Longer than any request lasts: a file of this age was left by a process that was killed. */
const leftBehindMs = 3_600_000

/** Removes temporary files that nobody will. */
export async function sweepTemporary(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  const folder = temporaryFolder(config)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    if (await isLeftBehind(file, now)) await rm(file, { recursive: true, force: true })
  }
}

/** Whether a file or folder is there and older than any request lasts. */
export async function isLeftBehind(file: string, now: Date): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && now.getTime() - found.mtimeMs > leftBehindMs
}
