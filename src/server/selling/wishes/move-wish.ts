import type { Cart } from '../../../shared/contract/cart.ts'
import { findSoldArticle } from '../../catalogue/find-sold-article.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { addPieces } from '../cart/cart-queries.ts'
import { lockCart } from '../cart/cart-rows.ts'
import { changeLocked } from '../cart/change-or-refuse.ts'
import { getCart } from '../cart/get-cart.ts'
import { takeWish } from './change-wishes.ts'
import type { WishKey } from './wish-list-queries.ts'

/**
 * Puts a line of the list into the cart, in the fewest pieces that are sold, and takes it off the list: both or neither. What is
 * not on the list any more has been moved by another press or in another tab, and is not added again. Throws like addToCart.
 */
export async function moveWish(shop: Shop, userId: string, wish: WishKey): Promise<Cart> {
  const article = await findSoldArticle(shop.db, wish)
  const quantity = article?.least ?? 1
  const line = { userId, ...wish }
  const isMoved = await transact(shop, async (work) => {
    // a cart's lock is the first that is taken
    await lockCart(work.tx, userId)
    if (!(await takeWish(shop, work, userId, wish))) return false
    const change = { ...line, quantity, action: 'add' } as const
    await changeLocked(work.tx, change, (tx) => addPieces(tx, line, quantity, shop.clock()))
    return true
  })
  if (isMoved) countOfDay(shop, 'cart', wish.productId)
  return getCart(shop, userId)
}
