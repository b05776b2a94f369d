import type { Shop } from '../platform/shop.ts'
import { findProducts } from './find-products.ts'
import { countOf } from './product-set.ts'

/** How many products a text finds; where it finds nothing exactly, how many similar ones. None of them is read. */
export async function countFound(shop: Shop, q: string): Promise<number> {
  const { exact, similar } = await findProducts(shop, q)
  return countOf(exact) || countOf(similar)
}
