import { type ProductRow, productColumns, productJoins } from '../catalogue/product-row.ts'
import type { ReadPool } from '../platform/db/read-pool.ts'
import { type Order, orders } from './sort-orders.ts'

/** The products with these numbers, in their order. */
export async function selectProducts(reads: ReadPool, numbers: number[]): Promise<ProductRow[]> {
  const text = `SELECT ${productColumns}
    FROM unnest($1::int[]) WITH ORDINALITY AS page (no, place)
    JOIN product_search o ON o.no = page.no JOIN products p ON p.id = o.id ${productJoins} ORDER BY page.place`
  const { rows } = await reads.query<ProductRow>({ name: 'products-of-page', text, values: [arrayOf(numbers)] })
  return rows
}

/** Of the products with these numbers, a part of them in an order. */
export async function selectFewInOrder(
  reads: ReadPool,
  numbers: number[],
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductRow[]> {
  const text = `SELECT ${productColumns}
    FROM (SELECT o.id, o.created_at, o.selling_price FROM product_search o WHERE no = ANY ($1) ORDER BY ${orders[order]} OFFSET $2 LIMIT $3) AS o
    JOIN products p ON p.id = o.id ${productJoins} ORDER BY ${orders[order]}`
  const values = [arrayOf(numbers), offset, limit]
  const { rows } = await reads.query<ProductRow>({ name: `few-by-${order}`, text, values })
  return rows
}

/** As PostgreSQL writes an array; the driver would put each number in quotes. */
function arrayOf(numbers: number[]): string {
  return `{${numbers.join(',')}}`
}
