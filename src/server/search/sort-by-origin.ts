import { isImported, isMadeInIndia } from '../../domain/catalogue/country-of-origin.ts'
import { type OriginSort, originSorts } from '../../shared/facets/origin-sorts.ts'
import type { Shop } from '../platform/shop.ts'
import { facetSets } from './facet-sets.ts'
import { type ProductSet, unite } from './product-set.ts'
import { inSteps } from './rank-products.ts'

/** Returns whether a list is sorted by where its goods come from. */
export function isOriginSort(sort: string): sort is OriginSort {
  return originSorts.some((each) => each === sort)
}

/**
 * Splits each set, set after set: goods of India, then imported ones, or the other way round; last what has no country. The sets of
 * the facet are in memory already, so this costs no read.
 */
export async function sortByOrigin(shop: Shop, sets: readonly ProductSet[], sort: OriginSort): Promise<ProductSet[]> {
  const countries = [...(await facetSets(shop, 'origin')).values()]
  const those = (rule: (country: string) => boolean) =>
    unite(countries.filter(({ value }) => rule(value)).map(({ set }) => set))
  const [india, imported] = [those(isMadeInIndia), those(isImported)]
  const order = sort === 'india-first' ? [india, imported] : [imported, india]
  return sets.flatMap((set) => inSteps(set, order))
}
