import { plainSearchText } from '../../domain/search/plain-search-text.ts'
import { countOfDay, writeDayCounts } from '../../server/search/day-counts/count-of-day.ts'
import type { LivingShop } from './living-shop.ts'
import type { Wanted } from './web-orders.ts'

/** Searches that find nothing here: one of them is typed on every third day. */
const soughtInVain = ['left handed tap set', 'wheelbarrow tyre', 'rawl plug gun']

/** Somebody looks before they buy: for the kind of goods, at what they take and at what lies beside it. Counted as the pages do. */
export async function lookAround({ shop, items }: LivingShop, wanted: readonly Wanted[]): Promise<void> {
  for (const { item } of wanted) {
    const beside = items[(items.indexOf(item) + 1) % items.length] ?? item
    for (const { productId } of [item, beside, item]) countOfDay(shop, 'view', productId)
    countOfDay(shop, 'search', plainSearchText(item.categoryId.replaceAll('-', ' ')))
  }
  const day = shop.clock().getUTCDate()
  const vain = soughtInVain[day % 9]
  if (vain !== undefined) countOfDay(shop, 'vain_search', vain)
  await writeDayCounts(shop)
}
