import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Tx = Transaction<Database>

/**
 * Returns which of these products this shopper has had delivered: by an order that was delivered, also where it went back
 * afterwards. A shopper who returns a product has had it in hand, and says most about it. Until the transaction ends nobody else
 * asks for the same shopper: a review and the delivery of its product come one after the other.
 */
export async function boughtOf(tx: Tx, userId: string, productIds: readonly string[]): Promise<Map<string, boolean>> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bought ${userId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ product_id: string }>`
    SELECT DISTINCT l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id
     WHERE o.user_id = ${userId} AND o.delivered_at IS NOT NULL AND l.product_id = ANY (${productIds}::text[])`.execute(
    tx,
  )
  const bought = new Set(rows.map((row) => row.product_id))
  return new Map(productIds.map((id) => [id, bought.has(id)]))
}

/** Returns whether this shopper has had this product delivered. */
export async function hasBought(tx: Tx, userId: string, productId: string): Promise<boolean> {
  return (await boughtOf(tx, userId, [productId])).get(productId) === true
}
