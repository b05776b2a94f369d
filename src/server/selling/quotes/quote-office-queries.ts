import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { QuoteRow } from './quote-queries.ts'

type Db = Kysely<Database>

/** Part of the list of quotations: those that wait for the shop, are sent, in somebody's cart or bought, or over. */
export type QuotePart = 'open' | 'sent' | 'accepted' | 'over'

/** A quotation in a list, with the number of its lines and what they come to, in paise. */
type ListedQuote = Pick<QuoteRow, 'id' | 'number' | 'state' | 'name' | 'created_at' | 'valid_until'> & {
  lines: number
  total: number
}

/** Reads a part of the list, the newest first. */
export async function readQuotes(
  db: Db,
  part: QuotePart,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<ListedQuote[]> {
  const which = {
    open: sql`state = 'open' AND valid_until >= ${now}`,
    sent: sql`state = 'sent' AND valid_until >= ${now}`,
    accepted: sql`state = 'ordered' OR (state = 'accepted' AND valid_until >= ${now})`,
    over: sql`state = 'declined' OR (state <> 'ordered' AND valid_until < ${now})`,
  }[part]
  const { rows } = await sql<ListedQuote>`
    SELECT q.id, q.number, q.state, q.name, q.created_at, q.valid_until, s.lines, s.total FROM (
      SELECT id, number, state, name, created_at, valid_until FROM quotes WHERE ${which}
      ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${offset}) q
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS lines, coalesce(sum(line_total), 0)::bigint AS total FROM quote_lines WHERE quote_id = q.id) s
    ORDER BY q.created_at DESC, q.id`.execute(db)
  return rows
}

/** Bounds of the price of a line: the MRP of today, and what a piece cost the shop on average, without GST, in paise; null: not known. */
export interface PriceBounds {
  position: number
  mrp: number
  cost: number | null
}

/** Reads them for each line of a quotation. */
export async function readPriceBounds(db: Db, quoteId: string): Promise<PriceBounds[]> {
  const { rows } = await sql<PriceBounds>`
    SELECT l.position, coalesce(v.price, p.price) AS mrp, k.average AS cost
    FROM quote_lines l
    JOIN products p ON p.id = l.product_id
    LEFT JOIN variants v ON v.id = l.variant_id
    LEFT JOIN stock_items s ON s.product_id = l.product_id AND s.variant_id IS NOT DISTINCT FROM l.variant_id
    LEFT JOIN item_costs k ON k.stock_item_id = s.id
    WHERE l.quote_id = ${quoteId}`.execute(db)
  return rows
}
