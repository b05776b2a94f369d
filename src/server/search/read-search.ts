import { readSearchText } from '../../domain/search/read-search-text.ts'
import { readUse, saysOnlyWant } from '../../domain/search/read-use.ts'
import type { Meaning } from '../../domain/search/search-meaning.ts'
import { type Dictionary, type SearchTerm, searchTermsOf, tellingTerms } from '../../domain/search/search-terms.ts'
import type { Shop } from '../platform/shop.ts'
import { readDictionary } from './dictionary/read-dictionary.ts'
import { usesOfGoods } from './dictionary/uses-of-goods.ts'
import { selectPlainText } from './posting-queries.ts'
import { knownTerms, readVocabulary, type Vocabulary } from './vocabulary.ts'

/** A longer text is cut: nobody asks for so many things at once, and each is a look into the index. */
const TERMS_READ = 8
/** Nor so long a word: what a few letters become without accents, such as `½`, may be many. */
const LETTERS_READ = 40

/** A search text as the shop reads it. */
export interface SearchReading {
  vocabulary: Vocabulary
  dictionary: Dictionary
  /** Text as the database stores names, and its words. */
  plain: string
  words: string[]
  searchTerms: SearchTerm[]
  /** The same by the names of goods alone, where it says what is to be done or what trouble somebody has. */
  named: SearchTerm[]
  /** Text as it was typed. */
  text: string
}

/** Reads a text with the catalogue's words and the shop's dictionary as they are now. */
export async function readSearch(shop: Shop, q: string): Promise<SearchReading> {
  const [vocabulary, dictionary, plain] = await Promise.all([
    readVocabulary(shop),
    readDictionary(shop),
    plainText(shop, q),
  ])
  const meanings = readSearchText(q).filter(({ text }) => text.length <= LETTERS_READ)
  const named = searchTermsOf(meanings, dictionary, knownTerms(vocabulary)).slice(0, TERMS_READ)
  const searchTerms = asUse(meanings, named) ?? named
  return { vocabulary, dictionary, plain, words: wordsOf(plain), searchTerms, named, text: q }
}

/**
 * Returns the products for what a text wants to do, as search terms; a text that is the name of a kind as a whole asks for that.
 * Undefined where the text is to be read by the names of products.
 */
function asUse(meanings: readonly Meaning[], named: readonly SearchTerm[]): SearchTerm[] | undefined {
  const telling = tellingTerms(named)
  const kinds = telling.filter(({ by }) => by === 'dictionary')
  const others = telling.filter((searchTerm) => !kinds.includes(searchTerm))
  if (kinds.length === 1 && others.every(isSize)) return undefined
  const texts = meanings.flatMap(({ kind, text }) => (kind === 'word' || kind === 'code' ? [text] : []))
  const { uses, words } = usesOfGoods()
  const isNamed = kinds.length === 1 && kinds[0]?.kind !== undefined && !words.said.has(kinds[0].typed)
  if (isNamed && saysOnlyWant(others.filter((searchTerm) => !isSize(searchTerm)).map(({ typed }) => typed))) {
    return [...kinds, ...others.filter(isSize)]
  }
  const [first] = named
  const isNoun = first?.by === 'dictionary' && first.typed.includes(' ')
  const entry = readUse(texts, uses, words, isNoun)
  return entry && [{ typed: texts.join(' '), ways: [...entry.ways], by: 'dictionary', kind: entry.kind }]
}

/** Sizes, numbers and codes alone. */
function isSize({ ways }: SearchTerm): boolean {
  return ways.every((way) => way.every(({ kind }) => kind !== 'word' && kind !== 'shelf'))
}

/** In lower case without accents, as the database has names: plain_text. */
async function plainText(shop: Shop, q: string): Promise<string> {
  return /^[ -~]*$/.test(q) ? q.toLowerCase() : selectPlainText(shop.db, q)
}

/** The words of a plain text, as the database takes names apart: words_of. */
function wordsOf(plain: string): string[] {
  return plain.match(/[a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*/g) ?? []
}
