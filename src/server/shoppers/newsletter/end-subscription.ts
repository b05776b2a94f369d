import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { withdrawConsents } from '../consents/consent-queries.ts'
import { deleteSubscriber } from './subscriber-queries.ts'

/** Ends a subscription, and takes back what its address agreed to; again is the same. */
export function endSubscription(shop: Shop, id: string): Promise<void> {
  return transact(shop, async ({ tx }) => {
    const email = await deleteSubscriber(tx, id)
    const now = shop.clock()
    if (email) await withdrawConsents(tx, { purpose: 'newsletter', userId: null, email, phone: null, now })
  })
}
