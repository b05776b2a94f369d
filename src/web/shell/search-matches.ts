import type { SearchEntry } from '../../shared/contract/catalogue.ts'

/** Enough to choose from; the list scrolls. */
const matchesMax = 40

/** The products whose name or category name contains the text, in any case (SPEC §2). */
export function searchMatches(index: readonly SearchEntry[], text: string): SearchEntry[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const matches: SearchEntry[] = []
  for (const entry of index) {
    if (!entry.name.toLowerCase().includes(wanted) && !entry.category.toLowerCase().includes(wanted)) continue
    if (matches.push(entry) === matchesMax) break
  }
  return matches
}
