import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'

/** The products whose name or category name contains the text, in any case (SPEC §2); the names come first. */
export function searchMatches(index: readonly SearchEntry[], text: string): SearchEntry[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const byName: SearchEntry[] = []
  const byCategory: SearchEntry[] = []
  for (const entry of index) {
    if (entry.name.toLowerCase().includes(wanted)) byName.push(entry)
    else if (entry.category.toLowerCase().includes(wanted)) byCategory.push(entry)
  }
  return [...byName, ...byCategory].slice(0, limits.searchMatchesMax)
}

/** The index's own matches first, then what else the server found. */
export function mergeMatches(own: readonly SearchEntry[], found: readonly SearchEntry[]): SearchEntry[] {
  const known = new Set(own.map((entry) => entry._id))
  return [...own, ...found.filter((entry) => !known.has(entry._id))].slice(0, limits.searchMatchesMax)
}
