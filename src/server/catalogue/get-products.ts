import type { Product } from '../../shared/contract/catalogue.ts'
import type { Shop } from '../platform/shop.ts'
import { attributeNames } from './attributes/attribute-names.ts'
import { selectProducts } from './catalogue-queries.ts'
import { presentProduct } from './present-product.ts'

/** These products as they are sold now, without reviews, by their ids; one that is not sold is left out. One read. */
export async function getProducts(shop: Shop, ids: readonly string[]): Promise<Map<string, Product>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const [rows, names] = await Promise.all([selectProducts(shop.db, wanted), attributeNames(shop)])
  const now = shop.clock()
  return new Map(rows.map((row) => [row.id, presentProduct(row, names, now)]))
}
