import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { serverLimits } from '../../shared/server-limits.ts'
import { selectSearchEntries } from '../catalogue/structure-queries.ts'
import type { Shop } from '../platform/shop.ts'

/**
 * Returns the entries that the search box filters (CONTRACT §5), newest first. A larger catalogue gives its newest products only:
 * the box then asks get-products?q= as well (docs/decisions/search-index-is-capped.md).
 */
export async function searchIndex(shop: Shop): Promise<SearchEntry[]> {
  const rows = await selectSearchEntries(shop.db, serverLimits.searchIndexMax)
  return rows.map(({ id, ...rest }) => ({ _id: id, ...rest }))
}
