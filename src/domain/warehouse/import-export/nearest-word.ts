/** The known word that somebody probably meant, by the fewest letters to change; null where none is near. */
export function nearestWord(typed: string, known: Iterable<string>): string | null {
  const wanted = plain(typed)
  let best: string | null = null
  // at most three: more are another word, and cost more to find
  let least = Math.min(3, Math.max(2, Math.floor(wanted.length / 3))) + 1
  for (const word of known) {
    const candidate = plain(word)
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    const changes = lettersToChange(wanted, candidate, least)
    if (changes < least) [best, least] = [word, changes]
  }
  return best
}

/** Case, blanks and signs make no difference. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 80)
}

/** Levenshtein's distance, given up at `most`. */
function lettersToChange(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) >= most) return most
    row = next
  }
  return row[b.length] ?? most
}
