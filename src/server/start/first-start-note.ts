import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../platform/config.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'

/** Notes that a database which was just made is to get the demo shop: a start that is broken off leaves it to the next one. */
export function noteFirstStart({ demo, dataDir }: Config, { isNew }: Pick<OpenDatabase, 'isNew'>): void {
  if (demo === 'first' && isNew) writeFileSync(firstStartNote(dataDir), '')
}

/** The file of the note. */
export function firstStartNote(dataDir: string): string {
  return path.join(dataDir, 'demo-is-wanted')
}
