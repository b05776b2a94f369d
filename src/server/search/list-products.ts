import type { Product, ProductQuery } from '../../shared/contract/catalogue.ts'
import { presentProduct } from '../catalogue/present-product.ts'
import { selectLabels } from '../catalogue/structure-queries.ts'
import { structureTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'
import { readPage } from './page-of-products.ts'
import { pricedBetween, withAnyTerm } from './postings.ts'
import { filterOf, type ProductFilter } from './product-filter.ts'
import { countOf, intersect, type ProductSet } from './product-set.ts'
import { searchProducts } from './search-products.ts'

/** A page of the products that pass the filters, and how many there are (CONTRACT §2). A page past the end is empty. */
export async function listProducts(
  shop: Shop,
  query: ProductQuery,
): Promise<{ products: Product[]; totalProducts: number }> {
  const { sort, page, limit, q } = query
  const labels = query.categoryId ? await labelIds(shop) : undefined
  const [passing, found] = await Promise.all([
    passingFilter(
      shop,
      filterOf(query, (id) => labels?.has(id) ?? false),
    ),
    q ? searchProducts(shop, q) : undefined,
  ])
  const set = found ? intersect([passing, found]) : passing
  const totalProducts = countOf(set)
  const rows = await readPage(shop, set, totalProducts, { sort, offset: (page - 1) * limit, limit })
  return { products: rows.map(presentProduct), totalProducts }
}

async function passingFilter(shop: Shop, { terms, minPrice, maxPrice }: ProductFilter): Promise<ProductSet> {
  const bounded = minPrice > 0 || maxPrice < Number.POSITIVE_INFINITY
  const [all, ...others] = await Promise.all([
    withAnyTerm(shop, ['a:']),
    ...terms.map((term) => withAnyTerm(shop, [term])),
    ...(bounded ? [pricedBetween(shop, minPrice, maxPrice)] : []),
  ])
  return intersect([all, ...others])
}

function labelIds(shop: Shop): Promise<ReadonlySet<string>> {
  return shop.cache.recall('label ids', async () => {
    const labels = await selectLabels(shop.pool)
    return { value: new Set(labels.map(({ id }) => id)), bytes: 100 + labels.length * 80, tags: [structureTag] }
  })
}
