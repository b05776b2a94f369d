/** Signs of Malayalam, each beside the one of Devanagari at the same place of their tables (Unicode: 0d00 and 0900). */
const MALAYALAM = 0x0d00
const DEVANAGARI = 0x0900

/** The consonants of Devanagari from `क` (0915) to `ह` (0939), as far as goods and their English names tell them apart. */
const CONSONANTS = 'k k g g ng C C j j n t t t t n t t t t n n p p b b m y r r l l l v S S s h'.split(' ')

/** Letters that sound alike in English words, the longest first. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  // as Malayalam's ഴ is written: `kuzhal`
  [/zh/g, 'l'],
  // `extinguisher`, `language`
  [/ngu(?=[aei])/g, 'ngv'],
  [/igh/g, 'i'],
  [/tion$/, 'San'],
  [/tch|ch/g, 'C'],
  [/ck|qu?/g, 'k'],
  [/ph/g, 'f'],
  [/sh/g, 'S'],
  [/c(?=[eiy])/g, 's'],
  [/dge|g(?=e$)/g, 'j'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/d/g, 't'],
  [/f/g, 'p'],
  // `screw` and `hacksaw` end in a vowel, `switch` has none before it
  [/(?<=[aeou])w/g, ''],
  [/w/g, 'v'],
]

/**
 * The consonants of a word as they sound, in Latin letters, Malayalam or Devanagari: `bearing`, `ബെയറിങ്` and `बेयरिंग` are `brng`.
 * What differs between languages or is heard alike is one letter (d and t, f and p); vowels, y, and h within a word are left
 * out. Empty where a word has letters of other scripts or digits.
 */
export function soundOf(word: string): string {
  const letters = /^[a-z]+$/.test(word) ? english(word) : indian(word)
  return (letters ?? '')
    .replace(/(?<!^)h/g, '')
    .replace(/[aeiouy]/g, '')
    .replace(/M(?=[pb]|$)/g, 'm')
    .replace(/M/g, 'n')
    .replace(/(.)\1+/g, '$1')
}

function english(word: string): string {
  return ENGLISH.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
}

/** Undefined for other scripts. A sign that is no consonant is a vowel; `ം` is an m or an n, by what follows. */
function indian(word: string): string | undefined {
  let letters = ''
  // other signs of Malayalam for a t
  for (const sign of word.replaceAll('റ്റ', 'ട്ട').replaceAll('ന്റ', 'ന്ട')) {
    const at = (sign.codePointAt(0) ?? 0) - (sign >= 'ഀ' ? MALAYALAM : DEVANAGARI)
    if (at < 0 || at > 0x7f) return undefined
    letters += at === 2 ? 'M' : (CONSONANTS[at - 0x15] ?? 'a')
  }
  return letters
}
