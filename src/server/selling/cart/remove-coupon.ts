import type { Cart } from '../../../shared/contract/cart.ts'
import type { Shop } from '../../platform/shop.ts'
import { setCartCoupon } from './cart-queries.ts'
import { getCart } from './get-cart.ts'

/** Takes the coupon off a shopper's cart; nothing happens where there is none. */
export async function removeCoupon(shop: Shop, userId: string): Promise<Cart> {
  await setCartCoupon(shop.db, userId, null, shop.clock())
  return getCart(shop, userId)
}
