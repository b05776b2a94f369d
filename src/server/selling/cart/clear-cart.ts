import type { Cart } from '../../../shared/contract/cart.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { emptyAndKeep } from './cleared-cart-queries.ts'
import { getCart } from './get-cart.ts'

/** Empties a shopper's cart; its coupon goes too. What was in it can be put back for a day (restore-cart). */
export async function clearCart(shop: Shop, userId: string): Promise<Cart> {
  await transact(shop, ({ tx }) => emptyAndKeep(tx, userId, shop.clock()))
  return getCart(shop, userId)
}
