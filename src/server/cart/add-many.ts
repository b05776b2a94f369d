import type { AddToCartInput, Cart } from '../../shared/contract/cart.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { fingerprint, takeTry, tally } from '../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../platform/shop.ts'
import { addPieces } from './cart-queries.ts'
import { changeLocked, changeOrRefuse, type LineChange } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'
import { onceOf } from './once.ts'

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
 * added one after the other, for each waits for the cart's lock. `key` (the header Idempotency-Key): the list may be sent again
 * within a day, also where its first sending broke off half-way, and each line is added once; what was refused is tried again.
 * Throws `too_many_requests`: each line with a key is a row that stays for a day.
 */
export async function addMany(
  shop: Shop,
  userId: string,
  items: readonly AddToCartInput[],
  key?: string,
): Promise<{ cart: Cart; notAdded: NotAdded[] }> {
  if (key !== undefined) await takeTry(shop, [tally('listsAdded', userId)])
  const notAdded: NotAdded[] = []
  const seen = new Map<string, number>()
  for (const { productId, variantId, quantity } of items) {
    const line = [productId, variantId, quantity].join(' ')
    const nth = (seen.get(line) ?? 0) + 1
    seen.set(line, nth)
    try {
      const change = { userId, productId, variantId, quantity, action: 'add' as const }
      await addLine(shop, change, key === undefined ? undefined : `${key} ${nth} ${line}`)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { available } = error.details
      const left = available === undefined ? {} : { available }
      notAdded.push({ productId, variantId, quantity, code: error.code, message: error.message, ...left })
    }
  }
  return { cart: await getCart(shop, userId), notAdded }
}

async function addLine(shop: Shop, change: LineChange, key: string | undefined): Promise<void> {
  const { userId, quantity } = change
  const add = (db: Parameters<typeof addPieces>[0]) => addPieces(db, change, quantity, shop.clock())
  if (key === undefined) return changeOrRefuse(shop, change, add)
  const count = tally('listLine', userId, fingerprint(key))
  await onceOf(shop, userId, count, (tx) => changeLocked(tx, change, add))
}
