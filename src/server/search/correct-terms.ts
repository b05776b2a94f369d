import { errorsForgiven, typingErrors } from '../../domain/catalogue/typing-errors.ts'
import { readSearchText } from '../../domain/search/read-search-text.ts'
import type { Meaning } from '../../domain/search/search-meaning.ts'
import { type Dictionary, type SearchTerm, searchTermsOf } from '../../domain/search/search-terms.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { isKnown } from './find-terms.ts'
import { type NearWords, nearestTo, nearWords } from './near-words.ts'
import { beginningWith, knownTerms, soundKnown, type Vocabulary } from './vocabulary.ts'
import { soundingAs, soundingBeside, soundingLike } from './words-by-sound.ts'

/** Letters that sound alike at the beginning of a word, or that Indian languages write as one. */
const ALIKE = ['ckq', 'sxz', 'jgz', 'vwb', 'fp', 'iey', 'ou', 'ao', 'td', 'rl']

/** In a word of so few letters two errors are many: a `ladder` is no laser, unless both sound alike (`thinar`). */
const FAR_FROM_SHORT = 6

/** Beside a word that nobody knows a word of fewer letters is no other one misspelt: a toilet seat is no seal. */
const DOUBTFUL_SHORT = 5

/** So many spellings of a misspelt word are tried in phrases. */
const SPELLINGS_TRIED = 3

const CODE_SHORTEST = 4
const NEAR_CODES = 3

/** No word is near. */
const none = { words: [], errors: Number.POSITIVE_INFINITY }

/** Corrections of misspelt search terms; each is looked up once, however often it is asked for. */
export interface Corrections {
  /** Words that the shop does not know, as those that may be meant; others stay. Without such words it is undefined. */
  corrected: (searchTerms: readonly SearchTerm[]) => SearchTerm[] | undefined
  /** A misspelt word that makes an entry of the dictionary with its neighbours, as that; else undefined. */
  asPhrase: (searchTerms: readonly SearchTerm[]) => SearchTerm[] | undefined
  /** The shop knows the words, but no goods have them together: each may be another one, misspelt. */
  mistaken: (searchTerms: readonly SearchTerm[]) => SearchTerm[]
}

/** Corrections by the words of the shop and its dictionary. */
export function correctionsBy(vocabulary: Vocabulary, dictionary: Dictionary): Corrections {
  const known = rememberingByTerm((searchTerm) => isKnown(vocabulary, searchTerm))
  const meant = rememberingByTerm((searchTerm) => waysMeant(vocabulary, dictionary, searchTerm))
  const isMisspelt = (searchTerm: SearchTerm) => !known(searchTerm) && meant(searchTerm).length > 0
  return {
    asPhrase: (searchTerms) =>
      searchTerms
        .filter(isMisspelt)
        .map((searchTerm) => asPhrase(vocabulary, dictionary, searchTerms, searchTerm))
        .find((read) => read !== undefined),
    corrected(searchTerms) {
      // goods that the shop has not are named: what stands beside them is no other word misspelt
      if (searchTerms.some((searchTerm) => searchTerm.by === 'dictionary' && !known(searchTerm))) return undefined
      const meantHere = rememberingByTerm((searchTerm) =>
        meant(searchTerm).length > 0 ? meant(searchTerm) : waysBeside(vocabulary, searchTerms, searchTerm, meant),
      )
      const others = searchTerms.filter((searchTerm) => !known(searchTerm) && meantHere(searchTerm).length > 0)
      const isLost = searchTerms.some((searchTerm) => !known(searchTerm) && meantHere(searchTerm).length === 0)
      const isOther = (searchTerm: SearchTerm) =>
        others.includes(searchTerm) && !(isLost && searchTerm.typed.length < DOUBTFUL_SHORT)
      if (!searchTerms.some(isOther)) return undefined
      return searchTerms.map((searchTerm) =>
        isOther(searchTerm) ? { ...searchTerm, ways: meantHere(searchTerm) } : searchTerm,
      )
    },
    mistaken: (searchTerms) =>
      searchTerms.map((searchTerm) => ({
        ...searchTerm,
        ways: [...(known(searchTerm) ? searchTerm.ways : []), ...meant(searchTerm)],
      })),
  }
}

function rememberingByTerm<T>(read: (searchTerm: SearchTerm) => T): (searchTerm: SearchTerm) => T {
  const kept = new Map<SearchTerm, T>()
  return (searchTerm) => {
    const value = kept.has(searchTerm) ? (kept.get(searchTerm) as T) : read(searchTerm)
    kept.set(searchTerm, value)
    return value
  }
}

