import type { Kysely } from 'kysely'
import { type ProductRow, productColumns, productJoins } from '../catalogue/product-row.ts'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'

/** A product with its place in the sets. */
export interface NumberedRow extends ProductRow {
  no: number
}

/** The products with these numbers, as far as they are on sale, in no order. */
export function selectNumbered(db: Kysely<Database>, numbers: readonly number[]): Promise<NumberedRow[]> {
  const text = `SELECT o.no, ${productColumns}
    FROM product_search o JOIN products p ON p.id = o.id ${productJoins} WHERE o.no = ANY ($1::int[])`
  return ask(db, { name: 'products-by-number', text, values: [numbers], quick: true })
}
