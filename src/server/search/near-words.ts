import { typingErrors } from '../../domain/catalogue/typing-errors.ts'

/** Words by their length, with a bit for each of their letters: most of them need not be compared with a misspelt one. */
export type NearWords = ReadonlyMap<number, { word: string; letters: number }[]>

/** Makes them of some words. */
export function nearWords(words: readonly string[]): NearWords {
  return Map.groupBy(
    words.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => word.length,
  )
}

/** The other words with the fewest typing errors between, at most so many; of those alone that may be meant. */
export function nearestTo(
  typed: string,
  { words, atMost, mayBe }: { words: NearWords; atMost: number; mayBe?: (word: string) => boolean },
): { words: string[]; errors: number } {
  const letters = lettersOf(typed)
  let [nearest, fewest]: [string[], number] = [[], atMost]
  for (let length = typed.length - atMost; length <= typed.length + atMost; length += 1) {
    for (const { word, letters: others } of words.get(length) ?? []) {
      if (bitsIn(others ^ letters) > 2 * fewest || word === typed || mayBe?.(word) === false) continue
      const errors = typingErrors(typed, word, fewest)
      if (errors < fewest) [nearest, fewest] = [[word], errors]
      else if (errors === fewest) nearest.push(word)
    }
  }
  return { words: nearest, errors: nearest.length > 0 ? fewest : Number.POSITIVE_INFINITY }
}

/** Two words with many different ones have many errors between. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsIn(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}
