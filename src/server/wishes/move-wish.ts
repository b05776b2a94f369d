import type { Cart } from '../../shared/contract/cart.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { findSoldArticle } from '../catalogue/find-sold-article.ts'
import type { Shop } from '../platform/shop.ts'
import { removeWish } from './change-wishes.ts'
import type { WishKey } from './wish-list-queries.ts'

/**
 * Puts a line into the cart, in the fewest pieces that are sold, then takes it off the list; where something fails between the
 * two it is in both. Throws like addToCart.
 */
export async function moveWish(shop: Shop, userId: string, wish: WishKey): Promise<Cart> {
  const article = await findSoldArticle(shop.db, wish)
  const cart = await addToCart(shop, userId, { ...wish, quantity: article?.least ?? 1 })
  await removeWish(shop, userId, wish)
  return cart
}
