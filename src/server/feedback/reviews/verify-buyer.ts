import { productTag } from '../../../shared/cache-tags.ts'
import type { Work } from '../../platform/db/transact.ts'
import { boughtOf } from './bought-queries.ts'
import { setVerified } from './review-queries.ts'

/**
 * After an order was delivered, or that was taken back: the reviews that its shopper wrote of these products are a buyer's, or
 * are no more. To be called last in its transaction: whoever writes a review waits for it.
 */
export async function verifyBuyer({ tx, stale }: Work, userId: string, productIds: readonly string[]): Promise<void> {
  const bought = await boughtOf(tx, userId, [...new Set(productIds)])
  for (const productId of await setVerified(tx, userId, bought)) stale(productTag(productId))
}
