import type { Kysely } from 'kysely'
import type { Cart, UpdateQuantityInput } from '../../../shared/contract/cart.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { changePieces, setPieces } from './cart-queries.ts'
import { changeOrRefuse } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'

/**
 * One piece more or less of a line, or one pack where it is sold in packs; or the quantity that somebody typed. Throws `not_found`
 * where the line is not in the cart, `out_of_stock` with `available`, `quantity_not_sold` (packs, minimum), `quantity_at_minimum` at the
 * fewest that are sold: only removing removes (CONTRACT §2). With a `key` it is made once, however often it is sent.
 */
export async function updateQuantity(
  shop: Shop,
  userId: string,
  input: UpdateQuantityInput,
  key?: string,
): Promise<Cart> {
  const { productId, variantId, action } = input
  const line = { userId, productId, variantId }
  const quantity = input.action === 'set' ? input.quantity : 1
  const write = (db: Kysely<Database>) =>
    action === 'set' ? setPieces(db, line, quantity, shop.clock()) : changePieces(db, line, action, shop.clock())
  await changeOrRefuse(shop, { ...line, action, quantity }, write, key)
  return getCart(shop, userId)
}
