import type { Cart } from '../../../shared/contract/cart.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { type LineKey, removeLines } from './cart-queries.ts'
import { getCart } from './get-cart.ts'

/** Takes a line out of a shopper's cart. Throws `not_found` where it is not in it. */
export async function removeFromCart(shop: Shop, { userId, ...line }: LineKey): Promise<Cart> {
  const removed = await removeLines(shop.db, userId, [line], shop.clock())
  if (removed === 0) throw new Failure('not_found', failures.notInCart)
  return getCart(shop, userId)
}
