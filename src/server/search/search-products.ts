import type { Shop } from '../platform/shop.ts'
import { selectPlainText } from './posting-queries.ts'
import { recallSet, withAnyTerm } from './postings.ts'
import { countOf, intersect, noProducts, type ProductSet } from './product-set.ts'
import { withLetters } from './search-letters.ts'
import { beginningWith, readVocabulary, type Vocabulary, wordsMeant, wordsTogether } from './vocabulary.ts'

/** A longer text is cut: nobody types so many words, and each is a look into the index. */
const WORDS_READ = 8
/** Nor so long a word: what a few letters become without accents, such as `½`, may be many. */
const LETTERS_READ = 40

/**
 * The products that a search text finds (CONTRACT §5): those with its letters in their or their category's name; where
 * there are none, those that have its words anywhere in name, category, brand and variants; else with typing errors. The
 * same text is read the same way on every page and with every filter.
 */
export function searchProducts(shop: Shop, q: string): Promise<ProductSet> {
  return recallSet(shop, `search ${q}`, () => firstThatFinds(shop, q))
}

async function firstThatFinds(shop: Shop, q: string): Promise<ProductSet> {
  const [vocabulary, plain] = await Promise.all([readVocabulary(shop), plainText(shop, q)])
  const words = wordsOf(plain)
  const letters = await withLetters(shop, vocabulary, plain, words)
  if (countOf(letters) > 0) return letters
  const few = words.slice(0, WORDS_READ).map((word) => word.slice(0, LETTERS_READ))
  for (const reading of [asWords, asMisspelt, asMistaken]) {
    const groups = reading(vocabulary, few)
    if (groups.length === 0 || groups.some((group) => group.length === 0)) continue
    const found = await withWordOfEach(shop, groups)
    if (countOf(found) > 0) return found
  }
  return noProducts
}

async function withWordOfEach(shop: Shop, [first = [], ...others]: string[][]): Promise<ProductSet> {
  const withAny = (words: string[]) =>
    withAnyTerm(
      shop,
      words.map((word) => `w:${word}`),
    )
  return intersect([await withAny(first), ...(await Promise.all(others.map(withAny)))])
}

/** In lower case without accents, as the database has names: plain_text. */
async function plainText(shop: Shop, q: string): Promise<string> {
  return /^[ -~]*$/.test(q) ? q.toLowerCase() : selectPlainText(shop.pool, q)
}

/** The words of a plain text, as the database takes names apart: words_of. */
function wordsOf(plain: string): string[] {
  return plain.match(/[a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*/g) ?? []
}

function asWords(vocabulary: Vocabulary, words: string[]): string[][] {
  return words.map((word) => knownAs(vocabulary, word))
}

/** A size is meant as it is written; of other words, and of a size that nothing has, the beginning is enough. */
function knownAs({ words, sortedWords }: Vocabulary, word: string): string[] {
  if (/[0-9]/.test(word) && words.has(word)) return [word]
  return beginningWith(sortedWords, word)
}

/** Words that the shop does not know are taken apart or corrected. */
function asMisspelt(vocabulary: Vocabulary, words: string[]): string[][] {
  return words.flatMap((word) => {
    const known = knownAs(vocabulary, word)
    if (known.length > 0) return [known]
    const parts = wordsTogether(vocabulary, word)
    return parts ? parts.map((part) => [part]) : [wordsMeant(vocabulary, word)]
  })
}

/** The shop knows the words, but no product has them together: each may be another one, misspelt. */
function asMistaken(vocabulary: Vocabulary, words: string[]): string[][] {
  return words.map((word) => [...knownAs(vocabulary, word), ...wordsMeant(vocabulary, word)])
}
