import type { AddToCartInput, Cart } from '../../shared/contract/cart.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Shop } from '../platform/shop.ts'
import { addPieces } from './cart-queries.ts'
import { changeOrRefuse } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'

/** Something that could not be added, and why; `available`: how many could be. */
export interface NotAdded {
  productId: string
  variantId: string | null
  quantity: number
  code: string
  message: string
  available?: number
}

/**
 * Adds several things to a shopper's cart, each as addToCart does: what is refused leaves the others in the cart. They are
 * added one after the other, for each waits for the cart's lock.
 */
export async function addMany(
  shop: Shop,
  userId: string,
  items: readonly AddToCartInput[],
): Promise<{ cart: Cart; notAdded: NotAdded[] }> {
  const notAdded: NotAdded[] = []
  for (const { productId, variantId, quantity } of items) {
    const key = { userId, productId, variantId }
    try {
      const add = (db: Parameters<typeof addPieces>[0]) => addPieces(db, key, quantity, shop.clock())
      await changeOrRefuse(shop, { ...key, quantity, action: 'add' }, add, undefined)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { available } = error.details
      const left = available === undefined ? {} : { available }
      notAdded.push({ productId, variantId, quantity, code: error.code, message: error.message, ...left })
    }
  }
  return { cart: await getCart(shop, userId), notAdded }
}
