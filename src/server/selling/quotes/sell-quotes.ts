import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { dropSoldQuotes } from '../cart/quoted-line-queries.ts'
import { lockQuotes, markOrdered } from './quote-queries.ts'

/** Marks quotations at whose prices an order was placed, in its transaction: their prices are had once. */
export async function sellQuotes(
  tx: Kysely<Database>,
  { quoteIds, orderId }: { quoteIds: readonly string[]; orderId: string },
): Promise<void> {
  const ids = [...new Set(quoteIds)]
  await lockQuotes(tx, ids)
  await markOrdered(tx, ids, orderId)
  await dropSoldQuotes(tx, ids)
}
