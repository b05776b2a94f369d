import type { Shop } from '../shop.ts'
import { type Bitmap, countOf, intersect, unite, without } from './bitmap.ts'
import { selectWithLetters } from './posting-queries.ts'
import { withAnyTerm } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The products that have a plain text's letters in their name or their category's: found by its words and their neighbours. */
export async function withLetters(shop: Shop, vocabulary: Vocabulary, plain: string, words: string[]): Promise<Bitmap> {
  const categories = vocabulary.categories.filter(({ name }) => name.includes(plain)).map(({ id }) => `c:${id}`)
  const [inName, inCategory] = await Promise.all([
    inNames(shop, vocabulary, plain, words),
    withAnyTerm(shop, categories),
  ])
  return unite([inName, inCategory])
}

async function inNames(shop: Shop, vocabulary: Vocabulary, plain: string, words: string[]): Promise<Bitmap> {
  const chain = await withAllOf(shop, termsOf(vocabulary, plain, words))
  if (countOf(chain) === 0) return chain
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (!plain.startsWith(first) || !plain.endsWith(last) || words.length === 0) {
    return selectWithLetters(shop.pool, chain, plain)
  }
  // only where a word between others stands twice in a name, its neighbours may be of different places
  const between = [...new Set(words.slice(1, -1))].map((word) => `d:${word}`)
  const doubtful = intersect([chain, await withAnyTerm(shop, between)])
  if (countOf(doubtful) === 0) return chain
  return unite([without(chain, doubtful), await selectWithLetters(shop.pool, doubtful, plain)])
}

/**
 * The terms of which a name has one of each list: words with what stands between them. The first may begin, and the last
 * end, within a word of the name.
 */
function termsOf({ nameWords, pairs }: Vocabulary, plain: string, words: string[]): string[][] {
  const [word] = words
  if (word === undefined) return [['a:']]
  if (words.length === 1) return [nameWords.filter((each) => each.includes(word)).map((each) => `n:${each}`)]
  const parts = pairsIn(plain, words)
  return parts.map((part, at) => matching(pairs, part, at === 0, at === parts.length - 1).map((each) => `p:${each}`))
}

/** Each two neighbours of a text, with what stands between them. */
function pairsIn(plain: string, words: string[]): string[] {
  const parts: string[] = []
  let from = 0
  for (const [at, word] of words.slice(1).entries()) {
    const start = plain.indexOf(words[at] ?? '', from)
    from = plain.indexOf(word, start + (words[at]?.length ?? 0))
    parts.push(plain.slice(start, from + word.length))
  }
  return parts
}

function matching(terms: string[], text: string, isFirst: boolean, isLast: boolean): string[] {
  if (isFirst && isLast) return terms.filter((term) => term.includes(text))
  if (isFirst) return terms.filter((term) => term.endsWith(text))
  if (isLast) return terms.filter((term) => term.startsWith(text))
  return [text]
}

async function withAllOf(shop: Shop, [first = [], ...others]: string[][]): Promise<Bitmap> {
  if ([first, ...others].some((terms) => terms.length === 0)) return withAnyTerm(shop, [])
  const sets = others.map((terms) => withAnyTerm(shop, terms))
  return intersect([await withAnyTerm(shop, first), ...(await Promise.all(sets))])
}