/** A misspelt word as the one that makes an entry of the dictionary with its neighbours: `hammr drill` is a hammer drill. */
function asPhrase(
  vocabulary: Vocabulary,
  dictionary: Dictionary,
  searchTerms: readonly SearchTerm[],
  misspelt: SearchTerm,
): SearchTerm[] | undefined {
  const near = [entriesMeant(dictionary, misspelt.typed), wordsMeant(vocabulary, misspelt.typed)]
  const spellings = near.flatMap(({ words }) => words.slice(0, SPELLINGS_TRIED))
  return spellings
    .map((spelling) => {
      const text = searchTerms
        .map((searchTerm) => (searchTerm === misspelt ? spelling : inEnglish(searchTerm)))
        .join(' ')
      return searchTermsOf(readSearchText(text), dictionary, knownTerms(vocabulary))
    })
    .find((read) => read.length > 0 && read.length < searchTerms.length)
}

/** Returns what was typed, or the word that its entry names: `स्क्रू` is the screw of a screwdriver. */
function inEnglish({ typed, ways }: SearchTerm): string {
  const [only, ...others] = ways[0] ?? []
  return /^[a-z0-9]/.test(typed) || only?.kind !== 'word' || others.length > 0 ? typed : only.text
}

function waysMeant(vocabulary: Vocabulary, dictionary: Dictionary, { ways, by }: SearchTerm): Meaning[][] {
  const [only] = ways[0] ?? []
  if (by !== 'letters' || ways[0]?.length !== 1 || only === undefined) return []
  if (only.kind === 'code') return [...withoutEnd(vocabulary, only), ...nearCodes(vocabulary, only)]
  if (only.kind !== 'word') return []
  const typed = only.text
  const near = wordsMeant(vocabulary, typed)
  // by ear alone, the shop's own words are nearer than what its dictionary says of them
  const isHeard = !/^[a-z]/.test(typed) && near.words.length > 0
  const entries = isHeard ? none : entriesMeant(dictionary, typed)
  return [
    ...(entries.errors <= near.errors ? entries.words.flatMap((said) => [...(dictionary.get(said)?.ways ?? [])]) : []),
    ...(near.errors <= entries.errors ? near.words.flatMap((text) => waysOfWord(dictionary, text)) : []),
  ]
}

/** A short word in Malayalam or Hindi letters, by the words that it stands between. */
function waysBeside(
  vocabulary: Vocabulary,
  searchTerms: readonly SearchTerm[],
  { typed, by, ways }: SearchTerm,
  meant: (searchTerm: SearchTerm) => Meaning[][],
): Meaning[][] {
  if (by !== 'letters' || ways[0]?.[0]?.kind !== 'word' || /^[a-z]/.test(typed)) return []
  const at = searchTerms.findIndex((searchTerm) => searchTerm.typed === typed)
  const wordsAt = (place: number, end: 'first' | 'last') => {
    const searchTerm = searchTerms[place]
    const all = searchTerm ? [...searchTerm.ways, ...meant(searchTerm)] : []
    const said = all.flatMap((way) => wordForms((end === 'first' ? way[0] : way.at(-1))?.text ?? ''))
    return [...said, ...soundingAs(vocabulary, searchTerm?.typed ?? '')]
  }
  const between = { before: wordsAt(at - 1, 'last'), after: wordsAt(at + 1, 'first') }
  return soundingBeside(vocabulary, typed, between).map((text) => [{ kind: 'word', text }])
}

/** A word of the shop, and before it what its entry says more closely: a hammer is first of all one for the hand. */
function waysOfWord(dictionary: Dictionary, text: string): Meaning[][] {
  const ways = dictionary.get(text)?.ways ?? []
  const isCloser = ways[0]?.some((meaning) => meaning.text === text) ?? false
  return [...(isCloser ? ways : []), [{ kind: 'word', text }]]
}

