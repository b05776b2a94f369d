import type { ClearedCart } from '../../../shared/contract/cart.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { findCleared } from './cleared-cart-queries.ts'
import { clearedSince } from './restore-cart.ts'

/** Tells how much of a cart that was emptied can be put back, and until when; null where there is nothing. */
export async function findClearedCart(shop: Shop, userId: string): Promise<ClearedCart | null> {
  const cleared = await findCleared(shop.db, userId, clearedSince(shop))
  if (!cleared) return null
  const until = new Date(cleared.clearedAt.getTime() + serverLimits.clearedCartMs)
  return { items: cleared.lines.length, clearedAt: cleared.clearedAt.toISOString(), keptUntil: until.toISOString() }
}
