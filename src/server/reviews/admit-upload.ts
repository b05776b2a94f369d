import { refuseBeyondDay, refuseWithoutRoom } from '../platform/media/refuse-upload.ts'
import type { Shop } from '../platform/shop.ts'
import { countUploads } from './review-queries.ts'

/** Asked before a file is taken: whether there is room for it, and this shopper may send one more today. Throws `unavailable`, `too_many_requests`. */
export async function admitUpload(shop: Shop, userId: string): Promise<void> {
  await refuseWithoutRoom(shop)
  refuseBeyondDay(await countUploads(shop.db, userId, shop.clock()), 1)
}
