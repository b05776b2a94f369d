import type { Kysely } from 'kysely'
import { renewCartId } from '../cart/cart-queries.ts'
import type { Database } from '../platform/db/schema.ts'
import { pipeline } from '../platform/db/transaction.ts'
import { moveOtherCheckouts, type Sale } from './settle/sold-cart-queries.ts'

/**
 * Marks a locked cart as sold, in the transaction of the sale: from then on it is another cart, so that no payment for the
 * sold one becomes an order (settle/settle-payment.ts). An order keeps the id of its cart, and the database has each once.
 */
export async function sellCart(tx: Kysely<Database>, { userId, cartId, next, lines }: Sale): Promise<void> {
  await pipeline(renewCartId(tx, { userId, cartId, next }), moveOtherCheckouts(tx, { userId, cartId, next, lines }))
}
