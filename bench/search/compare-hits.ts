import type { Shop } from '../../src/server/platform/shop.ts'
import { listProducts } from '../../src/server/search/list-products.ts'
import { rivalSearch } from './rival-search.ts'
import { type Catalogue, jobs } from './search-jobs.ts'

const TEXTS = 6

/** Six texts of each kind: where the two find something else, with both totals. */
export async function compareHits(shop: Shop, catalogue: Catalogue): Promise<string[]> {
  const different: string[] = []
  let count = 0
  for (const job of jobs) {
    for (const query of job.queries(catalogue, TEXTS)) {
      if (!query.q) continue
      count += 1
      const [ours, theirs] = [await listProducts(shop, query), await rivalSearch(shop, query)]
      const same = ours.products.every(({ _id }, at) => theirs.products[at]?._id === _id)
      if (same && ours.totalProducts === theirs.totalProducts) continue
      different.push(`${query.q} (${job.name}): ours ${ours.totalProducts}, PostgreSQL ${theirs.totalProducts}`)
    }
  }
  const same = `${catalogue.products} products: of ${count} texts ${count - different.length} find the same, page and total`
  return [different.length > 0 ? `${same}; not: ${different.join('; ')}.` : `${same}.`]
}
