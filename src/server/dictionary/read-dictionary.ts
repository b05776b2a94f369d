import { type Dictionary, entryKey, entryWays } from '../../domain/search/search-wishes.ts'
import { listingTag } from '../platform/cache/tags.ts'
import type { Shop } from '../platform/shop.ts'
import { selectEntries } from './dictionary-queries.ts'

/** The shop's dictionary as it is now: what a change makes stale is all that was searched. */
export function readDictionary(shop: Shop): Promise<Dictionary> {
  return shop.cache.recall('dictionary', async () => {
    const entries = await selectEntries(shop.db)
    const read = entries.map(({ said, meant }) => [entryKey(said), entryWays(meant)] as const)
    // `screwgun` is a screw gun, but what has an entry of its own is that
    const joined = read.map(([key, ways]) => [key.replaceAll(' ', ''), ways] as const)
    const value: Dictionary = new Map([...joined, ...read])
    return { value, bytes: entries.length * 400 + 300, tags: [listingTag] }
  })
}
