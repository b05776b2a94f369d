import { plainSearchText } from '../../../domain/search/plain-search-text.ts'
import { dayCountLimits as limits } from '../../../shared/day-count-limits.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { isPersonalText } from '../dictionary/personal-text.ts'
import { countOfDay } from './count-of-day.ts'

/** A product or a search that a page showed. */
export interface Seen {
  productId?: string | undefined
  search?: string | undefined
  /** Number of products that the search found. */
  found?: number | undefined
}

/** Counts of each network in the minute that began at `since` (ms). */
const minutes = new WeakMap<Shop['cache'], { since: number; networks: Map<string, number> }>()

/** Counts a view of a product and a search, without who. A text that may name a person and what one network sends on and on are left out. */
export function countSeen(shop: Shop, { productId, search, found }: Seen, ip: string): void {
  if (limitedNetwork(shop, ip).some((network) => isTooOften(shop, network))) return
  if (productId) countOfDay(shop, 'view', productId)
  if (!search || found === undefined) return
  const plain = plainSearchText(search)
  if (plain.length < limits.textMin || plain.length > limits.textMax || isPersonalText(plain, shop)) return
  countOfDay(shop, found > 0 ? 'search' : 'vain_search', plain)
}

function isTooOften(shop: Shop, network: string): boolean {
  const now = shop.clock().getTime()
  let minute = minutes.get(shop.cache)
  if (!minute || now - minute.since >= 60_000 || minute.networks.size >= limits.waiting) {
    minute = { since: now, networks: new Map() }
    minutes.set(shop.cache, minute)
  }
  const times = (minute.networks.get(network) ?? 0) + 1
  minute.networks.set(network, times)
  return times > limits.ofNetworkPerMinute
}
