import type { Cart } from '../../shared/contract/cart.ts'
import type { Shop } from '../platform/shop.ts'
import { emptyCart } from './cart-queries.ts'
import { getCart } from './get-cart.ts'

/** Empties a shopper's cart; its coupon goes too. */
export async function clearCart(shop: Shop, userId: string): Promise<Cart> {
  await emptyCart(shop.db, userId, shop.clock())
  return getCart(shop, userId)
}
