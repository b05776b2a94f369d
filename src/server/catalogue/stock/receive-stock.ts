import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Goods that came in: of a product without variants, or of a variant. */
export interface Receipt {
  productId: string
  variantId: string | null
  quantity: number
}

/**
 * Books goods that came in: the running totals and one 'receive' movement each, all in two writes. Each product or
 * variant at most once in `receipts`; one of 0 pieces opens its account. The caller names the stock of the products stale, and
 * locks first what others may be moving (`lockAccounts`): rows are written in the order given.
 */
export async function receiveStock(
  tx: Transaction<Database>,
  receipts: readonly Receipt[],
  at: Date,
  note: string,
): Promise<void> {
  const rows = JSON.stringify(receipts.map((each) => [each.productId, each.variantId, each.quantity]))
  await sql`
    WITH items AS (
      INSERT INTO stock_items (product_id, variant_id, on_hand)
      SELECT r ->> 0, r ->> 1, (r ->> 2)::int FROM json_array_elements(${rows}::json) r
      ON CONFLICT (product_id, variant_id) DO UPDATE SET on_hand = stock_items.on_hand + excluded.on_hand
      RETURNING id, product_id, variant_id
    )
    INSERT INTO stock_movements (stock_item_id, kind, on_hand_change, note, created_at)
    SELECT items.id, 'receive', (r ->> 2)::int, ${note}, ${at}
      FROM json_array_elements(${rows}::json) r
      JOIN items ON items.product_id = r ->> 0 AND items.variant_id IS NOT DISTINCT FROM r ->> 1
     WHERE (r ->> 2)::int > 0`.execute(tx)
}
