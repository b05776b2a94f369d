import { type Kysely, sql } from 'kysely'
import type { StockLine } from '../../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../../platform/db/schema.ts'

/**
 * Notes what an open checkout holds, beside the stock ledger: `held_for` in the database reads it. What a payment link holds is there
 * for nobody's cart, so `userId` is the link's own id.
 */
export async function insertHolds(
  db: Kysely<Database>,
  checkout: { id: string; userId: string },
  lines: readonly StockLine[],
): Promise<void> {
  const rows = lines.map(({ productId, variantId, quantity }) => ({
    checkout_id: checkout.id,
    user_id: checkout.userId,
    product_id: productId,
    variant_id: variantId,
    quantity,
  }))
  await db.insertInto('checkout_holds').values(rows).execute()
}

/** The checkout holds nothing any more. */
export async function deleteHolds(db: Kysely<Database>, checkoutId: string): Promise<void> {
  await sql`DELETE FROM checkout_holds WHERE checkout_id = ${checkoutId}`.execute(db)
}
