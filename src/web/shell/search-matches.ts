import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'

/**
 * Best first: the name itself, what the thing is, the name's beginning, the beginning of a word in it, anywhere in it; then the category's
 * name. It is nearly the server's order (docs/decisions/152), which takes its place once it is known.
 */
const ranks = 6
/** Behind these a name says what a thing has, what it is for and how it is sold. */
const TITLE_ENDS = /,|\(| (?:with|for|per|of) /

/** The products whose name or category name contains the text, in any case (SPEC §2), the best ones first. */
export function searchMatches<Entry extends Pick<SearchEntry, 'name' | 'category'>>(
  index: readonly Entry[],
  text: string,
): Entry[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const byRank: Entry[][] = Array.from({ length: ranks }, () => [])
  for (const entry of index) byRank[rankOf(entry, wanted)]?.push(entry)
  return byRank.flat().slice(0, limits.searchMatchesMax)
}

/** `ranks` and more: it does not match. */
function rankOf({ name, category }: Pick<SearchEntry, 'name' | 'category'>, wanted: string): number {
  const lower = name.toLowerCase()
  const at = lower.indexOf(wanted)
  if (at < 0) return category.toLowerCase().includes(wanted) ? 5 : ranks
  if (lower.length === wanted.length) return 0
  if (isTheThing(lower, wanted)) return 1
  if (at === 0) return 2
  return beginsWord(lower, wanted, at) ? 3 : 4
}

/** Returns whether the name of a thing, before its sizes, ends so: `hex bolt m8` is a bolt, a `bolt cutter` is none. */
function isTheThing(name: string, wanted: string): boolean {
  const [title = ''] = name.split(TITLE_ENDS)
  const [thing = ''] = title.split(/ (?=\S*\d)/)
  const before = thing.replace(/s$/, '').lastIndexOf(wanted)
  return before >= 0 && before + wanted.length >= thing.length - 1 && beginsWord(thing, wanted, before)
}

function beginsWord(name: string, wanted: string, first: number): boolean {
  for (let at = first; at >= 0; at = name.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{M}\p{N}]/u.test(name[at - 1] ?? '')) return true
  }
  return false
}

/** Those of the first list, then what else is in the second one. */
export function mergeMatches<Entry extends { _id: string }>(own: readonly Entry[], found: readonly Entry[]): Entry[] {
  const known = new Set(own.map((entry) => entry._id))
  return [...own, ...found.filter((entry) => !known.has(entry._id))].slice(0, limits.searchMatchesMax)
}
