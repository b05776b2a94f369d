import { type Kysely, type Selectable, sql } from 'kysely'
import type { NotedPaper } from '../../../shared/office/order-lists.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isInForce } from './is-in-force.ts'

/** A paper of an order that was printed. */
export type StoredPrint = Pick<Selectable<Database['order_prints']>, 'paper' | 'copy' | 'by_name' | 'printed_at'>

/**
 * Notes that a paper of these orders is printed, and gives the number of this copy of each (1: the first), by the order's id. Copies of an
 * invoice that was replaced are none of the one that holds.
 */
export async function notePrints(
  tx: Kysely<Database>,
  { paper, orderIds, by, at }: { paper: NotedPaper; orderIds: readonly string[]; by: string; at: Date },
): Promise<Map<string, number>> {
  // who prints the same at the same moment waits here, and counts afterwards
  await sql`SELECT FROM orders WHERE id = ANY (${[...orderIds]}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<{ order_id: string; copy: number }>`
    INSERT INTO order_prints (order_id, paper, copy, by_name, printed_at)
    SELECT id, ${paper}, 1 + (SELECT count(*) FROM order_prints p WHERE p.order_id = id AND p.paper = ${paper}), ${by}, ${at}
    FROM unnest(${[...orderIds]}::text[]) AS id
    RETURNING order_id, copy - (SELECT count(*)::int FROM invoices i JOIN order_prints p USING (order_id)
      WHERE ${paper.startsWith('invoice')} AND i.order_id = order_prints.order_id AND i.document ? 'replaces' AND ${isInForce('i.number')}
        AND p.paper = ${paper} AND p.printed_at < i.issued_at) AS copy`.execute(tx)
  return new Map(rows.map(({ order_id, copy }) => [order_id, copy]))
}

/** Lists the prints of an order, the oldest first. */
export function listPrints(db: Kysely<Database>, orderId: string): Promise<StoredPrint[]> {
  return db
    .selectFrom('order_prints')
    .select(['paper', 'copy', 'by_name', 'printed_at'])
    .where('order_id', '=', orderId)
    .orderBy('printed_at')
    .execute()
}
