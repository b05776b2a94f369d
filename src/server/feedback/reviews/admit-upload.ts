import { refuseBeyondDay, refuseWithoutRoom } from '../../platform/media/refuse-upload.ts'
import { limitRate, talliesOfNetwork, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shopper } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { countUploads } from './review-queries.ts'

/**
 * Asked before a file is taken: whether there is room for it, and this shopper and their network may send one more today.
 * Throws `unavailable`, `too_many_requests`.
 */
export async function admitUpload(shop: Shop, who: { shopper: Shopper; caller: { ip: string } }): Promise<void> {
  await refuseWithoutRoom(shop)
  refuseBeyondDay(await countUploads(shop.db, who.shopper.userId, shop.clock()), 1)
  await limitRate(shop, [tally('upload', who.shopper.userId), ...talliesOfNetwork(shop, who, 'uploadOfNetwork')])
}
