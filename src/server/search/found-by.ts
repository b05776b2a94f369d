import type { SearchTerm } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { queryOfTerms, type Reach } from './find-terms.ts'
import { withQueries, withQuery } from './postings.ts'
import { countOf, noProducts, type ProductSet } from './product-set.ts'
import { headOf, nounTerms } from './rank-products.ts'
import type { SearchReading } from './read-search.ts'
import { allOf, anyOf } from './term-query.ts'

const inTitles = { kind: 't', begins: true } as const

/** Finds what has all that is asked for; nothing where all of it only mentions the thing: a block for 20 mm bolts is no bolt. */
export async function foundBy(
  shop: Shop,
  reading: SearchReading,
  searchTerms: readonly SearchTerm[],
  reach: Reach,
): Promise<ProductSet> {
  const asked = queryOfTerms(reading.vocabulary, searchTerms, reach)
  const head = headOf(reading, searchTerms)
  if (!head) return withQuery(shop, asked)
  const called = anyOf([{ terms: nounTerms(reading, [head]) }, queryOfTerms(reading.vocabulary, [head], inTitles)])
  const [found, named] = await withQueries(shop, [asked, allOf([asked, called])])
  return countOf(named) > 0 ? found : noProducts
}
