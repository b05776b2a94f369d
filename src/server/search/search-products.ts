import type { Shop } from '../platform/shop.ts'
import { findProducts } from './find-products.ts'
import { type ProductSet, unite } from './product-set.ts'

/** All that a search text finds; what is only similar where nothing else is. */
export async function searchProducts(shop: Shop, q: string): Promise<ProductSet> {
  return unite(await bestFirst(shop, q))
}

/** The same in sets without a common product, the best first. */
export async function bestFirst(shop: Shop, q: string): Promise<ProductSet[]> {
  const { exact, similar } = await findProducts(shop, q)
  return exact.length > 0 ? exact : similar
}
