import type { Facet, Product } from '../../shared/contract/catalogue.ts'
import type { ProductQuery } from '../../shared/contract/product-query.ts'
import { attributeNames } from '../catalogue/attributes/attribute-names.ts'
import { presentProduct } from '../catalogue/present-product.ts'
import type { ProductRow } from '../catalogue/product-row.ts'
import type { Shop } from '../platform/shop.ts'
import { countFacets } from './count-facets.ts'
import { findRanked } from './find-products.ts'
import { type NarrowedList, narrowList } from './narrow-list.ts'
import { readPage, type Slice } from './page-of-products.ts'
import { countOf } from './product-set.ts'
import { inSteps } from './rank-products.ts'
import { isOriginSort, sortByOrigin } from './sort-by-origin.ts'

/** A page of a list, how many products it has, and where it was asked for, what it can be narrowed by. */
export interface ProductList {
  products: Product[]
  totalProducts: number
  /** So many of them, the last ones, are only similar to what was searched for; left out where none is. */
  similarProducts?: number
  /** Text that was searched instead, where all of them are similar. */
  readAs?: string
  facets?: Facet[]
}

/** A page of the products that pass the filters, and how many there are (CONTRACT §2). A page past the end is empty. */
export async function listProducts(shop: Shop, query: ProductQuery): Promise<ProductList> {
  const { sort, page, limit } = query
  const list = await narrowList(shop, query)
  const totalProducts = countOf(list.passing)
  const similarProducts = list.found ? list.countIn(list.found.similar) : 0
  const [rows, names, facets] = await Promise.all([
    readRows(shop, query.q ?? '', list, { sort, offset: (page - 1) * limit, limit }),
    attributeNames(shop),
    query.facets ? countFacets(shop, query, list) : undefined,
  ])
  const now = shop.clock()
  const products = rows.map((row) => presentProduct(row, names, now))
  const readAs = similarProducts > 0 ? list.found?.readAs : undefined
  const similar = { ...(similarProducts > 0 && { similarProducts }), ...(readAs !== undefined && { readAs }) }
  return { products, totalProducts, ...similar, ...(facets && { facets }) }
}

/** In the order asked for; what is only similar to a text comes after all that it asks for, in any order. */
async function readRows(shop: Shop, q: string, { found, passing }: NarrowedList, slice: Slice): Promise<ProductRow[]> {
  const { sort } = slice
  if (isOriginSort(sort)) {
    const sets = found ? inSteps(passing, [found.exact, found.similar]) : [passing]
    return readPage(shop, await sortByOrigin(shop, sets, sort), slice)
  }
  if (!found) return readPage(shop, [passing], slice)
  const { exact, similar } =
    sort === 'relevance' ? await findRanked(shop, q) : { exact: [found.exact], similar: [found.similar] }
  return readPage(shop, inSteps(passing, [...exact, ...similar]), slice)
}
