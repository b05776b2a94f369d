import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { addPieces, setPieces } from '../cart/cart-queries.ts'
import { changeLocked, findFacts } from '../cart/change-or-refuse.ts'
import type { DealRow } from '../deals/deal-queries.ts'

/**
 * Fills a line of a locked cart up to the pieces of a deal; more pieces stay as they are. Gives whether the line is new. Throws `out_of_stock`, `quantity_not_sold`,
 * `cart_full`, `not_found`.
 */
export async function putDealInCart(
  tx: Kysely<Database>,
  { user_id: userId, product_id: productId, variant_id: variantId, quantity }: DealRow,
  now: Date,
): Promise<boolean> {
  const key = { userId, productId, variantId }
  const inCart = (await findFacts(tx, key)).in_cart
  if (inCart !== null && inCart >= quantity) return false
  const write = inCart === null ? addPieces : setPieces
  const change = { ...key, action: inCart === null ? ('add' as const) : ('set' as const), quantity }
  await changeLocked(tx, change, (db) => write(db, key, quantity, now))
  return inCart === null
}
