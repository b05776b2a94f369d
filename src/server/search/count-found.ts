import type { Shop } from '../platform/shop.ts'
import { findProducts } from './find-products.ts'
import { countOf } from './product-set.ts'

/**
 * Returns the number of products that a text finds; where it finds nothing exactly, the number of similar ones. None of them is
 * read.
 */
export async function countFound(shop: Shop, q: string): Promise<number> {
  const { exact, similar } = await findProducts(shop, q)
  return countOf(exact) || countOf(similar)
}
