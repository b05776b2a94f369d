import type { Kysely } from 'kysely'
import { type ProductRow, productColumns, productJoins } from '../catalogue/product-row.ts'
import { ask } from '../platform/db/ask.ts'
import type { Database } from '../platform/db/schema.ts'
import { type Order, orders } from './sort-orders.ts'

/** Products by their numbers, each with its rank: the lowest first. */
export interface RankedNumbers {
  numbers: number[]
  ranks: number[]
}

/** A part of the products with these numbers, by their ranks; those of one rank in an order. */
export function selectPage(
  db: Kysely<Database>,
  { numbers, ranks }: RankedNumbers,
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductRow[]> {
  const text = `SELECT ${productColumns}
    FROM (SELECT o.id, o.created_at, o.selling_price, asked.rank FROM unnest($1::int[], $2::int[]) AS asked (no, rank)
        JOIN product_search o ON o.no = asked.no ORDER BY asked.rank, ${orders[order]} OFFSET $3 LIMIT $4) AS o
    JOIN products p ON p.id = o.id ${productJoins} ORDER BY o.rank, ${orders[order]}`
  const values = [arrayOf(numbers), arrayOf(ranks), offset, limit]
  return ask(db, { name: `page-by-${order}`, text, values, quick: true })
}

/** As PostgreSQL writes an array; the driver would put each number in quotes. */
function arrayOf(numbers: number[]): string {
  return `{${numbers.join(',')}}`
}
