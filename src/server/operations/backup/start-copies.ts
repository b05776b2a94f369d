import path from 'node:path'
import { type Duty, startWorker } from '../../platform/jobs/start-worker.ts'
import { workOff } from '../../platform/jobs/work-off.ts'
import type { S3Place } from '../../platform/s3/s3-place.ts'
import type { Patience } from '../../platform/s3/s3-requests.ts'
import type { Shop } from '../../platform/shop.ts'
import { type DueCopy, noteCopied, putOffCopy, takeDueCopy } from './copy-queries.ts'
import { copyToBucket } from './copy-to-bucket.ts'

const pauseMs = 15_000
const leaseMs = 2 * 60_000
const minuteMs = 60_000
const longestMs = 6 * 60 * minuteMs

/** Copies what is proven into the bucket of BACKUP_BUCKET, until it is stopped. Where none is set there is nothing to do. */
export function startCopies(shop: Shop): { stop: () => Promise<void> } {
  const place = shop.config.backupBucket
  if (!place) return { stop: async () => undefined }
  const stopping = new AbortController()
  const duty: Duty = {
    name: 'copies of backups',
    pauseMs,
    work: (stopped) => workOnCopies(shop, place, { stopped, stopping: stopping.signal }),
    tidy: async () => undefined,
  }
  const worker = startWorker(shop, duty)
  return {
    stop: () => {
      stopping.abort()
      return worker.stop()
    },
  }
}

interface Options {
  stopped?: () => boolean
  stopping?: AbortSignal
  /** Default: that of the shop. */
  patience?: Partial<Patience>
}

/** Copies what is due, the newest first. What fails is tried again after a minute, then later and later, every six hours at last. */
export function workOnCopies(
  shop: Shop,
  place: S3Place,
  { stopped = () => false, stopping = new AbortController().signal, patience = {} }: Options = {},
): Promise<void> {
  const { db, clock, config } = shop
  const inMs = (ms: number) => new Date(clock().getTime() + ms)
  return workOff<DueCopy>(
    {
      take: () => takeDueCopy(db, { folder: config.backupDir, now: clock(), againAt: inMs(leaseMs) }),
      extend: ({ id }) => putOffCopy(db, id, inMs(leaseMs)),
      work: async ({ id, file, tries }) => {
        try {
          await copyToBucket(shop, place, file, { stopping, patience })
          await noteCopied(db, id, clock())
        } catch (error) {
          // the next process goes on with it
          if (stopping.aborted) return
          const { message } = error as Error
          shop.log.warn({ backup: path.basename(file), said: message }, 'a backup could not be copied to the bucket')
          await putOffCopy(db, id, inMs(Math.min(longestMs, minuteMs * 4 ** (tries - 1))), message)
        }
      },
    },
    { stopped },
  )
}
