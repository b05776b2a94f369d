import type { Cart } from '../../shared/contract/cart.ts'
import type { Shop } from '../shop.ts'
import { changePieces, type LineKey } from './cart-queries.ts'
import { getCart } from './get-cart.ts'
import { refuseChange } from './refuse-change.ts'

/**
 * One piece more or less of a line. Throws `not_found` where the line is not in the cart, `out_of_stock` with
 * `available`, `quantity_at_minimum` at 1: only removing removes (CONTRACT §2).
 */
export async function updateQuantity(shop: Shop, key: LineKey, action: 'increment' | 'decrement'): Promise<Cart> {
  if (!(await changePieces(shop.pool, key, action, shop.clock()))) {
    throw await refuseChange(shop.pool, { ...key, action, quantity: action === 'increment' ? 1 : -1 })
  }
  return getCart(shop, key.userId)
}
