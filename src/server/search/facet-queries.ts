import type { Kysely } from 'kysely'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'

/** The products of each value of a facet as the table has it, by their numbers in order. */
export async function selectFacet(db: Kysely<Database>, facet: string): Promise<Map<string, Int32Array<ArrayBuffer>>> {
  const text = `SELECT value, string_agg(int4send(no), '' ORDER BY no) AS numbers
    FROM product_facets WHERE facet = $1 GROUP BY value`
  const rows = await ask<{ value: string; numbers: Buffer }>(db, { text, values: [facet] })
  return new Map(rows.map(({ value, numbers }) => [value, numbersOf(numbers)]))
}

/** The products of which some can be bought: of a product with variants, of one of those that are on sale. */
export async function selectInStock(db: Kysely<Database>): Promise<Int32Array<ArrayBuffer>> {
  const text = `SELECT string_agg(int4send(s.no), '' ORDER BY s.no) AS numbers FROM product_search s
    JOIN products p ON p.id = s.id
    WHERE EXISTS (SELECT FROM stock_items i JOIN variants v ON v.id = i.variant_id
        WHERE i.product_id = s.id AND v.active AND i.on_hand > i.held AND sellable(i.on_hand - i.held,
          coalesce(v.minimum_quantity, p.minimum_quantity), coalesce(v.multiple, p.multiple)) > 0)
      OR (EXISTS (SELECT FROM stock_items i WHERE i.product_id = s.id AND i.variant_id IS NULL
          AND sellable(i.on_hand - i.held, p.minimum_quantity, p.multiple) > 0)
        AND NOT EXISTS (SELECT FROM variants v WHERE v.product_id = s.id AND v.active))`
  const rows = await ask<{ numbers: Buffer | null }>(db, { text })
  return numbersOf(rows[0]?.numbers)
}

/** PostgreSQL sends the highest byte first. */
function numbersOf(bytes: Buffer | null | undefined): Int32Array<ArrayBuffer> {
  const own = new Uint8Array(bytes ?? [])
  Buffer.from(own.buffer).swap32()
  return new Int32Array(own.buffer)
}
