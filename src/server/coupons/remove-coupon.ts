import type { Cart } from '../../shared/contract/cart.ts'
import { setCartCoupon } from '../cart/cart-queries.ts'
import { getCart } from '../cart/get-cart.ts'
import type { Shop } from '../shop.ts'

/** Takes the coupon off a shopper's cart; nothing happens where there is none. */
export async function removeCoupon(shop: Shop, userId: string): Promise<Cart> {
  await setCartCoupon(shop.db, userId, null, shop.clock())
  return getCart(shop, userId)
}
