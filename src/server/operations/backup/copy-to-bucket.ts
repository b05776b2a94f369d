import { existsSync } from 'node:fs'
import path from 'node:path'
import { backupsToRemove } from '../../../domain/operations/backup/backups-to-remove.ts'
import { copiedBackups as copy } from '../../../shared/copy/backup.ts'
import { type Bucket, openBucket } from '../../platform/s3/bucket.ts'
import { S3Failure } from '../../platform/s3/s3-failure.ts'
import type { S3Place } from '../../platform/s3/s3-place.ts'
import type { Patience } from '../../platform/s3/s3-requests.ts'
import type { Shop } from '../../platform/shop.ts'
import { takenAtOf } from './backup-name.ts'
import { keepRuleOf } from './keep-backups.ts'

const dayMs = 86_400_000

/**
 * Puts a proven backup into the bucket, whole or not at all, and removes there what the owner's rule does not keep. Throws an Error
 * whose message is half a sentence in plain words.
 */
export async function copyToBucket(
  shop: Pick<Shop, 'settings' | 'clock' | 'log'>,
  place: S3Place,
  file: string,
  { stopping, patience }: { stopping: AbortSignal; patience?: Partial<Patience> },
): Promise<void> {
  if (!existsSync(file)) throw new Error(copy.notHere)
  const bucket = openBucket(place, stopping, patience)
  await bucket.send(file, path.basename(file))
  try {
    await keepInBucket(shop, bucket)
  } catch (error) {
    stopping.throwIfAborted()
    // keys that may only add are a wise choice: the bucket has rules of its own then
    if (error instanceof S3Failure && error.status === 403) return
    shop.log.warn({ said: (error as Error).message }, 'older copies of backups were not removed from the bucket')
  }
}

/** By what lies there, not by what this shop remembers: one that was restored has the copies of its former life. */
async function keepInBucket({ settings, clock }: Pick<Shop, 'settings' | 'clock'>, bucket: Bucket): Promise<void> {
  const copies = (await bucket.list()).flatMap(({ key: id }) => {
    const takenAt = takenAtOf(id)
    return takenAt ? [{ id, takenAt, proven: true, askedFor: false }] : []
  })
  for (const name of backupsToRemove(copies, keepRuleOf(settings))) await bucket.remove(name)
  await bucket.forgetUnfinished(new Date(clock().getTime() - dayMs))
}
