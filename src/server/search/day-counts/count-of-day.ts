import { dayCountLimits as limits } from '../../../shared/day-count-limits.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { Shop } from '../../platform/shop.ts'
import { addMisses } from '../dictionary/dictionary-queries.ts'
import { addCounts, type CountedWhat, type DayCount } from './day-count-queries.ts'

/** Counts that wait in this process to be written: lost with it, which costs a minute of counts. */
const waiting = new WeakMap<Shop['cache'], Map<string, DayCount>>()

/** Counts that something happened today, without who did it. `key`: a product's id, or a text that was searched for. */
export function countOfDay(shop: Shop, what: CountedWhat, key: string): void {
  const counts = waiting.get(shop.cache) ?? new Map<string, DayCount>()
  waiting.set(shop.cache, counts)
  const day = indianDay(shop.clock())
  const name = `${day} ${what} ${key}`
  const count = counts.get(name)
  if (count) count.times += 1
  else if (counts.size < limits.waiting) counts.set(name, { day, what, key, times: 1 })
}

/** Writes what waits, and searches in vain for the dictionary, too; does nothing where nothing waits. */
export async function writeDayCounts(shop: Shop): Promise<void> {
  const counts = waiting.get(shop.cache)
  if (!counts || counts.size === 0) return
  waiting.delete(shop.cache)
  const all = [...counts.values()]
  await addCounts(shop.db, all)
  const misses = all.filter(({ what }) => what === 'vain_search')
  if (misses.length > 0) await addMisses(shop.db, misses, shop.clock())
}

/** Drops searches that wait and hold one of these texts, compared as while searching. */
export function dropWaiting(shop: Pick<Shop, 'cache'>, texts: readonly string[]): void {
  const counts = waiting.get(shop.cache)
  for (const [name, { what, key }] of counts ?? [])
    if (isText(what) && texts.some((each) => key.includes(each))) counts?.delete(name)
}

function isText(what: CountedWhat): boolean {
  return what === 'search' || what === 'vain_search'
}
