import type { SearchGroup, SearchHit, SearchKind } from '../../../shared/contract/office/search-calls.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import { searchLimits } from '../../../shared/office-search-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { foundCoupons, foundCustomers, foundOrders, foundPapers, foundProducts, foundQuotes } from './found-records.ts'

/** Finds records of one kind: as many as are shown, and one more where there are more. */
export type Finder = (shop: Shop, text: string, staff: Staff) => Promise<SearchHit[]>

/** Each kind with the permission without which nothing of it is looked for. */
const finders: readonly [SearchKind, Permission, Finder][] = [
  ['orders', 'orders.see', foundOrders],
  ['papers', 'orders.amounts', foundPapers],
  ['products', 'products.see', foundProducts],
  ['customers', 'customers.see', foundCustomers],
  ['quotes', 'orders.amounts', foundQuotes],
  ['coupons', 'coupons.edit', foundCoupons],
]

/** Returns what a text finds of everything that the person may see; kinds of which there is nothing are left out. */
export async function searchEverything(shop: Shop, typed: string, staff: Staff): Promise<SearchGroup[]> {
  const text = typed.trim().replace(/^#\s*/, '')
  if (text.length < searchLimits.textLeast) return []
  const open = finders.filter(([, needs]) => staff.permissions.has(needs))
  const groups = await Promise.all(
    open.map(async ([kind, , find]): Promise<SearchGroup> => {
      const hits = await find(shop, text, staff)
      return { kind, hits: hits.slice(0, searchLimits.hitsOfKind), more: hits.length > searchLimits.hitsOfKind }
    }),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}
