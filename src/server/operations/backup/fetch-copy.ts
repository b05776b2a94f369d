import { rm } from 'node:fs/promises'
import path from 'node:path'
import { copiedBackups as copy } from '../../../shared/copy/backup.ts'
import { openBucket } from '../../platform/s3/bucket.ts'
import type { StoredObject } from '../../platform/s3/read-s3-xml.ts'
import type { S3Place } from '../../platform/s3/s3-place.ts'
import { BackupFailure } from './archive/backup-failure.ts'
import { takenAtOf } from './backup-name.ts'
import { writeWhole } from './write-whole.ts'

const named = 5

/**
 * Brings a backup from the bucket into `folder`, which is made anew: the newest one, or that of a name. Gives its file. Throws
 * BackupFailure.
 */
export async function fetchCopy(
  place: S3Place,
  { name, folder, signal }: { name: string; folder: string; signal: AbortSignal },
): Promise<string> {
  const bucket = openBucket(place, signal)
  try {
    const found = choose(await bucket.list(), name)
    const file = path.join(folder, found.key)
    await rm(folder, { recursive: true, force: true })
    await writeWhole(file, bucket.read(found))
    return file
  } catch (error) {
    if (error instanceof BackupFailure) throw error
    throw new BackupFailure(copy.notTaken((error as Error).message))
  }
}

/** Names sort as their backups were taken. */
function choose(objects: StoredObject[], name: string): StoredObject {
  const backups = objects.filter(({ key }) => takenAtOf(key)).sort((a, b) => (a.key < b.key ? 1 : -1))
  const [newest] = backups
  if (!newest) throw new BackupFailure(copy.none)
  const found = name === '' ? newest : backups.find(({ key }) => key === name)
  if (!found)
    throw new BackupFailure(
      copy.noSuch(
        name,
        backups.slice(0, named).map(({ key }) => key),
      ),
    )
  return found
}
