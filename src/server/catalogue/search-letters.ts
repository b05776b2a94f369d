import type { Shop } from '../shop.ts'
import { selectWithLetters } from './posting-queries.ts'
import { withAnyTerm } from './postings.ts'
import { countOf, intersect, type ProductSet, unite, without } from './product-set.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The products that have a plain text's letters in their name or their category's: found by its words and their neighbours. */
export async function withLetters(
  shop: Shop,
  vocabulary: Vocabulary,
  plain: string,
  words: string[],
): Promise<ProductSet> {
  const categories = vocabulary.categories.filter(({ name }) => name.includes(plain)).map(({ id }) => `c:${id}`)
  const [inName, inCategory] = await Promise.all([
    inNames(shop, vocabulary, plain, words),
    withAnyTerm(shop, categories),
  ])
  return unite([inName, inCategory])
}

async function inNames(shop: Shop, vocabulary: Vocabulary, plain: string, words: string[]): Promise<ProductSet> {
  const chain = await withAllOf(shop, termsOf(vocabulary, plain, words))
  if (countOf(chain) === 0) return chain
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (!plain.startsWith(first) || !plain.endsWith(last) || words.length === 0) {
    return selectWithLetters(shop.pool, chain, plain)
  }
  // only where a word between others stands twice in a name, its neighbours may be of different places
  const between = [...new Set(words.slice(1, -1))].filter((word) => vocabulary.doubled.has(word))
  const doubtful = intersect([
    chain,
    await withAnyTerm(
      shop,
      between.map((word) => `d:${word}`),
    ),
  ])
  if (countOf(doubtful) === 0) return chain
  return unite([without(chain, doubtful), await selectWithLetters(shop.pool, doubtful, plain)])
}

/**
 * The terms of which a name has one of each list: words with what stands between them. The first may begin, and the last
 * end, within a word of the name.
 */
function termsOf({ nameWords, next }: Vocabulary, plain: string, words: string[]): string[][] {
  const [word] = words
  if (word === undefined) return [['a:']]
  if (words.length === 1) return [nameWords.filter((each) => each.includes(word)).map((each) => `n:${each}`)]
  const heads = headsIn(plain, words)
  return heads.map((head, at) => {
    const second = words[at + 1] ?? ''
    const [isFirst, isLast] = [at === 0, at === heads.length - 1]
    const firsts = isFirst ? [...next.keys()].filter((each) => each.endsWith(head)) : [head]
    const goesOn = (each: string) => (isLast ? each.startsWith(second) : each === second)
    return firsts.flatMap((first) => (next.get(first) ?? []).filter(goesOn).map((each) => `p:${first}${each}`))
  })
}

/** Each word but the last, with what stands between it and the next. */
function headsIn(plain: string, words: string[]): string[] {
  const heads: string[] = []
  let from = 0
  for (const [at, word] of words.slice(1).entries()) {
    const before = words[at] ?? ''
    const start = plain.indexOf(before, from)
    from = plain.indexOf(word, start + before.length)
    heads.push(plain.slice(start, from))
  }
  return heads
}

async function withAllOf(shop: Shop, [first = [], ...others]: string[][]): Promise<ProductSet> {
  if ([first, ...others].some((terms) => terms.length === 0)) return withAnyTerm(shop, [])
  const sets = others.map((terms) => withAnyTerm(shop, terms))
  return intersect([await withAnyTerm(shop, first), ...(await Promise.all(sets))])
}
