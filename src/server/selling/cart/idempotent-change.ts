import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import { takeTry, tally } from '../../platform/rate-limits/rate-limit.ts'
import { countOneMore } from '../../platform/rate-limits/rate-limit-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockCart } from './cart-rows.ts'

/** A change that may be sent again, because its answer was lost: whose it is, and its own key (the header Idempotency-Key). */
export interface Repeatable {
  userId: string
  key: string
}

/**
 * Makes a change once for its key, however often it is sent within a week. The key is counted in the transaction of the change:
 * one that is refused may be tried again. Throws what `change` throws, and `too_many_requests`: each key is a row that stays.
 */
export async function once(
  shop: Shop,
  { userId, key }: Repeatable,
  change: (tx: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await takeTry(shop, [tally('waitingChanges', userId)])
  await transact(shop, async ({ tx }) => {
    // a repeat at the same moment waits here until the first one has come to its end
    const made = await countOneMore({ db: tx, clock: shop.clock }, [tally('waitingChange', userId, key)])
    if (made) return
    await lockCart(tx, userId)
    await change(tx)
  })
}
