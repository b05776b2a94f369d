import { isForSeveralKinds } from '../../domain/search/category-names.ts'
import type { KnownTerms } from '../../domain/search/search-terms.ts'
import { soundOf } from '../../domain/search/sound-of-word.ts'
import { wordForms } from '../../domain/search/word-forms.ts'
import { factsTag, structureTag } from '../../shared/cache-tags.ts'
import type { Shop } from '../platform/shop.ts'
import { type NearWords, nearWords } from './near-words.ts'
import { selectVocabulary } from './posting-queries.ts'
import { readSizeTerms, type SizeTerms } from './size-terms.ts'

/** In the order of their letters, so that those with one beginning stand together. */
type SortedList = readonly string[]

/** Every word of the shop, however many products there are: what a search text is compared with. */
export interface Vocabulary {
  /** Words of names, categories, subcategories, brands and variants. */
  words: ReadonlySet<string>
  sortedWords: SortedList
  /** The words without digits: what a misspelt one is compared with. */
  correct: NearWords
  /** The same by how they sound. */
  sounds: ReadonlyMap<string, string[]>
  /** Words of names only. */
  nameWords: string[]
  /** Neighbours in names: for each word, with what follows it (`hex `), the words that come next. */
  next: ReadonlyMap<string, string[]>
  /** The words that others follow, with what follows them (`hex `): by their beginnings, and by their ends. */
  heads: SortedList
  headsBackwards: SortedList
  /** Words that stand twice in a name. */
  doubled: ReadonlySet<string>
  categories: { id: string; name: string }[]
  /** Categories and subcategories by the words of their names, with the term of what lies on each. */
  shelves: { term: string; words: string[] }[]
  /** Codes without what stands between their parts. */
  codes: ReadonlySet<string>
  sortedCodes: SortedList
  /** The letters that codes have before a number: `a` of A-36. */
  series: ReadonlySet<string>
  /** Nouns that products are, by their names. */
  nouns: ReadonlySet<string>
  /** Words of shelves for several kinds of goods: what lies on `Taps, Dies & Files` is not therefore a die. */
  shared: ReadonlySet<string>
  sizes: SizeTerms
}

/** Keeps how a word sounds: vocabulary and dictionary are made anew after every change of what goods are. */
const soundsKnown = new Map<string, string>()
const SOUNDS_MAX = 100_000

/** Sound of a word (soundOf). */
export function soundKnown(word: string): string {
  const known = soundsKnown.get(word)
  if (known !== undefined) return known
  const sound = soundOf(word)
  if (soundsKnown.size >= SOUNDS_MAX) soundsKnown.clear()
  soundsKnown.set(word, sound)
  return sound
}

/** The words of the catalogue as it is now. */
export function readVocabulary(shop: Shop): Promise<Vocabulary> {
  return shop.cache.recall('vocabulary', async () => {
    const { terms, categories, shelves } = await selectVocabulary(shop.db)
    const of = (kind: string) => terms.filter((term) => term.startsWith(kind)).map((term) => term.slice(kind.length))
    const words = of('w:')
    const next = byFirst(of('p:'))
    const codes = of('k:')
    const heads = [...next.keys()]
    const correct = words.filter((word) => !/[0-9]/.test(word))
    const value = {
      words: new Set(words),
      sortedWords: sortList(words),
      correct: nearWords(correct),
      sounds: Map.groupBy(correct, soundKnown),
      nameWords: of('n:'),
      next,
      heads: sortList(heads),
      headsBackwards: sortList(heads.map(backwards)),
      doubled: new Set(of('d:')),
      categories,
      codes: new Set(codes),
      sortedCodes: sortList(codes),
      series: new Set(codes.filter((code) => /^[a-z]\d{2,3}$/.test(code)).map(([letter = '']) => letter)),
      nouns: new Set(of('h:')),
      shelves: shelves.map(({ term, name }) => ({ term, words: wordsIn(name) })),
      shared: new Set(shelves.flatMap(({ name }) => (isForSeveralKinds(name) ? wordsIn(name) : []))),
      sizes: readSizeTerms(of('z:')),
    }
    return { value, bytes: terms.length * 120, tags: [factsTag, structureTag] }
  })
}

/** Returns the words and codes that products have, for whoever reads a text. */
export function knownTerms({ words, codes, series }: Vocabulary): KnownTerms {
  return {
    hasWord: (word) => words.has(word),
    hasCode: (code) => codes.has(code),
    hasSeries: (letter) => series.has(letter),
  }
}

/** The words of a list that begin with these letters. */
export function beginningWith(list: SortedList, letters: string): string[] {
  const from = firstFrom(list, letters)
  let to = from
  while (list[to]?.startsWith(letters)) to += 1
  return list.slice(from, to)
}

/** The heads that end with these letters. */
export function headsEndingIn({ headsBackwards }: Vocabulary, letters: string): string[] {
  return beginningWith(headsBackwards, backwards(letters)).map(backwards)
}

function firstFrom(list: SortedList, letters: string): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as string) < letters) low = middle + 1
    else high = middle
  }
  return low
}

function sortList(words: string[]): SortedList {
  return words.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

function backwards(word: string): string {
  return word.split('').reverse().join('')
}

/** The words of a name (words_of), one after the other: asked for the one at the end, it would try every way to part `10/12/14`. */
const WORDS = /[a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*/g

function wordsIn(name: string): string[] {
  return name.match(WORDS) ?? []
}

function byFirst(pairs: string[]): Vocabulary['next'] {
  const next = new Map<string, string[]>()
  for (const pair of pairs) {
    const second = [...pair.matchAll(WORDS)].at(-1)
    const first = pair.slice(0, second?.index)
    const seconds = next.get(first) ?? []
    next.set(first, seconds)
    seconds.push(pair.slice(first.length))
  }
  return next
}

/** A word that was written together, such as `25mm`, `m8x40` or `tinsnip`, in the shop's words; undefined where it cannot be. */
export function wordsTogether(vocabulary: Vocabulary, typed: string): string[] | undefined {
  // two or three letters are a word only beside a size: else "blot" would be "b", "lot"
  const shortest = /[0-9]/.test(typed) ? 1 : 3
  return splitInto(typed, vocabulary.words, shortest)
}

/**
 * The longest first words win, the last one in either number. `deadEnds` remembers from where on a text cannot be taken apart: without it one of ones is
 * tried in every way there is, twice as many with every letter.
 */
function splitInto(
  typed: string,
  known: ReadonlySet<string>,
  shortest: number,
  deadEnds = new Set<number>(),
): string[] | undefined {
  if (typed === '') return []
  if (typed.length >= shortest && wordForms(typed).some((form) => known.has(form))) return [typed]
  if (deadEnds.has(typed.length)) return undefined
  for (let length = typed.length - 1; length >= shortest; length -= 1) {
    if (!known.has(typed.slice(0, length))) continue
    const rest = splitInto(typed.slice(length), known, shortest, deadEnds)
    if (rest) return [typed.slice(0, length), ...rest]
  }
  deadEnds.add(typed.length)
  return undefined
}
