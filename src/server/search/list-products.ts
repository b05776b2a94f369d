import type { Facet, Product } from '../../shared/contract/catalogue.ts'
import type { ProductQuery } from '../../shared/contract/product-query.ts'
import { attributeNames } from '../catalogue/attributes/attribute-names.ts'
import { presentProduct } from '../catalogue/present-product.ts'
import type { Shop } from '../platform/shop.ts'
import { countFacets } from './count-facets.ts'
import { narrowList } from './narrow-list.ts'
import { readPage } from './page-of-products.ts'
import { countOf } from './product-set.ts'
import { inSteps } from './rank-products.ts'
import { readRanked } from './ranked-page.ts'

/** A page of a list, how many products it has, and where it was asked for, what it can be narrowed by. */
export interface ProductList {
  products: Product[]
  totalProducts: number
  facets?: Facet[]
}

/** A page of the products that pass the filters, and how many there are (CONTRACT §2). A page past the end is empty. */
export async function listProducts(shop: Shop, query: ProductQuery): Promise<ProductList> {
  const { sort, page, limit } = query
  const list = await narrowList(shop, query)
  const totalProducts = countOf(list.passing)
  const [rows, names, facets] = await Promise.all([
    list.steps && sort === 'relevance'
      ? readRanked(shop, inSteps(list.passing, list.steps), { offset: (page - 1) * limit, limit })
      : readPage(shop, list.passing, totalProducts, { sort, offset: (page - 1) * limit, limit }),
    attributeNames(shop),
    query.facets ? countFacets(shop, query, list) : undefined,
  ])
  const now = shop.clock()
  const products = rows.map((row) => presentProduct(row, names, now))
  return { products, totalProducts, ...(facets && { facets }) }
}