/** The words of the shop that a misspelt one may be: what sounds the same first, in other scripts nothing else. */
function wordsMeant(vocabulary: Vocabulary, typed: string): { words: string[]; errors: number } {
  const alike = soundingLike(vocabulary.sounds, typed)
  if (!/^[a-z]/.test(typed)) return { words: alike, errors: alike.length > 0 ? 0 : Number.POSITIVE_INFINITY }
  const atMost = errorsForgiven(typed)
  const { words, errors } = nearestTo(typed, { words: vocabulary.correct, atMost })
  const heard = alike.filter((word) => typingErrors(typed, word, atMost) <= atMost)
  const seen = errors > 1 && typed.length <= FAR_FROM_SHORT ? [] : words.filter((word) => mayBeMeant(typed, word))
  const all = [...new Set([...heard, ...seen])]
  return { words: all, errors: all.length > 0 ? errors : Number.POSITIVE_INFINITY }
}

/** `6204zz` where there is a 6204 of another kind only; fewer digits are a size, unless codes begin with them: `608zz`. */
function withoutEnd({ words, sortedCodes }: Vocabulary, { code }: Meaning & { kind: 'code' }): Meaning[][] {
  const digits = /^\d{3,}/.exec(code)?.[0]
  if (digits === undefined || !words.has(digits)) return []
  const isCode = digits.length > 3 || beginningWith(sortedCodes, digits).length > 0
  return isCode ? [[{ kind: 'number', text: digits, value: Number(digits) }]] : []
}

/**
 * Returns the full codes that end in this one (`ucp205` for `p205`), else the nearest of its series: `A-50` for an `A-48` that no
 * product has.
 */
function nearCodes({ sortedCodes }: Vocabulary, { code }: Meaning & { kind: 'code' }): Meaning[][] {
  const [, series, digits] = /^([a-z]{1,4})(\d{1,5})$/.exec(code) ?? []
  if (series === undefined) return []
  // goods may have had the code itself: no other is nearer, and nobody has it now
  const others = sortedCodes.filter((each) => each !== code && each.endsWith(code))
  const inFull = code.length >= CODE_SHORTEST ? others.slice(0, NEAR_CODES) : []
  const nearest = inFull.length > 0 ? inFull : nearestOf(beginningWith(sortedCodes, series), series, Number(digits))
  return nearest.map((each) => [{ kind: 'code', text: each, code: each }])
}

/** The few codes of a series whose numbers are nearest to one, but not that one: a large shop has thousands of them. */
function nearestOf(codes: readonly string[], series: string, number: number): string[] {
  const nearest: { code: string; away: number }[] = []
  for (const code of codes) {
    const away = Math.abs(Number(code.slice(series.length)) - number)
    if (!(away > 0 && away < (nearest[NEAR_CODES - 1]?.away ?? Number.POSITIVE_INFINITY))) continue
    const place = nearest.findIndex((each) => away < each.away)
    nearest.splice(place < 0 ? nearest.length : place, 0, { code, away })
    nearest.length = Math.min(nearest.length, NEAR_CODES)
  }
  return nearest.map(({ code }) => code)
}

function entriesMeant(dictionary: Dictionary, typed: string): ReturnType<typeof nearestTo> {
  const { words, sounds } = sayingsOf(dictionary)
  if (!/^[a-z]/.test(typed)) {
    const alike = soundingLike(sounds, typed)
    return alike.length > 0 ? { words: alike, errors: 0 } : none
  }
  // words of other languages are short, and near to everything
  const atMost = typed.length < 5 ? 0 : typed.length < 8 ? 1 : errorsForgiven(typed)
  return nearestTo(typed, { words, atMost, mayBe: (said) => mayBeMeant(typed, said) })
}

/** Single words of a dictionary that have a meaning, also by their sound. */
interface Sayings {
  words: NearWords
  sounds: ReadonlyMap<string, string[]>
}

/** Put in order once for each dictionary. */
const sayings = new WeakMap<Dictionary, Sayings>()
function sayingsOf(dictionary: Dictionary): Sayings {
  const known = sayings.get(dictionary)
  if (known) return known
  const single = [...dictionary]
    .filter(([said, { ways }]) => !said.includes(' ') && ways.length > 0)
    .map(([said]) => said)
  const read = { words: nearWords(single), sounds: Map.groupBy(single, soundKnown) }
  sayings.set(dictionary, read)
  return read
}

/** Few mistake the first letter of a word: `camera` is no hammer, `skrew` a screw. */
function mayBeMeant(typed: string, meant: string): boolean {
  if (typed.length < 4) return false
  const [first = '', second = ''] = typed
  if (first === meant[0] || (first === meant[1] && second === meant[0])) return true
  return ALIKE.some((letters) => letters.includes(first) && letters.includes(meant[0] ?? ''))
}
