import type { Reads } from '../db/reads.ts'
import { type ProductRow, productColumns, productJoins } from './product-row.ts'

/** The products with these numbers, in their order. */
export async function selectProducts(reads: Reads, numbers: number[]): Promise<ProductRow[]> {
  const text = `SELECT ${productColumns}
    FROM unnest($1::int[]) WITH ORDINALITY AS page (no, place)
    JOIN product_search o ON o.no = page.no JOIN products p ON p.id = o.id ${productJoins} ORDER BY page.place`
  const { rows } = await reads.query<ProductRow>({ name: 'products-of-page', text, values: [numbers] })
  return rows
}

/** One product that is in the shop. */
export async function selectProduct(reads: Reads, id: string): Promise<ProductRow | undefined> {
  const text = `SELECT ${productColumns} FROM products p ${productJoins} WHERE p.id = $1 AND p.active`
  const { rows } = await reads.query<ProductRow>({ name: 'product', text, values: [id] })
  return rows[0]
}
