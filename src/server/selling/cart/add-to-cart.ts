import type { Kysely } from 'kysely'
import type { AddToCartInput, Cart } from '../../../shared/contract/cart.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { addPieces } from './cart-queries.ts'
import { changeOrRefuse } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'

/**
 * Adds pieces of a product, or of one of its variants, to a shopper's cart. Throws `not_found` (product or variant),
 * `bad_input` (a variant must be chosen), `out_of_stock` with `available`, `quantity_not_sold` (packs, minimum), `cart_full`;
 * nothing is changed then. With a `key` it is made once, however often it is sent.
 */
export async function addToCart(shop: Shop, userId: string, input: AddToCartInput, key?: string): Promise<Cart> {
  const { productId, variantId, quantity } = input
  const line = { userId, productId, variantId }
  const change = { ...line, quantity, action: 'add' } as const
  let isAdded = false
  const add = async (db: Kysely<Database>) => {
    isAdded = await addPieces(db, line, quantity, shop.clock())
    return isAdded
  }
  await changeOrRefuse(shop, change, add, key)
  if (isAdded) countOfDay(shop, 'cart', productId)
  return getCart(shop, userId)
}
