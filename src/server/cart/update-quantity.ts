import type { Cart } from '../../shared/contract/cart.ts'
import type { Shop } from '../platform/shop.ts'
import { changePieces, type LineKey } from './cart-queries.ts'
import { changeOrRefuse } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'

/**
 * One piece more or less of a line, or one pack where it is sold in packs. Throws `not_found` where the line is not in the cart,
 * `out_of_stock` with `available`, `quantity_at_minimum` at the fewest that are sold: only removing removes (CONTRACT §2). With a `key` it
 * is made once, however often it is sent.
 */
export async function updateQuantity(
  shop: Shop,
  line: LineKey,
  action: 'increment' | 'decrement',
  key?: string,
): Promise<Cart> {
  const change = { ...line, action, quantity: 1 }
  await changeOrRefuse(shop, change, (db) => changePieces(db, line, action, shop.clock()), key)
  return getCart(shop, line.userId)
}
