import type { SearchTerm } from '../../domain/search/search-terms.ts'

/**
 * Returns the text that was searched where one was corrected, or where something of it was left out: `hex nut` for `hex nut m10`.
 * Undefined where all that it says was searched as it is.
 */
export function readAs(said: readonly SearchTerm[], used: readonly SearchTerm[]): string | undefined {
  const text = used.map((searchTerm) => textOf(searchTerm, said)).join(' ')
  return text === '' || text === said.map(({ typed }) => typed).join(' ') ? undefined : text
}

/** Returns a search term as it was typed; for one that took its place, the words of its first meaning. */
function textOf(searchTerm: SearchTerm, said: readonly SearchTerm[]): string {
  const { typed, ways } = searchTerm
  const first = ways[0] ?? []
  const asTyped = said.find((each) => each.typed === typed)?.ways[0] ?? []
  const isSame = first.map(({ text }) => text).join() === asTyped.map(({ text }) => text).join()
  return isSame ? typed : first.map(({ text }) => text).join(' ')
}
