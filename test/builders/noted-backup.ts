import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noteEnd, noteTaken, wantBackup } from '../../src/server/operations/backup/backup-queries.ts'
import type { TestShop } from '../app.ts'

/** A small file that the list of backups calls proven: for what is done with one afterwards. Gives where it lies. */
export async function noteBackup(
  { shop }: TestShop,
  id: string,
  { name = `${id}.sealed`, encrypted = true } = {},
): Promise<string> {
  const { db, clock, config } = shop
  const file = path.join(config.backupDir, name)
  mkdirSync(config.backupDir, { recursive: true })
  writeFileSync(file, `the whole shop, for ${id}`)
  const counts = { tables: {}, files: 0, fileBytes: 0 }
  await wantBackup(db, { id, asked_by: 'night', at: clock(), dueAt: null })
  await noteTaken(db, id, { file, bytes: 24, encrypted, takenAt: clock(), counts })
  await noteEnd(db, id, { state: 'proven', at: clock() })
  return file
}
