import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'

/** Best first: the name itself, its beginning, the beginning of a word in it, anywhere in it; then the category's name. */
const ranks = 5

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
  if (at < 0) return category.toLowerCase().includes(wanted) ? 4 : ranks
  if (at === 0) return lower.length === wanted.length ? 0 : 1
  return beginsWord(lower, wanted, at) ? 2 : 3
}

function beginsWord(name: string, wanted: string, first: number): boolean {
  for (let at = first; at >= 0; at = name.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{M}\p{N}]/u.test(name[at - 1] ?? '')) return true
  }
  return false
}

/** The index's own matches first, then what else the server found. */
export function mergeMatches<Entry extends { _id: string }>(own: readonly Entry[], found: readonly Entry[]): Entry[] {
  const known = new Set(own.map((entry) => entry._id))
  return [...own, ...found.filter((entry) => !known.has(entry._id))].slice(0, limits.searchMatchesMax)
}
