import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newToken } from '../platform/randomness.ts'

/** A file by its place on this machine. */
interface OutputFile {
  place: string
  content: string | Uint8Array
}

/** Returns the place of a file that was named from where the owner stands: npm goes to the project's folder. */
export function placeOf(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', file)
}

/**
 * Writes files for the owner alone (0600), each under another name first: nobody finds half a file, and none is replaced before
 * all are written. Throws what the system says (ErrnoException).
 */
export async function writeOutputFiles(files: readonly OutputFile[]): Promise<void> {
  const drafts = files.map(({ place, content }) => ({
    ...{ place, content },
    draft: path.join(path.dirname(place), `.${path.basename(place)}.${newToken()}.draft`),
  }))
  try {
    for (const { draft, content } of drafts) await writeFile(draft, content, { mode: 0o600, flag: 'wx', flush: true })
    for (const { draft, place } of drafts) await rename(draft, place)
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => undefined)
  }
}
