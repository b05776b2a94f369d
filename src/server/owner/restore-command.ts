import path from 'node:path'
import { backupCopy as copy } from '../../shared/copy/backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Config } from '../platform/config.ts'
import { indianTime } from './lay-out.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

/** `restore <file> [--into <DATA_DIR>]`: a new shop of a backup, where there is none yet. Gives how it is opened. */
export async function restoreCommand(config: Config, given: string[]): Promise<string> {
  const { values, words } = readOptions(given, { into: { type: 'string' } }, 1)
  const [typed] = words
  if (typed === undefined) throw new UsageFailure('Which backup is to be restored? Name its file.')
  // npm goes to the project's folder; what is typed is named from where the owner stands
  const place = (name: string) => path.resolve(process.env.INIT_CWD ?? '', name)
  const dataDir = values.into === undefined ? config.dataDir : place(values.into)
  const { databaseUrl, backupKey: key } = config
  const { about } = await restoreBackup({ file: place(typed), key, dataDir, databaseUrl })
  const where = databaseUrl ? `${dataDir} and the database of DATABASE_URL` : dataDir
  return [
    copy.restored(indianTime(about.takenAt), where),
    databaseUrl ? copy.nextServer(dataDir) : copy.next(dataDir),
  ].join('\n')
}
