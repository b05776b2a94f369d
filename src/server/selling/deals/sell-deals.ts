import type { Kysely } from 'kysely'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Marks deals at whose prices an order was placed, in its transaction: each is used once. `paid`: it was paid already, at a price that was
 * frozen while the deal held, and counts though its time is over. Throws `cart_changed` where a deal ended meanwhile.
 */
export async function sellDeals(
  tx: Kysely<Database>,
  { dealIds, orderId, isPaid }: { dealIds: readonly string[]; orderId: string; isPaid: boolean },
): Promise<void> {
  const sold = await tx
    .updateTable('deals')
    .set({ state: 'used', order_id: orderId })
    .where('id', 'in', [...dealIds])
    .where('state', 'in', isPaid ? ['taken', 'ended'] : ['taken'])
    .executeTakeFirst()
  if (!isPaid && Number(sold.numUpdatedRows) < dealIds.length) throw new Failure('cart_changed', copy.endedMeanwhile)
}
