import type { Kysely } from 'kysely'
import { prepared } from '../platform/db/prepared.ts'
import type { Database } from '../platform/db/schema.ts'
import { pipeline } from '../platform/db/transaction.ts'
import { moveOtherCheckouts, type Sale } from './settle/sold-cart-queries.ts'

/**
 * Marks a locked cart as sold, in the transaction of the sale: from then on it is another cart, so that no payment for the
 * sold one becomes an order (payments/settle-payment.ts). An order keeps the id of its cart, and the database has each once.
 */
export async function sellCart(tx: Kysely<Database>, { userId, cartId, next, lines }: Sale): Promise<void> {
  const text = 'UPDATE carts SET cart_id = $3 WHERE user_id = $1 AND cart_id = $2'
  await pipeline(
    prepared(tx, { name: 'sell-cart', text, values: [userId, cartId, next] }),
    moveOtherCheckouts(tx, { userId, cartId, next, lines }),
  )
}
