import type { Suggestion, Suggestions } from '../../shared/contract/suggestions.ts'
import { serverLimits } from '../../shared/server-limits.ts'
import { attributeNames } from '../catalogue/attributes/attribute-names.ts'
import { presentProduct } from '../catalogue/present-product.ts'
import type { Shop } from '../platform/shop.ts'
import { findRanked } from './find-products.ts'
import { readPage } from './page-of-products.ts'
import type { ProductSet } from './product-set.ts'

/** Returns the suggestions of the search box for a text: what it asks for and what is only similar, each the best first. */
export async function suggestProducts(shop: Shop, q: string): Promise<Suggestions> {
  if (q === '') return { exact: [], similar: [] }
  const { exact, similar, readAs } = await findRanked(shop, q)
  const [named, others] = await Promise.all([
    present(shop, exact, serverLimits.suggestionsMax),
    present(shop, similar, serverLimits.similarSuggestionsMax),
  ])
  return { exact: named, similar: others, ...(readAs !== undefined && { readAs }) }
}

async function present(shop: Shop, steps: ProductSet[], limit: number): Promise<Suggestion[]> {
  const slice = { sort: 'relevance', offset: 0, limit } as const
  const [rows, names] = await Promise.all([readPage(shop, steps, slice), attributeNames(shop)])
  const now = shop.clock()
  return rows.map((row) => {
    const { _id, name, category, mainImage, price, offerPrice, stock } = presentProduct(row, names, now)
    return { _id, name, category: category.name, mainImage, price, offerPrice, stock }
  })
}
