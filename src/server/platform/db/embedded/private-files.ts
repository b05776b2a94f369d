import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Makes a folder that only its owner can enter. True where it is so; false where somebody else's is in the way, unless it may be
 * `ofAnybody`.
 */
export function makePrivateFolder(folder: string, ofAnybody = false): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return true
  const found = lstatSync(folder)
  if (!found.isDirectory() || (!ofAnybody && found.uid !== process.getuid?.())) return false
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700)
  return true
}

/** The random password kept in this file; made on first use, readable by its owner only. */
export function readOrMakePassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(file, 'utf8').trim()
}
