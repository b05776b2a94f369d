import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Lists the articles of an order that a quotation had prices for, with the quoted price of a piece in paise. */
export function quotedInOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ product_id: string; variant_id: string | null; unit_price: number }[]> {
  return db
    .selectFrom('quotes')
    .innerJoin('quote_lines', 'quote_lines.quote_id', 'quotes.id')
    .select(['quote_lines.product_id', 'quote_lines.variant_id', 'quote_lines.unit_price'])
    .where('quotes.order_id', '=', orderId)
    .execute()
}
