import type { Cart } from '../../shared/contract/cart.ts'
import type { Shop } from '../platform/shop.ts'
import { changePieces, type LineKey } from './cart-queries.ts'
import { changeOrRefuse } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'

/**
 * One piece more or less of a line. Throws `not_found` where the line is not in the cart, `out_of_stock` with
 * `available`, `quantity_at_minimum` at 1: only removing removes (CONTRACT §2).
 */
export async function updateQuantity(shop: Shop, key: LineKey, action: 'increment' | 'decrement'): Promise<Cart> {
  const change = { ...key, action, quantity: action === 'increment' ? 1 : -1 }
  await changeOrRefuse(shop, change, (db) => changePieces(db, key, action, shop.clock()))
  return getCart(shop, key.userId)
}
