import { readCompared } from '../../../shared/compared-ids.ts'
import type { Compared } from '../../../shared/contract/related.ts'
import { getProducts } from '../../catalogue/get-products.ts'
import type { Shop } from '../../platform/shop.ts'

/** Products to be laid side by side, by their ids as an address has them; one read. What is no id is nobody's. */
export async function comparedGoods(shop: Shop, written: string): Promise<Compared> {
  const ids = readCompared(written)
  const products = await getProducts(shop, ids)
  return {
    products: ids.flatMap((id) => products.get(id) ?? []),
    missing: ids.filter((id) => !products.has(id)),
  }
}
