import { type Dictionary, type Entry, entryKey, entryWays } from '../../../domain/search/search-terms.ts'
import { dictionaryTag } from '../../../shared/cache-tags.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectEntries, selectTakenOut } from './dictionary-queries.ts'
import { kindEntries } from './kinds-of-goods.ts'
import { makerEntries } from './uses-of-goods.ts'

/**
 * The shop's dictionary as it is now, before what the trade calls its kinds of goods: what the shop says of a word counts, and
 * what it has taken out says nothing more. What a change makes stale is all that was searched.
 */
export function readDictionary(shop: Shop): Promise<Dictionary> {
  return shop.cache.recall('dictionary', async () => {
    const [entries, takenOut] = await Promise.all([selectEntries(shop.db), selectTakenOut(shop.db)])
    const gone = new Set(takenOut.map(entryKey))
    const kinds = kindEntries().filter(([key]) => !gone.has(key))
    const makers = makerEntries().filter(([key]) => !gone.has(key))
    const byName = new Map(kinds)
    const makerKeys = new Set(makers.map(([key]) => key))
    const own = entries.map(({ said, meant }): [string, Entry] => {
      const [key, entry] = [entryKey(said), ownEntry(meant, byName)]
      return [key, makerKeys.has(key) ? likeEntry(entry) : entry]
    })
    const value: Dictionary = new Map([...makers, ...joined(kinds), ...kinds, ...joined(own), ...own])
    return { value, bytes: value.size * 400 + 300, tags: [dictionaryTag] }
  })
}

/** Returns the shop's own meaning of a word; where that is a kind of products, their names as well. */
function ownEntry(meant: string, kinds: ReadonlyMap<string, Entry>): Entry {
  const ways = entryWays(meant)
  const kind = meant.includes(',') ? undefined : kinds.get(entryKey(meant))
  return { ways: kind ? [...ways, ...kind.ways] : ways }
}

/** Returns the entry of a maker's name: it leads to products like the maker's own: araldite, where the shop has another epoxy. */
function likeEntry({ ways }: Entry): Entry {
  return { ways: [], kind: { near: ways } }
}

/** `screwgun` is a screw gun, but what has an entry of its own is that. */
function joined(entries: readonly [string, Entry][]): [string, Entry][] {
  return entries.map(([key, entry]) => [key.replaceAll(' ', ''), entry])
}
