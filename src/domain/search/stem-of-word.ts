const ENDING = /(?:ing|edly|ed|ers|er|es|s|ly)$/
const STEM_LEAST = 3

/** An English word without its ending: `slipping`, `slipped` and `slips` are `slip`. Short words and those of other scripts stay. */
export function stemOfWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const cut = word.replace(/ies$/, 'y').replace(ENDING, '')
  const stem = cut.length < STEM_LEAST ? word : cut
  return stem
    .replace(/([bdfgklmnprtv])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
}
