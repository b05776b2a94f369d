import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Shop } from '../shop.ts'

const retryAfterSeconds = 3600

/** Throws `unavailable` where the disk is nearly full: the database on it needs what is left. */
export async function refuseWithoutRoom(shop: Shop): Promise<void> {
  if ((await shop.freeDisk()) >= serverLimits.uploadFreeDiskBytes) return
  shop.log.warn('uploads are refused: the disk is nearly full')
  throw new Failure('unavailable', failures.noRoomForUploads, { retryAfterSeconds })
}

/** Uploads of an account within the last 24 hours. */
export interface UploadsOfADay {
  files: number
  bytes: number
}

/** Throws `too_many_requests` where a file of this size is more than one account may send in a day. */
export function refuseBeyondDay(sent: UploadsOfADay, bytes: number): void {
  if (sent.files < serverLimits.uploadsPerDay && sent.bytes + bytes <= serverLimits.uploadBytesPerDay) return
  throw new Failure('too_many_requests', failures.uploadsUsedUp, { retryAfterSeconds })
}
