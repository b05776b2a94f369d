import type { ProductRow } from '../catalogue/product-row.ts'
import type { Shop } from '../platform/shop.ts'
import { readPage, type Slice } from './page-of-products.ts'
import { countOf, type ProductSet } from './product-set.ts'

/** The products on one page of what was found in steps, the best first; in the order asked for within a step. */
export async function readRanked(
  shop: Shop,
  steps: readonly ProductSet[],
  { sort, offset, limit }: Slice,
): Promise<ProductRow[]> {
  const parts: Promise<ProductRow[]>[] = []
  let [before, wanted] = [offset, limit]
  for (const step of steps) {
    if (wanted <= 0) break
    const count = countOf(step)
    const taken = Math.min(wanted, count - before)
    if (taken > 0) {
      parts.push(readPage(shop, step, count, { sort, offset: before, limit: taken }))
      wanted -= taken
    }
    before = Math.max(0, before - count)
  }
  return (await Promise.all(parts)).flat()
}
