import { rm } from 'node:fs/promises'
import path from 'node:path'
import { copiedBackups, backupCopy as copy } from '../../shared/copy/backup.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { BackupFailure } from '../operations/backup/archive/backup-failure.ts'
import { fetchCopy } from '../operations/backup/fetch-copy.ts'
import type { CheckedBackup } from '../operations/backup/read-backup.ts'
import { type RestoreOrder, refuseWhatIsFilled, restoreBackup } from '../operations/backup/restore-backup.ts'
import type { Config } from '../platform/config.ts'
import { readOptions } from './read-options.ts'
import { untilStopped } from './told-to-stop.ts'
import { UsageFailure } from './usage.ts'

const fromBucket = 's3:'

/**
 * `restore <file> [--into <DATA_DIR>] [--unsealed]`: a new shop of a backup, where there is none yet. `s3:` is the newest one in the
 * bucket of BACKUP_BUCKET, `s3:<name>` another one there. Where BACKUP_KEY is set, one that is not encrypted is taken only with
 * `--unsealed`. Gives how it is opened.
 */
export async function restoreCommand(config: Config, given: string[]): Promise<string> {
  const { values, words } = readOptions(given, { into: { type: 'string' }, unsealed: { type: 'boolean' } }, 1)
  const [typed] = words
  if (typed === undefined) throw new UsageFailure('Which backup is to be restored? Name its file.')
  // npm goes to the project's folder; what is typed is named from where the owner stands
  const place = (name: string) => path.resolve(process.env.INIT_CWD ?? '', name)
  const dataDir = values.into === undefined ? config.dataDir : place(values.into)
  const { databaseUrl } = config
  const key = values.unsealed ? null : config.backupKey
  const order = { key, dataDir, databaseUrl }
  const { about } = typed.startsWith(fromBucket)
    ? await restoreFromBucket(config, { ...order, name: typed.slice(fromBucket.length) })
    : await restoreBackup({ ...order, file: place(typed) })
  const where = databaseUrl ? `${dataDir} and the database of DATABASE_URL` : dataDir
  return [
    copy.restored(formatMoment(about.takenAt), where),
    databaseUrl ? copy.nextServer(dataDir) : copy.next(dataDir),
  ].join('\n')
}

/** It comes to the disk first, beside the new shop's folder, and goes when that is done: a backup is read twice. */
async function restoreFromBucket(
  { backupBucket }: Config,
  { name, ...order }: Omit<RestoreOrder, 'file'> & { name: string },
): Promise<CheckedBackup> {
  if (!backupBucket) throw new BackupFailure(copiedBackups.noBucket)
  await refuseWhatIsFilled(order)
  const folder = `${order.dataDir}.from-bucket`
  try {
    const file = await untilStopped((signal) => fetchCopy(backupBucket, { name, folder, signal }))
    return await restoreBackup({ ...order, file, named: path.basename(file) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
