import type { AddToCartInput, Cart, NotAdded } from '../../../shared/contract/cart.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import { fingerprint, takeTry, tally } from '../../platform/rate-limits/rate-limit.ts'
import { holdCount, setCount } from '../../platform/rate-limits/rate-limit-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOfDay } from '../../search/day-counts/count-of-day.ts'
import { addPieces } from './cart-queries.ts'
import { lockCart } from './cart-rows.ts'
import { changeLocked, changeOrRefuse, type LineChange } from './change-or-refuse.ts'
import { getCart } from './get-cart.ts'

/**
 * Adds several things to a shopper's cart, each as addToCart does: what is refused leaves the others in the cart. They are
 * added one after the other, for each waits for the cart's lock. `key` (the header Idempotency-Key): the list may be sent again
 * within a day, also where its first sending broke off half-way, and each line is added once; what was refused is tried again,
 * and of a line that asks for more than before only the rest is added. Throws `too_many_requests`: each article with a key is a
 * row that stays for a day.
 */
export async function addMany(
  shop: Shop,
  userId: string,
  items: readonly AddToCartInput[],
  key?: string,
): Promise<{ cart: Cart; notAdded: NotAdded[] }> {
  if (key !== undefined) await takeTry(shop, [tally('listsAdded', userId)])
  const notAdded: NotAdded[] = []
  // pieces of each article in the lines so far
  const reached = new Map<string, number>()
  for (const { productId, variantId, quantity } of items) {
    const article = [productId, variantId].join(' ')
    const upTo = (reached.get(article) ?? 0) + quantity
    try {
      const change = { userId, productId, variantId, quantity, action: 'add' as const }
      await (key === undefined ? addLine(shop, change) : addRest(shop, change, { key: `${key} ${article}`, upTo }))
      reached.set(article, upTo)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { available } = error.details
      const left = available === undefined ? {} : { available }
      notAdded.push({ productId, variantId, quantity, code: error.code, message: error.message, ...left })
    }
  }
  return { cart: await getCart(shop, userId), notAdded }
}

async function addLine(shop: Shop, change: LineChange): Promise<void> {
  await changeOrRefuse(shop, change, (db) => addPieces(db, change, change.quantity, shop.clock()))
  countOfDay(shop, 'cart', change.productId)
}

/** Adds what is missing until so many pieces of an article were added under a key; counted in the transaction of the addition. */
async function addRest(shop: Shop, change: LineChange, { key, upTo }: { key: string; upTo: number }): Promise<void> {
  const count = tally('listPieces', change.userId, fingerprint(key))
  const isAdded = await transact(shop, async ({ tx }) => {
    const quantity = upTo - (await holdCount({ db: tx, clock: shop.clock }, count))
    if (quantity <= 0) return false
    await lockCart(tx, change.userId)
    await changeLocked(tx, { ...change, quantity }, (db) => addPieces(db, change, quantity, shop.clock()))
    await setCount(tx, count, upTo)
    return true
  })
  if (isAdded) countOfDay(shop, 'cart', change.productId)
}
